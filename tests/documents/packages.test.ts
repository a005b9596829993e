import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listPackageCosts, reasons, writePackageTable } from '../../scripts/licences/package-costs.ts';

const lockfile = readFileSync('package-lock.json', 'utf8');

test('every package says why it stays, and no reason is left over', () => {
  expect(Object.keys(reasons).toSorted()).toEqual(listPackageCosts(lockfile).costs.map(({ name }) => name));
});

test('docs/packages.md is what `npm run licences` makes, apart from the sizes', () => {
  const withoutSizes = (text: string) =>
    text
      .split('\n')
      .map((line) => line.replace(/^(\| [^|]+ \| \d+ \|) \d+ \|/, '$1'))
      .toSorted();
  expect(withoutSizes(readFileSync('docs/packages.md', 'utf8'))).toEqual(
    withoutSizes(writePackageTable(lockfile, () => 0)),
  );
});

test('a package costs itself and what only it needs, on the machine that serves', () => {
  const packages = {
    '': { dependencies: { one: '1', two: '1' } },
    'node_modules/one': { dependencies: { shared: '1', own: '1' }, optionalDependencies: { windows: '1' } },
    'node_modules/one/node_modules/own': { dependencies: { deep: '1' } },
    'node_modules/deep': {},
    'node_modules/own': {},
    'node_modules/shared': {},
    'node_modules/two': { dependencies: { shared: '1', own: '1' } },
    'node_modules/windows': { os: ['win32'] },
    'node_modules/tool': { dev: true },
  };
  const { costs, all } = listPackageCosts(JSON.stringify({ packages }));
  expect(all).toBe(6);
  expect(costs.map(({ name, folders }) => [name, folders])).toEqual([
    ['one', ['node_modules/deep', 'node_modules/one', 'node_modules/one/node_modules/own']],
    ['two', ['node_modules/own', 'node_modules/two']],
  ]);
});
