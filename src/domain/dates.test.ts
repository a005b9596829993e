import { expect, test } from 'vitest';
import { dateInZone, formatLongDate, isCalendarDate } from './dates.ts';

test('today is the date in the zone, not in UTC', () => {
  const now = new Date('2026-11-20T12:30:00Z');
  expect(dateInZone('Pacific/Auckland', now)).toBe('2026-11-21');
  expect(dateInZone('Australia/Perth', now)).toBe('2026-11-20');
});

test('dates are written in long US format', () => {
  expect(formatLongDate('2026-11-12')).toBe('November 12, 2026');
  expect(formatLongDate('2026-01-01')).toBe('January 1, 2026');
});

test.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-1-1', '', '2026-01-01T00:00', 'tomorrow'])(
  '%j is not a calendar date',
  (text) => {
    expect(isCalendarDate(text)).toBe(false);
  },
);

test('a leap day is a calendar date in a leap year only', () => {
  expect(isCalendarDate('2028-02-29')).toBe(true);
  expect(isCalendarDate('2026-02-29')).toBe(false);
});
