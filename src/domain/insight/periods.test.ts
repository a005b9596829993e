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

test.each([
  [
    'a year is read from its whole months, the few days before them, and the last month without today',
    { from: '2025-11-24', to: '2026-11-22' },
    {
      days: [{ from: '2025-11-24', to: '2025-11-30' }],
      months: { from: '2025-12', to: '2026-10' },
      shortened: [{ month: '2026-11', without: [{ from: '2026-11-23', to: '2026-11-30' }] }],
    },
  ],
  [
    'a month is read at once',
    { from: '2026-11-01', to: '2026-11-30' },
    { days: [], months: { from: '2026-11', to: '2026-11' }, shortened: [] },
  ],
  [
    'a month without its ends loses both',
    { from: '2026-11-02', to: '2026-11-29' },
    {
      days: [],
      months: undefined,
      shortened: [
        {
          month: '2026-11',
          without: [
            { from: '2026-11-01', to: '2026-11-01' },
            { from: '2026-11-30', to: '2026-11-30' },
          ],
        },
      ],
    },
  ],
  [
    'one day is read as it is',
    { from: '2026-11-23', to: '2026-11-23' },
    { days: [{ from: '2026-11-23', to: '2026-11-23' }], months: undefined, shortened: [] },
  ],
  [
    'days of two months are read together',
    { from: '2026-11-28', to: '2026-12-04' },
    { days: [{ from: '2026-11-28', to: '2026-12-04' }], months: undefined, shortened: [] },
  ],
  [
    'a whole month between two days',
    { from: '2027-01-31', to: '2027-03-01' },
    {
      days: [
        { from: '2027-01-31', to: '2027-01-31' },
        { from: '2027-03-01', to: '2027-03-01' },
      ],
      months: { from: '2027-02', to: '2027-02' },
      shortened: [],
    },
  ],
])('%s', (_name, range, parts) => {
  expect(divideRange(range)).toEqual(parts);
});

test('every day of a range is in exactly one part', () => {
  for (let length = 1; length <= 120; length += 7) {
    for (let start = 0; start < 70; start += 3) {
      const from = addDays('2026-11-01', start);
      const to = addDays(from, length - 1);
      const { days, months, shortened } = divideRange({ from, to });
      const seen: string[] = [];
      // Days well outside the range are checked too, so that the test fails if a part contains one of them.
      for (let day = addDays(from, -200); day <= addDays(to, 200); day = addDays(day, 1)) {
        const month = day.slice(0, 7);
        const isIn = (part: { from: string; to: string }) => part.from <= day && day <= part.to;
        if (days.some(isIn)) seen.push(day);
        if (months && months.from <= month && month <= months.to) seen.push(day);
        if (shortened.some((part) => part.month === month && !part.without.some(isIn))) seen.push(day);
      }
      expect(seen[0]).toBe(from);
      expect(seen).toHaveLength(length);
      expect(new Set(seen).size).toBe(length);
    }
  }
});
