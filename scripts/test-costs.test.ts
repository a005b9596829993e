import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { costlyFiles, quickControlLimit, quickLimit, readCosts, recordableCosts } from './test-costs.ts';

test('the record names only files that exist', () => {
  const files = Object.keys(readCosts());
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('only tests above their limit and controls above theirs are costly', () => {
  const costs = {
    'tests/contract/at.test.ts': quickLimit,
    'tests/contract/above.test.ts': quickLimit + 0.1,
    'tests/controls/at.test.ts': quickControlLimit,
    'tests/controls/above.test.ts': quickControlLimit + 0.1,
  };
  expect(costlyFiles(costs)).toEqual(['tests/contract/above.test.ts', 'tests/controls/above.test.ts']);
});

test('costs are recorded by path in tenths of a second, without cheap files', () => {
  const recorded = recordableCosts({ 'b.test.ts': 0.94, 'c.test.ts': 0.2, 'a.test.ts': 1 });
  expect(Object.entries(recorded)).toEqual([
    ['a.test.ts', 1],
    ['b.test.ts', 0.9],
  ]);
});
