import { describe, expect, test } from 'vitest';
import { topicProbabilities } from '#server/assistant/topic-classifier.ts';

describe('src/server/assistant/topic-classifier.test.ts', () => {
  test('detects a classifier that has learned nothing', () => {
    const untaught = {
      rowOf: Int32Array.of(-1, -1),
      topics: new Uint32Array(),
      starts: new Uint32Array(),
      steps: new Int8Array(),
    };
    const [price = 0] = topicProbabilities(
      untaught,
      [
        [0, 0.7],
        [1, 0.7],
      ],
      2,
    );
    expect(price).not.toBeGreaterThan(0.6);
  });

  test('detects a classifier that has learned the topics the wrong way round', () => {
    const swapped = {
      rowOf: Int32Array.of(0),
      topics: Uint32Array.of(0b10),
      starts: Uint32Array.of(0),
      steps: Int8Array.of(60),
    };
    const [price = 0] = topicProbabilities(swapped, [[0, 1]], 2);
    expect(price).not.toBeGreaterThan(0.6);
  });
});
