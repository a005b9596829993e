import { expect, test } from 'vitest';
import { cutSummary, formatReadTime, splitTags } from './article-presentation.ts';

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
