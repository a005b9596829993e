import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTextDifference, findWordDifference } from './version-difference.tsx';

test('shows which words of a paragraph were changed', () => {
  expect(findWordDifference('We answer every call.', 'We answer each call at once.')).toEqual([
    { kind: 'same', text: 'We answer ' },
    { kind: 'removed', text: 'every' },
    { kind: 'added', text: 'each' },
    { kind: 'same', text: ' call' },
    { kind: 'added', text: ' at once' },
    { kind: 'same', text: '.' },
  ]);
});

test('shows the changed word of a sentence in a language without spaces', () => {
  expect(findWordDifference('我们每天接听您的电话。', '我们每天回复您的电话。')).toEqual([
    { kind: 'same', text: '我们每天' },
    { kind: 'removed', text: '接听' },
    { kind: 'added', text: '回复' },
    { kind: 'same', text: '您的电话。' },
  ]);
});

test('shows two changes that are far apart in a long paragraph', () => {
  const words = Array.from({ length: 1200 }, (_, index) => `word${index}`);
  const newer = words.with(1, 'first').with(1198, 'last');
  const parts = findWordDifference(words.join(' '), newer.join(' '));
  expect(parts.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'removed', text: 'word1' },
    { kind: 'added', text: 'first' },
    { kind: 'removed', text: 'word1198' },
    { kind: 'added', text: 'last' },
  ]);
});

test('keeps paragraphs that did not change, and pairs those that did', () => {
  expect(findTextDifference(['One', 'Two words', 'Three'], ['One', 'Two other words', 'Three', 'Four'])).toEqual([
    [{ kind: 'same', text: 'One' }],
    [
      { kind: 'same', text: 'Two ' },
      { kind: 'added', text: 'other ' },
      { kind: 'same', text: 'words' },
    ],
    [{ kind: 'same', text: 'Three' }],
    [{ kind: 'added', text: 'Four' }],
  ]);
});

test('the parts of any difference join to both texts again', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ' ', '\n'), { maxLength: 40 })
    .map((letters) => letters.join(''));
  fc.assert(
    fc.property(text, text, (older, newer) => {
      const parts = findWordDifference(older, newer);
      const join = (left: string) =>
        parts
          .filter(({ kind }) => kind !== left)
          .map((part) => part.text)
          .join('');
      expect(join('added')).toBe(older);
      expect(join('removed')).toBe(newer);
    }),
  );
});

test('shows a very long changed paragraph as replaced, without comparing every pair of words', () => {
  const older = 'a '.repeat(20_000);
  const newer = 'b '.repeat(20_000);
  expect(findWordDifference(older, newer).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
