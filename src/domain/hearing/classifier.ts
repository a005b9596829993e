import { featuresOf, views } from './text-features.ts';

/** The meanings that the classifier can find. In the list of its weights, they are in the same order. */
export const meanings = ['danger', 'distress', 'person'] as const;

/** Number of weights for each meaning. Features share a weight if their hashes have the same remainder. */
export const weightCount = 57_344;

/** The weights of a linear classifier. `bench/ear/train.ts` writes them to `weights.json`. */
export interface ClassifierWeights {
  readonly biases: readonly number[];
  /** For each meaning, the sixteen values that its weights can have. */
  readonly levels: readonly (readonly number[])[];
  /** The level of each weight, for each meaning, in four bits. Two of them are one byte, in base64. */
  readonly bytes: string;
}

/** Returns the score of a text for each meaning. With a higher score, the text is more likely to have the meaning. */
export type Classifier = (text: string) => readonly number[];

/** A feature of a text, and how much it counts. */
export type WeightedFeature = readonly [feature: number, share: number];

/** Returns the features of a text with how much each counts. In total, each view of the text counts the same. */
export function weightedFeaturesOf(text: string): readonly WeightedFeature[] {
  const features = featuresOf(text);
  return views.flatMap((view) => {
    const share = 1 / Math.sqrt(Math.max(4, features[view].size));
    return Array.from(features[view], (feature): WeightedFeature => [feature, share]);
  });
}

/** Creates the classifier that has these weights. */
export function createClassifier({ biases, levels, bytes }: ClassifierWeights): Classifier {
  const packed = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
  const weights = levels.map((values, meaning) =>
    Float32Array.from({ length: weightCount }, (_, feature) => {
      const place = meaning * weightCount + feature;
      const byte = packed[place >> 1] ?? 0;
      return values[place % 2 === 0 ? byte & 15 : byte >> 4] ?? 0;
    }),
  );
  return (text) => {
    const features = featuresOf(text);
    return weights.map((values, meaning) => {
      let score = biases[meaning] ?? 0;
      for (const view of views) {
        let sum = 0;
        for (const feature of features[view]) sum += values[feature % weightCount] ?? 0;
        score += sum / Math.sqrt(Math.max(4, features[view].size));
      }
      return score;
    });
  };
}
