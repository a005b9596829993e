import { expect, test } from 'vitest';
import { parseIfMatch } from './record-version.ts';

test.each([
  [undefined, 'any'],
  ['*', 'any'],
  [' * ', 'any'],
  ['"3"', [3]],
  ['"3", "12"', [3, 12]],
  ['W/"3"', []],
  ['3', []],
  ['"three"', []],
  ['"99999999999"', []],
  ['', []],
])('If-Match %j names %j', (header, expected) => expect(parseIfMatch(header)).toEqual(expected));
