import { featuresOf, views } from './text-features.ts';

/** The meanings that the classifier can find. Its scores and the lists of its weights are in this order. */
export const meanings = ['danger', 'distress', 'person'] as const;

/**
 * Number of buckets. A feature belongs to the bucket `hash % bucketCount`, and all features of a bucket share a weight.
 */
export const bucketCount = 2 ** 20;

/** The weights of a linear classifier. `bench/ear/train.ts` writes them to `weights.json`. */
export interface ClassifierWeights {
  readonly biases: readonly number[];
  /** For each meaning, the sixteen values that its weights can have. */
  readonly levels: readonly (readonly number[])[];
  /**
   * Which buckets have weights, in base64. The buckets are in ascending order. For each bucket, the bytes contain the
   * number of buckets without a weight between it and the one before. Such a number has seven bits in each byte, the
   * highest bits first. The eighth bit of a byte is set if the number continues in the next byte.
   */
  readonly buckets: string;
  /**
   * The level of each weight, in base64: first all weights of the first meaning, then those of the second, and so on. A
   * level takes four bits, so each byte contains two levels, the first in its lower half.
   */
  readonly bytes: string;
}

/** Returns the score of a text for each meaning. With a higher score, the text is more likely to have the meaning. */
export type Classifier = (text: string) => readonly number[];

/** The features of a text. `shares[n]` is the number by which the weight of the feature `hashes[n]` is multiplied. */
export interface WeightedFeatures {
  readonly hashes: Uint32Array;
  readonly shares: Float32Array;
}

/**
 * Returns the features of a text with their shares. The more features of one kind a text has, the smaller is the share
 * of each, so that each kind in `views` has about the same influence.
 */
export function weightedFeaturesOf(text: string): WeightedFeatures {
  const features = featuresOf(text);
  const count = views.reduce((sum, view) => sum + features[view].size, 0);
  const hashes = new Uint32Array(count);
  const shares = new Float32Array(count);
  let place = 0;
  for (const view of views) {
    const share = shareOf(features[view]);
    for (const hash of features[view]) {
      hashes[place] = hash;
      shares[place] = share;
      place += 1;
    }
  }
  return { hashes, shares };
}

function shareOf(features: ReadonlySet<number>): number {
  return 1 / Math.sqrt(Math.max(4, features.size));
}

export function createClassifier({ biases, levels, buckets, bytes }: ClassifierWeights): Classifier {
  const { places, count } = placesOf(bytesOf(buckets));
  const packed = bytesOf(bytes);
  const weights = levels.map((values, meaning) => {
    // The list begins with a 0, because `placesOf` returns place 0 for a bucket without a weight.
    const known = new Float32Array(count + 1);
    for (let weight = 0; weight < count; weight += 1) {
      const place = meaning * count + weight;
      const byte = packed[place >> 1] ?? 0;
      known[weight + 1] = values[place % 2 === 0 ? byte & 15 : byte >> 4] ?? 0;
    }
    return known;
  });
  return (text) => {
    const features = featuresOf(text);
    return weights.map((values, meaning) => {
      let score = biases[meaning] ?? 0;
      for (const view of views) {
        let sum = 0;
        for (const feature of features[view]) sum += values[places[feature % bucketCount] ?? 0] ?? 0;
        score += sum * shareOf(features[view]);
      }
      return score;
    });
  };
}

/**
 * Decodes `ClassifierWeights.buckets`. For each bucket, `places` contains the place of its weight in the list of a
 * meaning. Places begin with 1, and 0 means that the bucket has no weight. `count` is the number of weights.
 */
function placesOf(gaps: Uint8Array): { places: Uint16Array; count: number } {
  const places = new Uint16Array(bucketCount);
  let bucket = -1;
  let gap = 0;
  let count = 0;
  for (const byte of gaps) {
    gap = gap * 128 + (byte & 127);
    if (byte >= 128) continue;
    bucket += gap + 1;
    count += 1;
    places[bucket] = count;
    gap = 0;
  }
  return { places, count };
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
