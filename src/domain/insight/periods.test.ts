import { expect, test } from 'vitest';
import { addDays, comparedPeriod, divideRange } from './periods.ts';

test.each([
  ['2026-11-23', -1, '2026-11-22'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
])('from %s, %i days later is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});

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

test('a year is divided into whole months and the days at both ends', () => {
  expect(divideRange({ from: '2025-11-24', to: '2026-11-22' })).toEqual({
    days: [
      { from: '2025-11-24', to: '2025-11-30' },
      { from: '2026-11-01', to: '2026-11-22' },
    ],
    months: { from: '2025-12', to: '2026-10' },
  });
});

test.each([
  [
    { from: '2026-11-01', to: '2026-11-30' },
    { days: [], months: { from: '2026-11', to: '2026-11' } },
  ],
  [
    { from: '2026-11-02', to: '2026-11-30' },
    { days: [{ from: '2026-11-02', to: '2026-11-30' }], months: undefined },
  ],
  [
    { from: '2026-10-15', to: '2026-11-14' },
    { days: [{ from: '2026-10-15', to: '2026-11-14' }], months: undefined },
  ],
  [
    { from: '2026-11-23', to: '2026-11-23' },
    { days: [{ from: '2026-11-23', to: '2026-11-23' }], months: undefined },
  ],
  [
    { from: '2027-01-31', to: '2027-03-01' },
    {
      days: [
        { from: '2027-01-31', to: '2027-01-31' },
        { from: '2027-03-01', to: '2027-03-01' },
      ],
      months: { from: '2027-02', to: '2027-02' },
    },
  ],
])('divides %j', (range, parts) => {
  expect(divideRange(range)).toEqual(parts);
});

test('every day of a range is in exactly one part', () => {
  for (let length = 1; length <= 120; length += 7) {
    for (let start = 0; start < 70; start += 3) {
      const from = addDays('2026-11-01', start);
      const to = addDays(from, length - 1);
      const { days, months } = divideRange({ from, to });
      const seen: string[] = [];
      for (let day = from; day <= to; day = addDays(day, 1)) {
        const month = day.slice(0, 7);
        if (days.some((part) => part.from <= day && day <= part.to)) seen.push(day);
        if (months && months.from <= month && month <= months.to) seen.push(day);
      }
      expect(seen).toHaveLength(length);
      expect(new Set(seen).size).toBe(length);
    }
  }
});
