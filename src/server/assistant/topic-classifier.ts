import type { PhrasingReadings } from './phrasing-readings.ts';

/**
 * The weights of a linear classifier that estimates the topic of a question from its features. Each learned feature has
 * a row of weights, one for each topic. Weights of 0 are not stored: a bit for each topic says whether its weight is in
 * `steps`, as a multiple of `stepSize`.
 */
export interface TopicWeights {
  /** The row of each feature, or -1 for a feature that was not learned. */
  readonly rowOf: Int32Array;
  /** The bits of all rows, packed into 32-bit words. */
  readonly topics: Uint32Array;
  /** Where the weights of each row begin in `steps`. */
  readonly starts: Uint32Array;
  readonly steps: Int8Array;
}

/**
 * Training parameters of the classifier. They were chosen with the question rounds of bench/assistant: each round was
 * left out of the training once, and then its questions were answered.
 */
const training = { rounds: 4, rate: 0.3, leastGradient: 0.001 } as const;
/** Factor by which the values of a text's features are multiplied. Without it, the values form a vector of length 1. */
const strength = 4;
/** Weight of a question by a stranger. A phrasing of ours has the weight 1. */
const strangerWeight = 3;
/** Minimum number of phrasings that must have a feature for the classifier to learn it. */
const leastPhrasings = 2;
const stepSize = 1 / 24;
/** Number of topics whose bits are in one 32-bit word. */
const wordBits = 32;
/** Number of texts that are learned before other requests may run. */
const textsPerTick = 50;

/** The values of a text's features. `place` is the index of the feature in `PhrasingReadings.features`. */
export type FeatureValues = readonly (readonly [place: number, value: number])[];

/** A text to learn from. `topic` is the index of its topic in the list of topics. */
export interface LearnedText {
  readonly topic: number;
  readonly isStrangers: boolean;
}

/**
 * Learns how strongly each feature indicates each topic. Uses logistic regression with one step for each text. The same
 * texts always give the same weights. Pauses at each `yield`, so that other requests can run.
 */
export function* trainTopics(
  readings: PhrasingReadings,
  texts: readonly LearnedText[],
  topicCount: number,
): Generator<undefined, TopicWeights> {
  const { places, ends } = readings;
  const values = phrasingValues(readings);
  const counts = countPhrasings(readings);
  // Each learned feature has a row in `weights`, with one cell for each topic. The other features have none (-1).
  const rowOf = new Int32Array(readings.features.length).fill(-1);
  let rows = 0;
  for (const [feature, count] of counts.entries()) {
    if (count < leastPhrasings) continue;
    rowOf[feature] = rows;
    rows += 1;
  }
  const weights = new Float32Array(rows * topicCount);
  const squares = new Float32Array(rows * topicCount);
  const scores = new Float64Array(topicCount);
  const topicsToCorrect = new Uint16Array(topicCount);
  const gradients = new Float64Array(topicCount);
  const order = Uint32Array.from(texts, (_, place) => place);
  for (let round = 0; round < training.rounds; round += 1) {
    shuffle(order, round + 1);
    for (let done = 0; done < order.length; done += 1) {
      const text = order[done] ?? 0;
      const learned = texts[text];
      if (!learned) continue;
      const start = text === 0 ? 0 : (ends[text - 1] ?? 0);
      const end = ends[text] ?? start;
      scores.fill(0);
      for (let at = start; at < end; at += 1) {
        const row = rowOf[places[at] ?? 0] ?? -1;
        if (row < 0) continue;
        const value = (values[at] ?? 0) * strength;
        const base = row * topicCount;
        for (let topic = 0; topic < topicCount; topic += 1)
          scores[topic] = (scores[topic] ?? 0) + (weights[base + topic] ?? 0) * value;
      }
      toProbabilities(scores);
      const weight = learned.isStrangers ? strangerWeight : 1;
      let corrected = 0;
      for (let topic = 0; topic < topicCount; topic += 1) {
        const gradient = ((scores[topic] ?? 0) - (topic === learned.topic ? 1 : 0)) * weight;
        if (Math.abs(gradient) < training.leastGradient) continue;
        topicsToCorrect[corrected] = topic;
        gradients[corrected] = gradient;
        corrected += 1;
      }
      // The inner loop goes through the topics of one row, because the cells of a row are next to each other in memory.
      for (let at = start; at < end; at += 1) {
        const row = rowOf[places[at] ?? 0] ?? -1;
        if (row < 0) continue;
        const value = values[at] ?? 0;
        const base = row * topicCount;
        for (let each = 0; each < corrected; each += 1) {
          const cell = base + (topicsToCorrect[each] ?? 0);
          const slope = (gradients[each] ?? 0) * value * strength;
          squares[cell] = (squares[cell] ?? 0) + slope * slope;
          weights[cell] = (weights[cell] ?? 0) - (training.rate * slope) / Math.sqrt((squares[cell] ?? 0) + 1e-3);
        }
      }
      if (done % textsPerTick === textsPerTick - 1) yield undefined;
    }
  }
  return compact(rowOf, weights, topicCount);
}

