import { expect, test } from 'vitest';
import { addDays } from './calendar.ts';

test.each([
  ['2026-11-23', -1, '2026-11-22'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
])('from %s, %i days later is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});
