import type { PhrasingReadings } from './phrasing-readings.ts';

/** Weight of a word that no phrasing has. It lowers the similarity to all of them. */
const unknownWordShare = 0.4;

/** Creates the comparison of questions with phrasings. A feature that few phrasings have counts more. */
export function createSimilarity({ features, weights, places, ends }: PhrasingReadings) {
  const placeOf = new Map(features.map((feature, place) => [feature, place]));
  /** Number of phrasings that have each feature. */
  const counts = new Uint32Array(features.length);
  for (const place of places) counts[place] = (counts[place] ?? 0) + 1;

  const rarityOf = (count: number) => Math.log(1 + ends.length / (1 + count));
  const rarities = Float64Array.from(counts, rarityOf);
  const { starts, phrasings, shares } = listPhrasings();

  /** Lists the phrasings of each feature: its entries begin at `starts[feature]` and end where those of the next begin. */
  function listPhrasings() {
    const starts = new Uint32Array(features.length + 1);
    for (let place = 0; place < features.length; place += 1)
      starts[place + 1] = (starts[place] ?? 0) + (counts[place] ?? 0);
    const next = starts.slice();
    const phrasings = new Uint32Array(places.length);
    const shares = new Float64Array(places.length);
    const valueAt = (at: number) => (weights[places[at] ?? 0] ?? 0) * (rarities[places[at] ?? 0] ?? 0);
    for (let phrasing = 0, start = 0; phrasing < ends.length; phrasing += 1) {
      const end = ends[phrasing] ?? start;
      let squares = 0;
      for (let at = start; at < end; at += 1) squares += valueAt(at) ** 2;
      const length = Math.sqrt(squares) || 1;
      for (let at = start; at < end; at += 1) {
        const place = places[at] ?? 0;
        const entry = next[place] ?? 0;
        phrasings[entry] = phrasing;
        shares[entry] = valueAt(at) / length;
        next[place] = entry + 1;
      }
      start = end;
    }
    return { starts, phrasings, shares };
  }

  return {
    /** Returns whether a phrasing has the feature. */
    isKnown: (feature: string): boolean => placeOf.has(feature),

    /** Returns how rare a feature is among the phrasings: more is rarer. */
    rarity: (feature: string): number => rarityOf(counts[placeOf.get(feature) ?? -1] ?? 0),

    /** Returns how similar a question with these features is to each phrasing, from 0 to 1. */
    similarities(found: ReadonlyMap<string, number>): Float64Array {
      const known: (readonly [place: number, value: number])[] = [];
      let squares = 0;
      for (const [feature, weight] of found) {
        const place = placeOf.get(feature);
        const value = weight * (place === undefined ? rarityOf(0) : (rarities[place] ?? 0));
        if (place !== undefined) {
          known.push([place, value]);
          squares += value * value;
        } else if (feature.startsWith('t')) squares += value * value * unknownWordShare;
      }
      const length = Math.sqrt(squares) || 1;
      const scores = new Float64Array(ends.length);
      for (const [place, value] of known) {
        const weight = value / length;
        for (let entry = starts[place] ?? 0; entry < (starts[place + 1] ?? 0); entry += 1) {
          const phrasing = phrasings[entry] ?? 0;
          scores[phrasing] = (scores[phrasing] ?? 0) + weight * (shares[entry] ?? 0);
        }
      }
      return scores;
    },
  };
}
