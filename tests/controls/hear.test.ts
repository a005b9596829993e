import { describe, expect, test } from 'vitest';
import { decide, type Heard } from '#domain/hearing/hear.ts';
import strangersPhrasings from '#domain/hearing/strangers-phrasings.json' with { type: 'json' };

/** Returns how many of the texts that strangers wrote are classified differently from their label. */
function mistakes(heard: (text: string) => Heard | undefined): number {
  return strangersPhrasings.filter(({ text, label }) => (heard(text) ?? 'none') !== label).length;
}

describe('src/domain/hearing/hear.test.ts', () => {
  test('detects a classifier that finds no meaning', () => {
    expect(mistakes((text) => decide(text, () => [-1, -1, -1]))).toBeGreaterThan(1000);
  });

  test('detects a classifier that finds a meaning in every text', () => {
    expect(mistakes((text) => decide(text, () => [1, -1, -1]))).toBeGreaterThan(1000);
  });
});
