import { expect, test } from 'vitest';
import { searchTokens, stem } from './search-tokens.ts';

test.each([
  ['bookings', 'book'],
  ['planned', 'plan'],
  ['companies', 'compani'],
  ['status', 'status'],
  ['2000', '2000'],
])('the stem of %s is %s', (word, expected) => expect(stem(word)).toBe(expected));

test('the same question in three languages shares a token', () => {
  for (const question of ['How much is it?', 'What does it cost', '多少钱', '얼마예요']) {
    expect(searchTokens(question)).toContain('=price');
  }
});

test('returns no tokens for words without a topic and for odd input', () => {
  for (const text of ['', '   ', 'what is the', '¿¡…', '️']) expect(searchTokens(text)).toEqual([]);
});
