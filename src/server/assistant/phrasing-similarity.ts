import { type FeatureNames, placeOfName } from './feature-names.ts';
import type { PhrasingReadings } from './phrasing-readings.ts';
import { countPhrasings, type FeatureValues, lengthsOf, rarityOf, valuesOfFeatures } from './topic-classifier.ts';

/** Factor for a word that is in no phrasing. Such a word lowers the question's similarity to every phrasing. */
const unknownWordShare = 0.4;

/**
 * For each feature, the phrasings that have it. The phrasings of feature `i` are the entries of `phrasings` from
 * `starts[i]` up to, but not including, `starts[i + 1]`.
 */
export interface PhrasingsByFeature {
  readonly starts: Uint32Array;
  readonly phrasings: Uint16Array;
  /** The value of each feature before it is divided by the length of a phrasing. */
  readonly values: Float64Array;
  /** The length of each phrasing as a vector of its features' values. */
  readonly lengths: Float64Array;
}

/** Lists the phrasings of each feature. Throws a RangeError for more than 65,536 phrasings. */
export function listByFeature(readings: PhrasingReadings): PhrasingsByFeature {
  const { features, places, ends } = readings;
  if (ends.length > 2 ** 16) throw new RangeError('Too many phrasings for 16 bits each');
  const counts = countPhrasings(readings);
  const starts = new Uint32Array(features.length + 1);
  for (let place = 0; place < features.length; place += 1)
    starts[place + 1] = (starts[place] ?? 0) + (counts[place] ?? 0);
  const next = starts.slice();
  const phrasings = new Uint16Array(places.length);
  for (let phrasing = 0, at = 0; phrasing < ends.length; phrasing += 1) {
    for (; at < (ends[phrasing] ?? at); at += 1) {
      const place = places[at] ?? 0;
      const entry = next[place] ?? 0;
      phrasings[entry] = phrasing;
      next[place] = entry + 1;
    }
  }
  const values = valuesOfFeatures(readings);
  return { starts, phrasings, values, lengths: lengthsOf(readings, values) };
}

/** A feature counts more if few phrasings have it. */
export function createSimilarity(names: FeatureNames, { starts, phrasings, values, lengths }: PhrasingsByFeature) {
  const count = lengths.length;
  const placeOf = (feature: string) => placeOfName(names, feature);
  const countAt = (place: number) => (starts[place + 1] ?? 0) - (starts[place] ?? 0);
  const rarityAt = (place: number) => rarityOf(countAt(place), count);

  return {
    isKnown: (feature: string): boolean => placeOf(feature) !== undefined,

    /** Returns how rare a feature is among the phrasings. A higher result means rarer. */
    rarity(feature: string): number {
      const place = placeOf(feature);
      return place === undefined ? rarityOf(0, count) : rarityAt(place);
    },

    /**
     * Returns the values of a question's features, as pairs of the feature's index and its value. Features that no
     * phrasing has are left out. Together with the words that are in no phrasing, the values form a vector of length 1.
     */
    valuesOf(found: ReadonlyMap<string, number>): FeatureValues {
      const known: [place: number, value: number][] = [];
      let squares = 0;
      for (const [feature, weight] of found) {
        const place = placeOf(feature);
        const value = weight * (place === undefined ? rarityOf(0, count) : rarityAt(place));
        if (place !== undefined) {
          known.push([place, value]);
          squares += value * value;
        } else if (feature.startsWith('t')) squares += value * value * unknownWordShare;
      }
      const length = Math.sqrt(squares) || 1;
      return known.map(([place, value]) => [place, value / length]);
    },

    /** Returns how similar a question with these values is to each phrasing, from 0 to 1. */
    similarities(asked: FeatureValues): Float64Array {
      const scores = new Float64Array(count);
      for (const [place, value] of asked) {
        const whole = values[place] ?? 0;
        for (let entry = starts[place] ?? 0; entry < (starts[place + 1] ?? 0); entry += 1) {
          const phrasing = phrasings[entry] ?? 0;
          scores[phrasing] = (scores[phrasing] ?? 0) + value * (whole / (lengths[phrasing] ?? 1));
        }
      }
      return scores;
    },
  };
}
