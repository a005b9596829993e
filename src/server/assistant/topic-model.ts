import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deserialize } from 'node:v8';
import type { InEveryLanguage } from '#language/languages.ts';
import { isTokenFeature } from './question-features.ts';

/**
 * A linear classifier that estimates the topic of a text from its features. `scripts/train-topics.ts` trains it. Each
 * feature that it knows has a row: a place in `hashes`, and in the lists after it.
 */
export interface TopicClassifier {
  readonly topics: readonly string[];
  /** The hashes of the features, in ascending order. */
  readonly hashes: Uint32Array;
  /** How rare each feature is among the phrasings. */
  readonly rarities: Float32Array;
  /** The rarity of a feature that no phrasing has. */
  readonly rarest: number;
  /** Where the weights of each row begin in `weightTopics` and `weights`. One entry more than rows. */
  readonly starts: Uint32Array;
  /** The topic of each weight, as a place in `topics`. */
  readonly weightTopics: Uint8Array;
  /** The weights in steps of {@link stepSize}. Weights of 0 are left out. */
  readonly weights: Int8Array;
}

/** The classifier of the topics of questions, and what belongs to it. */
export interface TopicModel extends TopicClassifier {
  /** A hash of the phrasings and of the code from which the model was made. */
  readonly madeFrom: string;
  /** The texts of each topic, in the order of `topics`. */
  readonly texts: readonly (TopicTexts | undefined)[];
  /** Tells danger and distress apart from harmless texts with the same words (`none`) and from questions (`question`). */
  readonly urgency: TopicClassifier;
}

/** What the assistant says about a topic besides its passage. */
export interface TopicTexts {
  /** The question that a visitor can choose. */
  readonly question?: InEveryLanguage<string> | undefined;
  /** What an English passage says, in other languages. `of` is the hash of the passage's text that was summed up. */
  readonly summaries: Readonly<Record<string, { readonly of: number; readonly text: string } | undefined>>;
}

export const stepSize = 1 / 24;
/** Factor for the values of a text's features, which otherwise form a vector of length 1. */
export const strength = 4;
/** Share of a word that is in no phrasing. Such a word makes every topic less probable. */
const unknownShare = 0.4;

/** The file to which a build writes the model, and the one in which it stays between builds. */
export const topicModelFiles = {
  built: fileURLToPath(new URL('../../../dist/topics.bin', import.meta.url)),
  kept: fileURLToPath(new URL('../../../.generated/topics.bin', import.meta.url)),
} as const;

let loaded: TopicModel | undefined;

/** Returns the model that the last build has trained. Throws if there has been no build. */
export function topicModel(): TopicModel {
  loaded ??= readTopicModel(topicModelFiles.kept) ?? readTopicModel(topicModelFiles.built);
  if (!loaded) throw new Error('The assistant has no model of its topics. Run `npm run build`.');
  return loaded;
}

/** Uses another model in this process. Measurements train one without the questions that they ask. */
export function replaceTopicModel(model: TopicModel): void {
  loaded = model;
}

/** Returns the model in a file, or `undefined` if the file is missing, damaged, or of another version of Node. */
export function readTopicModel(file: string): TopicModel | undefined {
  try {
    return existsSync(file) ? deserialize(readFileSync(file)) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns how probable each topic is for a text with these features, in the order of `topics`. */
export function topicProbabilities(model: TopicClassifier, features: ReadonlyMap<string, number>): Float64Array {
  const { starts, topics, weights, weightTopics } = model;
  const { length, values } = vectorOf(model, features);
  const scores = new Float64Array(topics.length);
  for (const [row, value] of values) {
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) {
      const topic = weightTopics[at] ?? 0;
      scores[topic] = (scores[topic] ?? 0) + ((weights[at] ?? 0) * stepSize * strength * value) / length;
    }
  }
  toProbabilities(scores);
  return scores;
}

/** Returns the values of the known features by their rows, and the length of the vector that they form. */
function vectorOf(model: TopicClassifier, features: ReadonlyMap<string, number>) {
  const values: [row: number, value: number][] = [];
  let squares = 0;
  for (const [feature, weight] of features) {
    const row = rowOf(model, feature);
    const value = weight * (row === undefined ? model.rarest : (model.rarities[row] ?? 0));
    if (row !== undefined) {
      values.push([row, value]);
      squares += value * value;
    } else if (isTokenFeature(feature)) squares += value * value * unknownShare;
  }
  return { values, length: Math.sqrt(squares) || 1 };
}

/** Returns the row of a feature, or `undefined` if the model does not know the feature. */
export function rowOf({ hashes }: Pick<TopicClassifier, 'hashes'>, feature: string): number | undefined {
  const hash = hashOf(feature);
  let [low, high] = [0, hashes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hashes[middle] ?? 0) < hash) low = middle + 1;
    else high = middle;
  }
  return hashes[low] === hash ? low : undefined;
}

/** Returns a 32-bit hash of a feature: FNV-1a over its UTF-16 code units, mixed once more. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Replaces the scores of the topics by probabilities, which add up to 1. */
export function toProbabilities(scores: Float64Array): void {
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
