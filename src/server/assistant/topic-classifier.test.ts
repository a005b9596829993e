import { expect, test } from 'vitest';
import { readPhrasings, type TopicReadings } from './phrasing-readings.ts';
import { createSimilarity } from './phrasing-similarity.ts';
import { questionFeatures } from './question-features.ts';
import { topicProbabilities } from './topic-classifier.ts';

const phrasings = [
  { topic: 'price', text: 'what does the package cost' },
  { topic: 'price', text: 'package price please' },
  { topic: 'price', text: 'what is the cost of a package' },
  { topic: 'hours', text: 'when do you open' },
  { topic: 'hours', text: 'are you open on Saturday' },
  { topic: 'hours', text: 'do you open on Sunday' },
];

function learn(texts = phrasings): TopicReadings {
  const steps = readPhrasings(texts);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

function probabilitiesOf(question: string): number[] {
  const { names, byFeature, weights } = learn();
  const values = createSimilarity(names, byFeature).valuesOf(questionFeatures(question));
  return [...topicProbabilities(weights, values, 2)];
}

test('a question has the topic of the phrasings with the same words', () => {
  const [price = 0, hours = 0] = probabilitiesOf('what would a package cost me');
  expect(price).toBeGreaterThan(0.6);
  expect(price + hours).toBeCloseTo(1);
  expect(probabilitiesOf('open Sunday?')[1]).toBeGreaterThan(0.6);
});

test('a question without a known word has no topic', () => {
  expect(probabilitiesOf('zzz')).toEqual([0.5, 0.5]);
});

test('the same phrasings give the same weights', () => {
  expect(learn()).toEqual(learn());
});

test('every topic of many can be the most probable', () => {
  const names = Array.from(
    { length: 70 },
    (_, topic) => `${'abcdefg'[topic % 7]}${'klmnopqrst'[Math.floor(topic / 7)]}x`,
  );
  const {
    names: features,
    byFeature,
    weights,
  } = learn(
    names.flatMap((topic) => [
      { topic, text: `${topic} please` },
      { topic, text: `please ${topic}` },
    ]),
  );
  const { valuesOf } = createSimilarity(features, byFeature);
  const best = names.map((topic) => {
    const probabilities = topicProbabilities(weights, valuesOf(questionFeatures(topic)), names.length);
    return names[probabilities.indexOf(Math.max(...probabilities))];
  });
  expect(best).toEqual(names);
});
