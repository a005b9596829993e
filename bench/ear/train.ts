import { writeFileSync } from 'node:fs';
import { type ClassifierWeights, createClassifier, meanings } from '#domain/hearing/classifier.ts';
import { featureCount, featuresOf } from '#domain/hearing/text-features.ts';
import { type Phrasing, readTrainingPhrasings } from './phrasings.ts';

/**
 * Trains the classifier of `src/domain/hearing` and writes its weights. It is one logistic regression for each meaning,
 * trained with AdaGrad. The order of the texts is fixed, so that every run gives the same weights. A five-fold
 * cross-validation finds the threshold of each meaning: the lowest one at which at most `falseAlarmShare` of the
 * ordinary texts are above it.
 */
const epochs = 40;
const rate = 0.5;
const decay = 3e-3;
/** How much a mistake about an ordinary text counts in the training. A mistake about any other text counts 1. */
const ordinaryWeight = 2.5;
const folds = 5;
/**
 * Maximum share of the ordinary texts that may be above the threshold. For danger and distress, the texts labelled
 * `ours` are not part of this measurement, because they were written to be difficult.
 */
const falseAlarmShare = { danger: 0.0015, distress: 0.0015, person: 0.003 };

interface Model {
  readonly weights: readonly Float64Array[];
  readonly biases: readonly number[];
}

function train(phrasings: readonly Phrasing[]): Model {
  const weights = meanings.map(() => new Float64Array(featureCount));
  const squares = meanings.map(() => new Float64Array(featureCount).fill(1e-6));
  const biases = meanings.map(() => -1);
  const biasSquares = meanings.map(() => 1e-6);
  const examples = phrasings.map(({ text, label }) => ({ features: featuresOf(text), label }));
  const random = createRandom();
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(examples, random);
    for (const { features, label } of examples) {
      const scale = 1 / Math.sqrt(Math.max(1, features.length));
      const importance = label === 'none' ? ordinaryWeight : 1;
      meanings.forEach((meaning, place) => {
        const row = weights[place] ?? new Float64Array();
        const squared = squares[place] ?? new Float64Array();
        const sum = features.reduce((total, feature) => total + (row[feature] ?? 0), 0);
        const probability = 1 / (1 + Math.exp(-((biases[place] ?? 0) + sum * scale)));
        const error = (probability - (label === meaning ? 1 : 0)) * importance;
        if (Math.abs(error) < 1e-4) return;
        for (const feature of features) {
          const gradient = error * scale + decay * (row[feature] ?? 0);
          squared[feature] = (squared[feature] ?? 0) + gradient * gradient;
          row[feature] = (row[feature] ?? 0) - (rate * gradient) / Math.sqrt(squared[feature] ?? 1);
        }
        biasSquares[place] = (biasSquares[place] ?? 0) + error * error;
        biases[place] = (biases[place] ?? 0) - (rate * error) / Math.sqrt(biasSquares[place] ?? 1);
      });
    }
  }
  return { weights, biases };
}

/** Rounds the weights to signed bytes. Weights near 0 become 0, so that the file compresses well. */
function pack({ weights, biases }: Model, thresholds: readonly number[]): ClassifierWeights {
  const steps = weights.map((row) => row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127);
  const bytes = Buffer.concat(
    weights.map((row, place) => Buffer.from(Int8Array.from(row, (weight) => Math.round(weight / (steps[place] ?? 1))))),
  );
  const round = (value: number) => Number(value.toFixed(4));
  return {
    thresholds: thresholds.map(round),
    biases: biases.map(round),
    steps: steps.map((step) => Number(step.toPrecision(5))),
    bytes: bytes.toString('base64'),
  };
}

/** Returns the scores of every text. They come from a model that was trained without this text. */
function crossValidate(phrasings: readonly Phrasing[]): { phrasing: Phrasing; scores: readonly number[] }[] {
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const classify = createClassifier(pack(train(phrasings.filter((_, place) => place % folds !== fold)), []));
    return phrasings
      .filter((_, place) => place % folds === fold)
      .map((phrasing) => ({ phrasing, scores: classify(phrasing.text) }));
  });
}

function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let place = items.length - 1; place > 0; place -= 1) {
    const other = Math.floor(random() * (place + 1));
    const [one, two] = [items[place], items[other]];
    if (one === undefined || two === undefined) continue;
    items[place] = two;
    items[other] = one;
  }
}

const phrasings = readTrainingPhrasings();
const validated = crossValidate(phrasings);
const ordinary = validated.filter(({ phrasing }) => phrasing.label === 'none');
const thresholds = meanings.map((meaning, place) => {
  const scores = ordinary
    .filter(({ phrasing }) => meaning === 'person' || phrasing.by !== 'ours')
    .map(({ scores }) => scores[place] ?? 0)
    .sort((one, two) => two - one);
  return scores[Math.floor(scores.length * falseAlarmShare[meaning])] ?? 0;
});
meanings.forEach((meaning, place) => {
  for (const source of ['ours', 'strangers', 'source'] as const) {
    const meant = validated.filter(({ phrasing }) => phrasing.label === meaning && phrasing.by === source);
    const heard = meant.filter(({ scores }) => (scores[place] ?? 0) > (thresholds[place] ?? 0));
    const alarms = ordinary.filter(
      ({ phrasing, scores }) => phrasing.by === source && (scores[place] ?? 0) > (thresholds[place] ?? 0),
    );
    const all = ordinary.filter(({ phrasing }) => phrasing.by === source);
    console.log(
      `${meaning}, ${source}: ${heard.length}/${meant.length} by the classifier alone, ${alarms.length}/${all.length} false alarms`,
    );
  }
});
const file = new URL('../../src/domain/hearing/weights.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(pack(train(phrasings), thresholds), null, 2)}\n`);
