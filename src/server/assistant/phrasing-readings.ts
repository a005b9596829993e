import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { type FeatureNames, storeFeatureNames } from './feature-names.ts';
import type { TopicPhrasing } from './knowledge/topic-phrasings.ts';
import { listByFeature, type PhrasingsByFeature } from './phrasing-similarity.ts';
import { questionFeatures } from './question-features.ts';
import { type TopicWeights, trainTopics } from './topic-classifier.ts';

/** The features of every phrasing of the topics (see `question-features.ts`). */
export interface PhrasingReadings {
  /** Every distinct feature of the phrasings. Its weight has the same index in `weights`. */
  readonly features: readonly string[];
  readonly weights: Float64Array;
  /**
   * The features of all phrasings, one phrasing after the other. Each number is the index of a feature in `features`.
   */
  readonly places: Uint32Array;
  /** The index in `places` at which the features of each phrasing end. */
  readonly ends: Uint32Array;
}

/** What is computed from the phrasings: their features, and the weights that a classifier has learned. */
export interface TopicReadings {
  readonly names: FeatureNames;
  readonly byFeature: PhrasingsByFeature;
  readonly weights: TopicWeights;
}

interface StoredReadings extends TopicReadings {
  /** A hash of the phrasings from which the readings were made, and of the code that made them. */
  readonly madeFrom: string;
}

/** The file in which a build stores the readings, because reading every phrasing takes seconds. */
export const readingsFile = fileURLToPath(new URL('../../../dist/phrasing-readings.bin', import.meta.url));

/** The source files that decide which features a text has. */
const readingCode = [
  'language/languages.ts',
  'server/assistant/{feature-names,phrasing-readings,phrasing-similarity,question-features,topic-classifier}.ts',
  'server/assistant/knowledge/meanings/*.ts',
  'server/content/search/search-{concepts,tokens}.ts',
];

/** Number of phrasings that are read before other requests may run. */
const phrasingsPerTick = 200;

/** Reads all features and trains the classifier. Pauses at each `yield`, so that other requests can run. */
export function* readPhrasings(phrasings: readonly TopicPhrasing[]): Generator<undefined, TopicReadings> {
  const readings = yield* readFeatures(phrasings.map(({ text }) => text));
  const placeOfTopic = new Map(topicsOf(phrasings).map((topic, place) => [topic, place]));
  const texts = phrasings.map(({ topic, isStrangers = false }) => ({
    topic: placeOfTopic.get(topic) ?? 0,
    isStrangers,
  }));
  const weights = yield* trainTopics(readings, texts, placeOfTopic.size);
  return { names: storeFeatureNames(readings.features), byFeature: listByFeature(readings), weights };
}

/** Returns the topics of phrasings, each once. The weights of the classifier refer to the topics in this order. */
export function topicsOf(phrasings: readonly TopicPhrasing[]): string[] {
  return [...new Set(phrasings.map(({ topic }) => topic))];
}

function* readFeatures(phrasings: readonly string[]): Generator<undefined, PhrasingReadings> {
  const placeOf = new Map<string, number>();
  const weights: number[] = [];
  const places: number[] = [];
  const ends = new Uint32Array(phrasings.length);
  for (const [phrasing, text] of phrasings.entries()) {
    for (const [feature, weight] of questionFeatures(text)) {
      const place = placeOf.get(feature) ?? placeOf.size;
      placeOf.set(feature, place);
      weights[place] = weight;
      places.push(place);
    }
    ends[phrasing] = places.length;
    if (phrasing % phrasingsPerTick === phrasingsPerTick - 1) yield undefined;
  }
  return {
    features: [...placeOf.keys()],
    weights: Float64Array.from(weights),
    places: Uint32Array.from(places),
    ends,
  };
}

/**
 * Returns the content of the file that `loadReadings` loads. The file can only be loaded for the same phrasings, and by
 * the same code.
 */
export function storableReadings(phrasings: readonly TopicPhrasing[]): Buffer {
  const reader = readPhrasings(phrasings);
  let step = reader.next();
  while (!step.done) step = reader.next();
  return serialize({ madeFrom: originOf(phrasings), ...step.value } satisfies StoredReadings);
}

/** Returns the readings that a build has stored in a file, or `undefined` if they are missing or out of date. */
export function loadReadings(phrasings: readonly TopicPhrasing[], file = readingsFile): TopicReadings | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const stored: StoredReadings = deserialize(readFileSync(file));
    if (stored.madeFrom !== originOf(phrasings)) return undefined;
    const { names, byFeature, weights } = stored;
    return { names: withOwnMemory(names), byFeature: withOwnMemory(byFeature), weights: withOwnMemory(weights) };
  } catch {
    // The file is damaged, or another version of Node wrote it. The caller then reads the phrasings again.
    return undefined;
  }
}

/**
 * Copies each array that is a view of a larger buffer. After `deserialize`, some arrays are views of the file's bytes,
 * and a single one would keep the whole file in memory.
 */
function withOwnMemory<Arrays extends object>(record: Arrays): Arrays {
  const copied = Object.entries(record).map(([name, value]) => [name, isPart(value) ? value.slice() : value]);
  // Each value keeps its name and type.
  return Object.fromEntries(copied) as Arrays;
}

function isPart(value: unknown): value is Uint32Array | Uint16Array | Int32Array | Int8Array | Float64Array {
  return ArrayBuffer.isView(value) && value.byteLength < value.buffer.byteLength;
}

function originOf(phrasings: readonly TopicPhrasing[]): string {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const hash = createHash('sha256').update(JSON.stringify(phrasings));
  for (const file of readingCode.flatMap((pattern) => globSync(pattern, { cwd: root })).sort())
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
