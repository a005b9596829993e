import { expect, test } from 'vitest';
import { countWords, readingMinutes } from './reading-time.ts';

test.each([
  ['', 0],
  ['Two words', 2],
  ['A dash – is no word, it’s not', 7],
  ['$2,000 + GST', 2],
  ['語音代理', 2],
  ['Kia ora 语音', 3],
])('counts the words of %j as %i', (text, words) => {
  expect(countWords(text)).toBe(words);
});

test('reads 200 words a minute, at least 1 minute and at most the longest read time', () => {
  expect([0, 299, 300, 1000, 900_000].map(readingMinutes)).toEqual([1, 1, 2, 5, 999]);
});
