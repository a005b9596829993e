import { expect, test } from 'vitest';
import { countWords, cutSummary, formatReadTime, readingMinutes, splitTags } from './article-presentation.ts';

test('one minute is singular, whether it comes as text or number', () => {
  expect(formatReadTime('1')).toBe('1 minute');
  expect(formatReadTime(1)).toBe('1 minute');
  expect(formatReadTime('12')).toBe('12 minutes');
});

test('a summary of 150 characters stays, one of 151 is cut to 150 and an ellipsis', () => {
  expect(cutSummary('a'.repeat(150))).toBe('a'.repeat(150));
  expect(cutSummary('a'.repeat(151))).toBe(`${'a'.repeat(150)}…`);
});

test('a cut never splits a character in two', () => {
  expect(cutSummary(`${'a'.repeat(149)}🐦🐦`)).toBe(`${'a'.repeat(149)}🐦…`);
});

test('three tags are shown and the rest are hidden', () => {
  expect(splitTags(['a', 'b', 'c', 'd', 'e'])).toEqual({ visible: ['a', 'b', 'c'], hidden: ['d', 'e'] });
  expect(splitTags(['a'])).toEqual({ visible: ['a'], hidden: [] });
});

test.each([
  ['', 0],
  ['Two words', 2],
  ['A dash – is no word, it’s not', 7],
  ['$2,000 + GST', 2],
  ['語音代理', 2],
  ['Kia ora 语音', 3],
])('counts the words of %j as %i', (text, words) => expect(countWords(text)).toBe(words));

test('reads 200 words a minute, at least 1 minute and at most the longest read time', () => {
  expect([0, 299, 300, 1000, 900_000].map(readingMinutes)).toEqual([1, 1, 2, 5, 999]);
});
