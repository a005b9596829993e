import { expect, test } from 'vitest';
import { formatDollars, packages } from './packages.ts';

test('the packages carry the prices of the specification', () => {
  expect(packages.map(({ name, monthly, oneOff }) => [name, monthly, oneOff])).toEqual([
    ['Starter', 199, 2000],
    ['Growth', 499, 5000],
    ['Enterprise Lite', 999, 10000],
  ]);
});

test('dollars are written with thousands set off and cents only where there are some', () => {
  expect(formatDollars(10000)).toBe('$10,000');
  expect(formatDollars(199)).toBe('$199');
});
