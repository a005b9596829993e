import { expect, test } from 'vitest';
import { comparedPeriod } from './periods.ts';

test('a period ends yesterday and is compared with as many days before it', () => {
  expect(comparedPeriod(7, '2026-11-23')).toEqual({
    now: { from: '2026-11-16', to: '2026-11-22' },
    before: { from: '2026-11-09', to: '2026-11-15' },
  });
});

test('a period of one day is today, compared with yesterday', () => {
  expect(comparedPeriod(1, '2026-11-23')).toEqual({
    now: { from: '2026-11-23', to: '2026-11-23' },
    before: { from: '2026-11-22', to: '2026-11-22' },
  });
});

test('a period can end on an earlier day', () => {
  expect(comparedPeriod(30, '2026-11-23', '2026-10-30').now).toEqual({ from: '2026-10-01', to: '2026-10-30' });
});
