import { expect, test } from 'vitest';
import { packages } from './packages.ts';

test('there are three packages, cheapest first, with a monthly and a one-off price', () => {
  expect(packages.map(({ name, monthly, oneOff }) => [name, monthly, oneOff])).toEqual([
    ['Starter', 199, 2000],
    ['Growth', 499, 5000],
    ['Enterprise Lite', 999, 10000],
  ]);
});
