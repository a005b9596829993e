import { expect, test } from 'vitest';
import { localeOfPath, localisedPath, pathWithinLocale } from './locales.ts';

test.each([
  ['/', 'en'],
  ['/nz', 'en-NZ'],
  ['/nz/demo', 'en-NZ'],
  ['/au/resources', 'en-AU'],
  ['/nzx', 'en'],
  ['/resources/nz', 'en'],
])('%s belongs to %s', (path, locale) => expect(localeOfPath(path)).toBe(locale));

test.each([
  ['/nz', '/'],
  ['/au/resources', '/resources'],
  ['/demo', '/demo'],
  ['/', '/'],
])('%s is the path %s within its variant', (path, within) => {
  expect(pathWithinLocale(path)).toBe(within);
});

test.each([
  ['en', '/', '/'],
  ['en-NZ', '/', '/nz'],
  ['en-AU', '/login', '/au/login'],
  ['en', '/login', '/login'],
] as const)('in %s the page %s has the path %s', (locale, path, address) => {
  expect(localisedPath(locale, path)).toBe(address);
});
