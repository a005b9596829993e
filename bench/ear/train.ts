import { writeFileSync } from 'node:fs';
import {
  bucketCount,
  type ClassifierWeights,
  meanings,
  type WeightedFeatures,
  weightedFeaturesOf,
} from '#shared/hearing/classifier.ts';
import { listen } from '#shared/hearing/hear.ts';
import { type LinearModel, type PlacedFeatures, scoreOf, trainLinearModel } from './linear-model.ts';
import { readTrainingPhrasings } from './phrasings.ts';
import type { Phrasing } from './spaces.ts';

/**
 * Trains the classifier of `src/shared/hearing` and writes its weights. The classifier consists of one linear model for
 * each meaning. The order of the texts is fixed, so the same texts give the same weights.
 *
 *   --validate  trains no final weights. Prints the results of a four-fold cross-validation: each text is read by a
 *               classifier that was trained without the set to which it belongs.
 */
const folds = 4;
/** A feature that is in fewer texts than this gets no weight, because the number of weights is limited. */
const leastTexts = 2;
/** Number of different values that the stored weights of a model can have. */
const levelCount = 16;
const file = new URL('../../src/shared/hearing/weights.json', import.meta.url);

interface Prepared {
  readonly phrasing: Phrasing;
  readonly features: WeightedFeatures;
}

/**
 * Returns how much a mistake about a text counts. Ordinary texts count more, because a false alarm interrupts a call.
 * Texts by strangers count most, because they are like the texts of real callers. The sentences of a space are alike,
 * so each of them counts less.
 */
function importanceOf({ label, by }: Phrasing): number {
  return (label === 'none' ? 2 : 1) * importance[by];
}

const importance = { stranger: 4, maker: 1, source: 1, space: 0.3 } as const;

/** Number of features that have weights. The other features tell too little about a text to be worth the bytes. */
const keptFeatures = 48_000;

/**
 * The models of all meanings. `buckets[index]` is the hash bucket of the features that use `weights[index]`. The
 * buckets are in ascending order and are the same for all models.
 */
interface Trained {
  readonly models: readonly LinearModel[];
  readonly buckets: Uint32Array;
}

/**
 * Trains the models twice: first with every feature that is in enough texts, and then only with the features that had
 * the largest weights the first time.
 */
function train(texts: readonly Prepared[]): Trained {
  const counts = new Uint32Array(bucketCount);
  for (const { features } of texts)
    for (const hash of features.hashes) counts[hash % bucketCount] = (counts[hash % bucketCount] ?? 0) + 1;
  const known = bucketsWhere((bucket) => (counts[bucket] ?? 0) >= leastTexts);
  const first = trainWith(texts, known);
  const sizes = known.map((bucket, place) => {
    const size = first.reduce((sum, { weights }) => sum + Math.abs(weights[place] ?? 0), 0);
    return Math.round(1e5 * size * Math.sqrt(counts[bucket] ?? 0));
  });
  const least = sizes.toSorted().at(-keptFeatures) ?? 0;
  const buckets = known.filter((_, place) => (sizes[place] ?? 0) >= least).slice(0, keptFeatures);
  return { models: trainWith(texts, buckets), buckets };
}

function trainWith(texts: readonly Prepared[], buckets: Uint32Array): LinearModel[] {
  const placeOf = placesOf(buckets);
  const placed = texts.map(({ phrasing, features }) => ({ phrasing, features: placeFeatures(features, placeOf) }));
  return meanings.map((meaning) =>
    trainLinearModel(
      placed.map(({ phrasing, features }) => ({
        features,
        isMeant: phrasing.label === meaning,
        importance: importanceOf(phrasing),
      })),
      buckets.length,
    ),
  );
}

function bucketsWhere(isWanted: (bucket: number) => boolean): Uint32Array {
  return Uint32Array.from({ length: bucketCount }, (_, bucket) => bucket).filter(isWanted);
}

/** Returns for each hash bucket the index of its weight, or -1 if the bucket has no weight. */
function placesOf(buckets: Uint32Array): Int32Array {
  const places = new Int32Array(bucketCount).fill(-1);
  buckets.forEach((bucket, place) => {
    places[bucket] = place;
  });
  return places;
}

function placeFeatures({ hashes, shares }: WeightedFeatures, placeOf: Int32Array): PlacedFeatures {
  const places = Int32Array.from(hashes, (hash) => placeOf[hash % bucketCount] ?? -1);
  return {
    places: Uint32Array.from(places.filter((place) => place >= 0)),
    shares: shares.filter((_, place) => (places[place] ?? -1) >= 0),
  };
}

