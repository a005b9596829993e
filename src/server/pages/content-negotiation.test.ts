import { expect, test } from 'vitest';
import { chooseEncoding, matchesEntityTag } from './content-negotiation.ts';

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
])('If-None-Match %j against W/"abc" is %s', (header, matches) => {
  expect(matchesEntityTag(header, 'W/"abc"')).toBe(matches);
});

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['*', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0.8, gzip;q=0.8', 'br'],
  ['gzip;q=0, br;q=0', 'identity'],
  ['identity', 'identity'],
  ['identity;q=0, gzip', 'gzip'],
  ['identity;q=0, *', 'br'],
  ['identity;q=0', undefined],
  ['*;q=0', undefined],
  ['*;q=0, gzip;q=0.1', 'gzip'],
  ['gzip;q=0.2, identity;q=0.9', 'identity'],
  ['br;q=junk', 'identity'],
  [';;,,=', 'identity'],
])('Accept-Encoding %j is answered in %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
  expect(chooseEncoding(header)).toBe(encoding);
});