/** Values of the features in the order of `places`. Those of one phrasing form a vector of length 1. */
function phrasingValues(readings: PhrasingReadings): Float64Array {
  const { places, ends } = readings;
  const ofFeatures = valuesOfFeatures(readings);
  const lengths = lengthsOf(readings, ofFeatures);
  const values = new Float64Array(places.length);
  for (let phrasing = 0, at = 0; phrasing < ends.length; phrasing += 1) {
    for (; at < (ends[phrasing] ?? at); at += 1)
      values[at] = (ofFeatures[places[at] ?? 0] ?? 0) / (lengths[phrasing] ?? 1);
  }
  return values;
}

/** Returns the value of each feature: its weight, times how rare it is among the phrasings. */
export function valuesOfFeatures(readings: PhrasingReadings): Float64Array {
  const { weights, ends } = readings;
  return Float64Array.from(
    countPhrasings(readings),
    (count, place) => (weights[place] ?? 0) * rarityOf(count, ends.length),
  );
}

/** Returns the length of each phrasing as a vector of its features' values, or 1 if it has no features. */
export function lengthsOf({ places, ends }: PhrasingReadings, values: Float64Array): Float64Array {
  const lengths = new Float64Array(ends.length);
  for (let phrasing = 0, at = 0; phrasing < ends.length; phrasing += 1) {
    let squares = 0;
    for (; at < (ends[phrasing] ?? at); at += 1) squares += (values[places[at] ?? 0] ?? 0) ** 2;
    lengths[phrasing] = Math.sqrt(squares) || 1;
  }
  return lengths;
}

export function countPhrasings({ features, places }: PhrasingReadings): Uint32Array {
  const counts = new Uint32Array(features.length);
  for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
}

/** Returns how rare a feature is: `count` of all `phrasings` have it. A higher result means rarer. */
export function rarityOf(count: number, phrasings: number): number {
  return Math.log(1 + phrasings / (1 + count));
}

export function topicProbabilities(
  { rowOf, topics, starts, steps }: TopicWeights,
  values: FeatureValues,
  topicCount: number,
): Float64Array {
  const scores = new Float64Array(topicCount);
  const words = Math.ceil(topicCount / wordBits);
  for (const [place, value] of values) {
    const row = rowOf[place] ?? -1;
    if (row < 0) continue;
    let at = starts[row] ?? 0;
    for (let word = 0; word < words; word += 1) {
      // Each round handles the lowest bit that is set, and clears it.
      for (let bits = topics[row * words + word] ?? 0; bits !== 0; bits &= bits - 1) {
        const topic = word * wordBits + (wordBits - 1 - Math.clz32(bits & -bits));
        scores[topic] = (scores[topic] ?? 0) + (steps[at] ?? 0) * stepSize * value * strength;
        at += 1;
      }
    }
  }
  toProbabilities(scores);
  return scores;
}

function toProbabilities(scores: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  let sum = 0;
  for (let topic = 0; topic < scores.length; topic += 1) {
    const share = Math.exp((scores[topic] ?? 0) - most);
    scores[topic] = share;
    sum += share;
  }
  for (let topic = 0; topic < scores.length; topic += 1) scores[topic] = (scores[topic] ?? 0) / sum;
}

/** Puts the texts into an order that is the same in every training, but different in each round. */
function shuffle(order: Uint32Array, round: number): void {
  let state = round;
  for (let place = order.length - 1; place > 0; place -= 1) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const other = Math.floor((state / 2147483648) * (place + 1));
    const kept = order[place] ?? 0;
    order[place] = order[other] ?? 0;
    order[other] = kept;
  }
}

/** Returns the weights as whole numbers of steps. Leaves out the weights that round to 0. */
function compact(rowOf: Int32Array, weights: Float32Array, topicCount: number): TopicWeights {
  const rows = topicCount === 0 ? 0 : weights.length / topicCount;
  const words = Math.ceil(topicCount / wordBits);
  const topics = new Uint32Array(rows * words);
  const starts = new Uint32Array(rows);
  const steps = new Int8Array(weights.length);
  let kept = 0;
  for (let row = 0; row < rows; row += 1) {
    starts[row] = kept;
    for (let topic = 0; topic < topicCount; topic += 1) {
      const step = Math.round((weights[row * topicCount + topic] ?? 0) / stepSize);
      if (step === 0) continue;
      const word = row * words + Math.floor(topic / wordBits);
      topics[word] = (topics[word] ?? 0) | (1 << (topic % wordBits));
      steps[kept] = Math.max(-127, Math.min(127, step));
      kept += 1;
    }
  }
  return { rowOf, topics, starts, steps: steps.slice(0, kept) };
}
