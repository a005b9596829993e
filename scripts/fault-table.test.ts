import { expect, test } from 'vitest';
import { faultTable } from './fault-table.ts';

test('the table shows the newest result of each fault test, ordered by its number', () => {
  const lines = [
    { item: 31, engine: 'postgres', what: 'restarted', seen: 'back in 90 ms', load: 1 },
    { item: 27, engine: 'sqlite', what: 'killed', seen: 'old', load: 9 },
    { item: 27, engine: 'postgres', what: 'killed', seen: '0 lost', load: 2 },
    { item: 27, engine: 'sqlite', what: 'killed', seen: 'new', load: 1 },
    { item: 23, what: 'slow', seen: 'cut', load: 1 },
  ].map((figure) => JSON.stringify(figure));
  expect(faultTable(lines).split('\n').slice(2)).toEqual([
    '| 23 | either | slow | cut | 1 |',
    '| 27 | sqlite | killed | new | 1 |',
    '| 27 | postgres | killed | 0 lost | 2 |',
    '| 31 | postgres | restarted | back in 90 ms | 1 |',
  ]);
});
