import { writeFileSync } from 'node:fs';
import {
  type ClassifierWeights,
  meanings,
  type WeightedFeature,
  weightedFeaturesOf,
} from '#domain/hearing/classifier.ts';
import { decide } from '#domain/hearing/hear.ts';
import { type LinearModel, scoreOf, trainLinearModel } from './linear-model.ts';
import type { Phrasing } from './phrasing.ts';
import { readTrainingPhrasings } from './phrasings.ts';

/**
 * Trains the classifier of `src/domain/hearing` and writes its weights. It is one linear model for each meaning. The
 * order of the texts is fixed, so the same texts give the same weights.
 *
 *   --validate  trains no final weights. Prints the results of a four-fold cross-validation: each text is read by a
 *               classifier that was trained without it.
 */
const folds = 4;
/** A feature that is in fewer texts is not learned. It would take the place of another one. */
const leastTexts = 2;
/** Number of values that a weight can have. */
const levelCount = 16;
const file = new URL('../../src/domain/hearing/weights.json', import.meta.url);

interface Prepared {
  readonly phrasing: Phrasing;
  readonly features: readonly WeightedFeature[];
}

/**
 * Returns how much a mistake about a text counts. Ordinary texts count more, because a false alarm interrupts a call.
 * Texts by strangers are what real callers are like. The sentences of a space are alike, so each of them counts less.
 */
function importanceOf({ label, by }: Phrasing): number {
  return (label === 'none' ? 2 : 1) * importance[by];
}

const importance = { strangers: 4, ours: 1, source: 1, space: 0.3 } as const;

function train(texts: readonly Prepared[]): LinearModel[] {
  const counts = new Map<number, number>();
  for (const { features } of texts)
    for (const [feature] of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const known = texts.map(({ phrasing, features }) => ({
    phrasing,
    features: features.filter(([feature]) => (counts.get(feature) ?? 0) >= leastTexts),
  }));
  return meanings.map((meaning) =>
    trainLinearModel(
      known.map(({ phrasing, features }) => ({
        features,
        isMeant: phrasing.label === meaning,
        importance: importanceOf(phrasing),
      })),
    ),
  );
}

function pack(models: readonly LinearModel[]): ClassifierWeights {
  const levels = models.map(({ weights }) => levelsFor(weights));
  const nibbles = models.flatMap(({ weights }, place) =>
    Array.from(weights, (weight) => nearestLevel(levels[place] ?? [], weight)),
  );
  const bytes = Buffer.from(
    nibbles.flatMap((nibble, place) => (place % 2 === 0 ? [nibble | ((nibbles[place + 1] ?? 0) << 4)] : [])),
  );
  return {
    biases: models.map(({ bias }) => Number(bias.toFixed(4))),
    levels,
    bytes: bytes.toString('base64'),
  };
}

/** Returns the values for the weights of a model. They are found by k-means, which begins with evenly spread values. */
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

/** Prints how many texts are heard as they should be, by classifiers that have not seen them. */
function validate(texts: readonly Prepared[]): void {
  const isMade = ({ phrasing }: Prepared) => phrasing.by === 'space';
  const heard = Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const models = train(texts.filter((text, place) => isMade(text) || place % folds !== fold));
    return texts
      .filter((text, place) => !isMade(text) && place % folds === fold)
      .map(({ phrasing, features }) => ({
        phrasing,
        heard: decide(phrasing.text, () => models.map((model) => scoreOf(model, features))) ?? 'none',
      }));
  });
  for (const [group, entries] of [
    ...Map.groupBy(heard, ({ phrasing }) => `${phrasing.label}, ${phrasing.by}`),
  ].sort()) {
    const right = entries.filter(({ phrasing, heard }) => phrasing.label === heard).length;
    console.log(`${group}: ${right} of ${entries.length}, ${((100 * right) / entries.length).toFixed(1)} %`);
  }
}

const texts = readTrainingPhrasings().map((phrasing) => ({ phrasing, features: weightedFeaturesOf(phrasing.text) }));
if (process.argv.includes('--validate')) validate(texts);
else writeFileSync(file, `${JSON.stringify(pack(train(texts)), null, 2)}\n`);
