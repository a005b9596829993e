import { featureCount, featuresOf } from './text-features.ts';

/** The meanings that the classifier can find. In the list of its weights, they are in the same order. */
export const meanings = ['danger', 'distress', 'person'] as const;

/** The weights of a linear classifier. `bench/ear/train.ts` writes them to `weights.json`. */
export interface ClassifierWeights {
  /** One threshold for each meaning. A text has the meaning if its score is above the threshold. */
  readonly thresholds: readonly number[];
  readonly biases: readonly number[];
  /** The factor by which the bytes of each meaning must be multiplied to get the weights. */
  readonly steps: readonly number[];
  /** The weights as signed bytes, one for each meaning and feature, in base64. */
  readonly bytes: string;
}

/** Returns the score of a text for each meaning. With a higher score, the text is more likely to have the meaning. */
export type Classifier = (text: string) => readonly number[];

/** Creates the classifier that has these weights. */
export function createClassifier({ biases, steps, bytes }: ClassifierWeights): Classifier {
  const values = Int8Array.from(atob(bytes), (character) => character.charCodeAt(0));
  return (text) => {
    const features = featuresOf(text);
    const scale = 1 / Math.sqrt(Math.max(1, features.length));
    return meanings.map((_, place) => {
      const sum = features.reduce((total, feature) => total + (values[place * featureCount + feature] ?? 0), 0);
      return (biases[place] ?? 0) + sum * (steps[place] ?? 0) * scale;
    });
  };
}
