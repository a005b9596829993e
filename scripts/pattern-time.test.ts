import { beforeAll, describe, expect, test } from 'vitest';
import { boundOf, timeOf } from '#tests/support/pattern-time.ts';
import {
  attackText,
  collectPatterns,
  type Pattern,
  readVerdicts,
  shortInputOf,
  shortInputs,
} from './check-patterns.ts';

/**
 * Pieces of text that make careless patterns slow when they are repeated. They are used for patterns that are too large
 * to analyse.
 */
const parts = ['a', 'a ', ' ', '1', '1 ', 'A', "a'", '-', ',', 'a@', '的', '一', '한', '。', 'the ', 'how much '];

describe('patterns that may take more than linear time', () => {
  let patterns: ReadonlyMap<string, Pattern>;
  const verdicts = readVerdicts();
  beforeAll(async () => {
    patterns = await collectPatterns();
  }, 120_000);

  test('include those that are built when a module is loaded', () => {
    const places = [...patterns.values()].map(({ place }) => place);
    const inFile = (file: string) => places.filter((place) => place.startsWith(file)).length;
    expect(patterns.size).toBeGreaterThan(550);
    expect(inFile('src/language/phrases.ts')).toBeGreaterThan(40);
    expect(inFile('src/language/english.ts')).toBeGreaterThan(10);
  });

  test.each(shortInputs)('are quick in $start on an input of $longest characters', ({ start, longest }) => {
    const slow: string[] = [];
    let attacked = 0;
    for (const [key, pattern] of patterns) {
      const verdict = verdicts.get(key);
      if (shortInputOf(pattern)?.start !== start || verdict === undefined || verdict === 'safe') continue;
      attacked += 1;
      const texts =
        typeof verdict === 'object'
          ? [attackText(verdict.polynomial, longest)]
          : parts.map((part) => part.repeat(longest / part.length));
      for (const text of texts) {
        const time = timeOf(pattern, text);
        if (time > boundOf(text)) slow.push(`${pattern.place}: ${time} µs on ${JSON.stringify(text.slice(0, 40))}`);
      }
    }
    expect(slow).toEqual([]);
    // If no pattern was tested, this entry of `shortInputs` is no longer needed and must be removed.
    expect(attacked).toBeGreaterThan(0);
  });
});
