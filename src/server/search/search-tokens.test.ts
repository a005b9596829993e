import { expect, test } from 'vitest';
import { searchTerms, stem } from './search-tokens.ts';

test.each([
  ['bookings', 'book'],
  ['planned', 'plan'],
  ['companies', 'compani'],
  ['status', 'status'],
  ['2000', '2000'],
])('the stem of %s is %s', (word, expected) => {
  expect(stem(word)).toBe(expected);
});

test('a question in three languages has a term in common', () => {
  for (const question of ['How much is it?', 'What does it cost', '多少钱', '얼마예요']) {
    expect(searchTerms(question)).toContain('=price');
  }
});

test('Chinese and Korean are cut into pairs of characters, without endings', () => {
  expect(searchTerms('仙人掌')).toEqual(['仙人', '人掌']);
  expect(searchTerms('연필을')).toEqual(['연필']);
});

test('words without a topic and odd input give no terms', () => {
  for (const text of ['', '   ', 'what is the', '¿¡…', '️']) expect(searchTerms(text)).toEqual([]);
});