function pack({ models, buckets }: Trained): ClassifierWeights {
  const levels = models.map(({ weights }) => levelsFor(weights));
  const nibbles = models.flatMap(({ weights }, place) =>
    Array.from(weights, (weight) => nearestLevel(levels[place] ?? [], weight)),
  );
  const bytes = nibbles.flatMap((nibble, place) =>
    place % 2 === 0 ? [nibble | ((nibbles[place + 1] ?? 0) << 4)] : [],
  );
  const gaps = Array.from(buckets, (bucket, place) => bucket - (buckets[place - 1] ?? -1) - 1);
  return {
    biases: models.map(({ bias }) => Number(bias.toFixed(4))),
    levels,
    buckets: Buffer.from(gaps.flatMap(sevenBitGroups)).toString('base64'),
    bytes: Buffer.from(bytes).toString('base64'),
  };
}

/**
 * Returns a number as bytes with seven bits each, the highest bits first. In every byte except the last, the eighth bit
 * is set.
 */
function sevenBitGroups(value: number): number[] {
  const groups = [value & 127];
  for (let rest = value >> 7; rest > 0; rest >>= 7) groups.unshift((rest & 127) | 128);
  return groups;
}

/**
 * Returns the values that the stored weights of a model can have. Finds the values with k-means. The initial values are
 * symmetric around zero and closer together near zero.
 */
function levelsFor(weights: Float64Array): number[] {
  const sorted = weights.toSorted();
  let levels = Array.from({ length: levelCount }, (_, place) => {
    const share = (place + 0.5) / levelCount;
    const most = Math.max(-(sorted[0] ?? 0), sorted.at(-1) ?? 0);
    return most * Math.sign(share - 0.5) * Math.abs(2 * share - 1) ** 1.5;
  });
  for (let round = 0; round < 25; round += 1) {
    const sums = levels.map(() => 0);
    const counts = levels.map(() => 0);
    for (const weight of weights) {
      const place = nearestLevel(levels, weight);
      sums[place] = (sums[place] ?? 0) + weight;
      counts[place] = (counts[place] ?? 0) + 1;
    }
    levels = levels.map((level, place) =>
      (counts[place] ?? 0) > 0 ? (sums[place] ?? 0) / (counts[place] ?? 1) : level,
    );
  }
  return levels.map((level) => Number(level.toPrecision(4)));
}

function nearestLevel(levels: readonly number[], weight: number): number {
  let nearest = 0;
  levels.forEach((level, place) => {
    if (Math.abs(level - weight) < Math.abs((levels[nearest] ?? 0) - weight)) nearest = place;
  });
  return nearest;
}

/**
 * Prints for each label and language how many texts of strangers are heard as their label says, and how many are heard
 * or asked about. Each text is read by a classifier that was trained with no text of the same set. Texts without a set
 * are used for training only.
 */
function validate(texts: readonly Prepared[]): void {
  const sets = [...new Set(texts.flatMap(({ phrasing }) => phrasing.set ?? []))];
  const foldOf = ({ phrasing: { set } }: Prepared) => (set === undefined ? undefined : sets.indexOf(set) % folds);
  const heard = Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const { models, buckets } = train(texts.filter((text) => foldOf(text) !== fold));
    const placeOf = placesOf(buckets);
    const classify = (text: string) => {
      const features = placeFeatures(weightedFeaturesOf(text), placeOf);
      return models.map((model) => scoreOf(model, features));
    };
    return texts
      .filter((text) => foldOf(text) === fold && text.phrasing.by === 'stranger')
      .map(({ phrasing }) => ({ phrasing, hearing: listen(phrasing.text, classify) }));
  });
  for (const [group, entries] of [
    ...Map.groupBy(heard, ({ phrasing: { label, lang } }) => `${label} ${lang}`),
  ].sort()) {
    const meant = entries.filter(({ phrasing, hearing }) => (hearing?.heard ?? 'none') === phrasing.label);
    const certain = meant.filter(({ hearing }) => hearing?.certainty !== 'possible');
    console.log(`${group}: ${certain.length} heard, ${meant.length} heard or asked about, of ${entries.length}`);
  }
}

const texts = readTrainingPhrasings().map((phrasing) => ({ phrasing, features: weightedFeaturesOf(phrasing.text) }));
if (process.argv.includes('--validate')) validate(texts);
else writeFileSync(file, `${JSON.stringify(pack(train(texts)), null, 2)}\n`);
