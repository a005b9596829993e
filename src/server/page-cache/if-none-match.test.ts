import { expect, test } from 'vitest';
import { isNoneMatchMet } from './if-none-match.ts';

test.each([
  [undefined, false],
  ['W/"abc"', true],
  ['"abc"', true],
  ['*', true],
  ['"x", W/"abc" ,"y"', true],
  ['"ab"', false],
  ['abc', false],
  ['W/"abc', false],
  ['', false],
])('If-None-Match %j against W/"abc" is %s', (header, isMet) => {
  expect(isNoneMatchMet(header, 'W/"abc"')).toBe(isMet);
});
