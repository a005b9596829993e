/**
 * A text as the input of a model. For each feature of the text, `places` contains the index of the feature's weight,
 * and `shares` contains the number by which that weight is multiplied.
 */
export interface PlacedFeatures {
  readonly places: Uint32Array;
  readonly shares: Float32Array;
}

/** A text to learn from. */
export interface Example {
  readonly features: PlacedFeatures;
  /** Whether the text has the meaning that the model learns. */
  readonly isMeant: boolean;
  /** How much a mistake about this text counts. */
  readonly importance: number;
}

/** A linear model: the score of a text is the weighted sum of its features plus the bias. */
export interface LinearModel {
  readonly weights: Float64Array;
  readonly bias: number;
}

const epochs = 8;

/**
 * Trains a linear support vector machine with squared hinge loss, by dual coordinate descent. The order of the examples
 * is shuffled in the same way in every run, so the same examples give the same model. `size` is the number of weights.
 */
export function trainLinearModel(examples: readonly Example[], size: number): LinearModel {
  const weights = new Float64Array(size);
  let bias = 0;
  const prepared = examples.map(({ features: { places, shares }, isMeant, importance }) => ({
    places,
    shares,
    sign: isMeant ? 1 : -1,
    softness: 1 / (2 * importance),
    norm: shares.reduce((sum, share) => sum + share * share, 1),
    influence: 0,
  }));
  const random = createRandom();
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(prepared, random);
    for (const example of prepared) {
      const { places, shares, sign, softness, norm, influence } = example;
      const score = scoreOf({ weights, bias }, example);
      const gradient = sign * score - 1 + influence * softness;
      example.influence = Math.max(0, influence - gradient / (norm + softness));
      const change = (example.influence - influence) * sign;
      if (change === 0) continue;
      for (let place = 0; place < places.length; place += 1) {
        const feature = places[place] ?? 0;
        weights[feature] = (weights[feature] ?? 0) + change * (shares[place] ?? 0);
      }
      bias += change;
    }
  }
  return { weights, bias };
}

/** Returns the score of a text with these features. */
export function scoreOf({ weights, bias }: LinearModel, { places, shares }: PlacedFeatures): number {
  let score = bias;
  for (let place = 0; place < places.length; place += 1)
    score += (weights[places[place] ?? 0] ?? 0) * (shares[place] ?? 0);
  return score;
}

/** Returns a random number generator with a fixed seed. It returns numbers from 0 up to, but not including, 1. */
export function createRandom(): () => number {
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
