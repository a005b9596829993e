import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { serialize } from 'node:v8';
import { isMainThread, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { demoLanguages, type InEveryLanguage } from '#language/languages.ts';
import { simplify } from '#language/simplified.ts';
import { isTokenFeature, questionFeatures } from '#server/assistant/question-features.ts';
import {
  hashOf,
  readTopicModel,
  stepSize,
  strength,
  type TopicClassifier,
  type TopicModel,
  type TopicTexts,
  toProbabilities,
} from '#server/assistant/topic-model.ts';
import { fillNames } from './offer-names.ts';

/**
 * Trains the classifiers with which the assistant finds the topic of a question, from the phrasings and the strangers'
 * questions in `records/assistant`, and hears urgency, from `records/hearing`. A build runs this file as a worker thread.
 */

/** Parameters of the training. Each round of strangers was left out once, and its questions were then answered. */
const training = { rounds: 4, rate: 0.3, leastGradient: 0.001 } as const;
/** How much a question by a stranger counts. A phrasing of ours counts 1. */
const strangerWeight = 3;
/** Minimum number of texts that must have a feature for the classifier to learn it. Search tokens are always known. */
const leastTexts = 2;
/** Weights of fewer steps are left out: without them the model is less than half as large, and no worse. */
const leastSteps = 3;

const records = new URL('../records/', import.meta.url);
const phrasingsSchema = z.object({
  topic: z.string(),
  lang: z.enum(demoLanguages.map(({ tag }) => tag)),
  /** The question that a visitor can choose. */
  question: z.string().transform(fillNames).optional(),
  /** What an article in English says, and the hash of the text that says it. */
  summary: z.object({ of: z.number(), text: z.string() }).optional(),
  asked: z.array(z.string().transform(fillNames)),
});
const spokenSchema = z.object({ text: z.string(), label: z.string(), set: z.string().optional() });
const strangersSchema = z.object({ topic: z.string().optional(), text: z.string(), set: z.string().optional() });

/** A text from which the classifier learns. */
interface LearnedText {
  readonly topic: string;
  readonly text: string;
  readonly weight: number;
}

/** Returns the phrasings of every topic, and the strangers' questions that have a topic, but not those of some sets. */
export function readLearnedTexts(exceptSets: readonly string[] = []): LearnedText[] {
  const strangers = readLines('assistant/questions.jsonl', strangersSchema).flatMap(({ topic, text, set }) =>
    topic === undefined || exceptSets.includes(set ?? '')
      ? []
      : [{ topic, text: simplify(text), weight: strangerWeight }],
  );
  const ours = readLines('assistant/phrasings.jsonl', phrasingsSchema).flatMap(({ topic, asked, question }) =>
    [...(question === undefined ? [] : [question]), ...asked].map((text) => ({ topic, text, weight: 1 })),
  );
  return withoutRepeats([...ours, ...strangers]);
}

function withoutRepeats(texts: readonly LearnedText[]): LearnedText[] {
  const first = new Map(texts.toReversed().map((learned) => [learned.text, learned]));
  return [...first.values()].reverse();
}

/** Returns the texts of danger and distress, and harmless ones with the same words. No question to the site is here. */
function readSpoken(): LearnedText[] {
  return readLines('hearing/strangers.jsonl', spokenSchema).flatMap(({ label, text, set }) =>
    label === 'person' || (label === 'none' && (set ?? 'callers').startsWith('callers'))
      ? []
      : [{ topic: label, text: simplify(text), weight: 1 }],
  );
}

function readLines<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema>[] {
  const lines = readFileSync(new URL(file, records), 'utf8').trimEnd().split('\n');
  return lines.map((line) => schema.parse(JSON.parse(line)));
}

/** Returns what the assistant says about each topic: the question that a visitor can choose, and the summaries. */
function readTopicTexts(): ReadonlyMap<string, TopicTexts> {
  const topics = Map.groupBy(readLines('assistant/phrasings.jsonl', phrasingsSchema), ({ topic }) => topic);
  return new Map(
    [...topics].map(([topic, lines]) => {
      const questions = Object.fromEntries(
        lines.flatMap(({ lang, question }) => (question === undefined ? [] : [[lang, question]])),
      );
      const summaries = Object.fromEntries(lines.map(({ lang, summary }) => [lang, summary]));
      return [topic, { question: isComplete(questions) ? questions : undefined, summaries }];
    }),
  );
}

function isComplete(texts: Readonly<Record<string, string>>): texts is InEveryLanguage<string> {
  return demoLanguages.every(({ tag }) => texts[tag] !== undefined);
}

/** Writes a model to a file, unless the file contains the model of the same records and the same code. */
export function makeTopicModel(file: string): void {
  const madeFrom = digest();
  if (readTopicModel(file)?.madeFrom === madeFrom) return;
  const model = trainModel(undefined, madeFrom);
  mkdirSync(dirname(file), { recursive: true });
  // A build can be stopped while it writes.
  const incomplete = `${file}-${process.pid}`;
  writeFileSync(incomplete, serialize(model));
  renameSync(incomplete, file);
}

/** Trains the classifier of topics, and the one of urgency. The questions of `exceptSets` are left out. */
export function trainModel(exceptSets?: readonly string[], madeFrom = ''): TopicModel {
  const learned = readLearnedTexts(exceptSets);
  const questions = learned.map((text) => ({ ...text, topic: 'question' }));
  const said = readTopicTexts();
  const { topics, ...topicClassifier } = trainClassifier(learned);
  return {
    ...topicClassifier,
    topics,
    madeFrom,
    texts: topics.map((topic) => said.get(topic)),
    urgency: trainClassifier(withoutRepeats([...questions, ...readSpoken()])),
  };
}

/** Returns a hash of the records and of the code that decides what is learned from them. */
function digest(): string {
  const root = new URL('..', import.meta.url);
  const code = [
    'scripts/train-topics.ts',
    'src/server/assistant/{question-features,topic-model}.ts',
    'src/server/content/search/search-{concepts,tokens}.ts',
    'records/{assistant/*,hearing/strangers}.jsonl',
    'scripts/offer-names.ts',
    'src/shared/offer/packages.ts',
    'site.config.ts',
  ];
  const hash = createHash('sha256');
  for (const file of globSync(code, { cwd: root }).sort()) hash.update(readFileSync(new URL(file, root)));
  return hash.digest('hex');
}

/** The features of all texts. `rows[n]` are the features of text `n`, `values[n]` their values, a vector of length 1. */
interface Vectors {
  readonly rows: readonly Int32Array[];
  readonly values: readonly Float64Array[];
}

/**
 * Learns how strongly each feature indicates each topic: logistic regression with one step for each text. The same texts
 * always give the same model. Throws a RangeError for more than 256 topics.
 */
function trainClassifier(texts: readonly LearnedText[]): TopicClassifier {
  const topics = [...new Set(texts.map(({ topic }) => topic))];
  if (topics.length > 256) throw new RangeError('A weight stores its topic in one byte');
  const features = texts.map(({ text }) => questionFeatures(text));
  const counts = new Map<string, number>();
  for (const found of features) for (const feature of found.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rarityOf = (count: number) => Math.log(1 + texts.length / (1 + count));
  const known = [...counts.keys()]
    .filter((feature) => isTokenFeature(feature) || (counts.get(feature) ?? 0) >= leastTexts)
    .sort((one, other) => hashOf(one) - hashOf(other));
  const rowOf = new Map(known.map((feature, row) => [feature, row]));
  const vectors = features.map((found) => {
    const entries = [...found].map(([feature, weight]) => ({
      row: rowOf.get(feature) ?? -1,
      value: weight * rarityOf(counts.get(feature) ?? 0),
    }));
    const length = Math.hypot(...entries.map(({ value }) => value)) || 1;
    const learned = entries.filter(({ row }) => row >= 0);
    return {
      rows: Int32Array.from(learned, ({ row }) => row),
      values: Float64Array.from(learned, ({ value }) => value / length),
    };
  });
  const weights = learn(texts, topics, known.length, {
    rows: vectors.map(({ rows }) => rows),
    values: vectors.map(({ values }) => values),
  });
  return {
    topics,
    hashes: Uint32Array.from(known, hashOf),
    rarities: Float32Array.from(known, (feature) => rarityOf(counts.get(feature) ?? 0)),
    rarest: rarityOf(0),
    ...compact(weights, known.length, topics.length),
  };
}

/** Returns the weights: for each row a cell for each topic. */
function learn(texts: readonly LearnedText[], topics: readonly string[], rowCount: number, vectors: Vectors) {
  const count = topics.length;
  const placeOf = new Map(topics.map((topic, place) => [topic, place]));
  const weights = new Float32Array(rowCount * count);
  const squares = new Float32Array(rowCount * count);
  const scores = new Float64Array(count);
  const toCorrect = new Uint16Array(count);
  const gradients = new Float64Array(count);
  const order = Uint32Array.from(texts, (_, place) => place);
  for (let round = 0; round < training.rounds; round += 1) {
    shuffle(order, round + 1);
    for (const place of order) {
      const text = texts[place];
      const rows = vectors.rows[place] ?? new Int32Array();
      const values = vectors.values[place] ?? new Float64Array();
      scores.fill(0);
      for (let at = 0; at < rows.length; at += 1) {
        const base = (rows[at] ?? 0) * count;
        const value = (values[at] ?? 0) * strength;
        for (let topic = 0; topic < count; topic += 1)
          scores[topic] = (scores[topic] ?? 0) + (weights[base + topic] ?? 0) * value;
      }
      toProbabilities(scores);
      const right = placeOf.get(text?.topic ?? '');
      let corrected = 0;
      for (let topic = 0; topic < count; topic += 1) {
        const gradient = ((scores[topic] ?? 0) - (topic === right ? 1 : 0)) * (text?.weight ?? 1);
        if (Math.abs(gradient) < training.leastGradient) continue;
        toCorrect[corrected] = topic;
        gradients[corrected] = gradient;
        corrected += 1;
      }
      // The inner loop goes through the topics of one row, because the cells of a row are next to each other in memory.
      for (let at = 0; at < rows.length; at += 1) {
        const base = (rows[at] ?? 0) * count;
        const value = (values[at] ?? 0) * strength;
        for (let each = 0; each < corrected; each += 1) {
          const cell = base + (toCorrect[each] ?? 0);
          const slope = (gradients[each] ?? 0) * value;
          const square = (squares[cell] ?? 0) + slope * slope;
          squares[cell] = square;
          weights[cell] = (weights[cell] ?? 0) - (training.rate * slope) / Math.sqrt(square + 1e-3);
        }
      }
    }
  }
  return weights;
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

/** Returns the weights as whole numbers of steps, without the smallest. */
function compact(
  weights: Float32Array,
  rowCount: number,
  topicCount: number,
): Pick<TopicModel, 'starts' | 'weightTopics' | 'weights'> {
  const starts = new Uint32Array(rowCount + 1);
  const weightTopics = new Uint8Array(weights.length);
  const steps = new Int8Array(weights.length);
  let kept = 0;
  for (let row = 0; row < rowCount; row += 1) {
    starts[row] = kept;
    for (let topic = 0; topic < topicCount; topic += 1) {
      const step = Math.round((weights[row * topicCount + topic] ?? 0) / stepSize);
      if (Math.abs(step) < leastSteps) continue;
      weightTopics[kept] = topic;
      steps[kept] = Math.max(-127, Math.min(127, step));
      kept += 1;
    }
  }
  starts[rowCount] = kept;
  return { starts, weightTopics: weightTopics.slice(0, kept), weights: steps.slice(0, kept) };
}

if (!isMainThread && typeof workerData?.topicModel === 'string') makeTopicModel(workerData.topicModel);
