import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isApiToken, isWholeApiToken, makeApiToken } from './secret-token.ts';

test('makes tokens of one form, each different', () => {
  const tokens = Array.from({ length: 200 }, makeApiToken);
  for (const token of tokens) {
    expect(token).toMatch(/^bellbird_[0-9A-Za-z]{49}$/);
    expect([isApiToken(token), isWholeApiToken(token)]).toEqual([true, true]);
  }
  expect(new Set(tokens).size).toBe(tokens.length);
});

test('recognises the checksum of a known token, so that scanners can rely on it', () => {
  expect(isWholeApiToken(`bellbird_${'0'.repeat(43)}2CZclj`)).toBe(true);
});

test('refuses a token that is cut short, longer or mistyped', () => {
  const token = makeApiToken();
  for (let length = 0; length < token.length; length += 1) expect(isWholeApiToken(token.slice(0, length))).toBe(false);
  expect(isWholeApiToken(`${token}0`)).toBe(false);
  fc.assert(
    fc.property(fc.integer({ min: 9, max: token.length - 1 }), fc.constantFrom(...'0aZ-_'), (at, letter) => {
      const changed = token.slice(0, at) + letter + token.slice(at + 1);
      expect(isWholeApiToken(changed)).toBe(changed === token);
    }),
  );
});
