import type { PhrasingReadings } from './phrasing-readings.ts';

/**
 * The weights of a linear classifier that estimates the topic of a question from its features. The entries of feature
 * `i` are those from `starts[i]` up to `starts[i + 1]`: the place of a topic in `topics`, and the weight in `steps`, as
 * a number of `stepSize`.
 */
export interface TopicWeights {
  readonly starts: Uint32Array;
  readonly topics: Uint16Array;
  readonly steps: Int8Array;
}

/**
 * Training parameters of the classifier. They were chosen by training it without one round of questions in
 * bench/assistant at a time and measuring that round.
 */
const training = { rounds: 4, rate: 0.3, leastGradient: 0.001 } as const;
/** Factor for the values of a text's features, after they were scaled so that their squares add up to 1. */
const strength = 4;
/** Weight of a question by a stranger. A phrasing of ours has the weight 1. */
const strangerWeight = 3;
/** Minimum number of phrasings that must have a feature for the classifier to learn it. */
const leastPhrasings = 2;
const stepSize = 1 / 24;
/** Number of texts that are learned before other requests may run. */
const textsPerTick = 50;

/** The values of a text's features. `place` is the place of the feature in `PhrasingReadings.features`. */
export type FeatureValues = readonly (readonly [place: number, value: number])[];

/** A text to learn from. `topic` is the place of its topic in the list of topics. */
export interface LearnedText {
  readonly topic: number;
  readonly isStrangers: boolean;
}

/**
 * Learns how strongly each feature indicates each topic, by logistic regression with one step for each text. The same
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

/**
 * Returns the value of each feature of each phrasing, in the order of `places`. The values of one phrasing form a
 * vector of length 1.
 */
export function phrasingValues(readings: PhrasingReadings): Float64Array {
  const { weights, places, ends } = readings;
  const rarities = Float64Array.from(countPhrasings(readings), (count) => rarityOf(count, ends.length));
  const values = new Float64Array(places.length);
  for (let phrasing = 0, start = 0; phrasing < ends.length; phrasing += 1) {
    const end = ends[phrasing] ?? start;
    let squares = 0;
    for (let at = start; at < end; at += 1) {
      const place = places[at] ?? 0;
      values[at] = (weights[place] ?? 0) * (rarities[place] ?? 0);
      squares += (values[at] ?? 0) ** 2;
    }
    const length = Math.sqrt(squares) || 1;
    for (let at = start; at < end; at += 1) values[at] = (values[at] ?? 0) / length;
    start = end;
  }
  return values;
}

/** Returns the number of phrasings that have each feature. */
export function countPhrasings({ features, places }: PhrasingReadings): Uint32Array {
  const counts = new Uint32Array(features.length);
  for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
  return counts;
}

/** Returns how rare a feature is: `count` of all `phrasings` have it. A higher result means rarer. */
export function rarityOf(count: number, phrasings: number): number {
  return Math.log(1 + phrasings / (1 + count));
}

/** Returns the probability of each topic for a text with these features. */
export function topicProbabilities(
  { starts, topics, steps }: TopicWeights,
  values: FeatureValues,
  topicCount: number,
): Float64Array {
  const scores = new Float64Array(topicCount);
  for (const [place, value] of values) {
    for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at += 1) {
      const topic = topics[at] ?? 0;
      scores[topic] = (scores[topic] ?? 0) + (steps[at] ?? 0) * stepSize * value * strength;
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
  const starts = new Uint32Array(rowOf.length + 1);
  const topics = new Uint16Array(weights.length);
  const steps = new Int8Array(weights.length);
  let kept = 0;
  for (let feature = 0; feature < rowOf.length; feature += 1) {
    const row = rowOf[feature] ?? -1;
    for (let topic = 0; row >= 0 && topic < topicCount; topic += 1) {
      const step = Math.round((weights[row * topicCount + topic] ?? 0) / stepSize);
      if (step === 0) continue;
      topics[kept] = topic;
      steps[kept] = Math.max(-127, Math.min(127, step));
      kept += 1;
    }
    starts[feature + 1] = kept;
  }
  return { starts, topics: topics.slice(0, kept), steps: steps.slice(0, kept) };
}
