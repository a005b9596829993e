import { expect, test } from 'vitest';
import { dateInZone, formatLongDate, isCalendarDate, localTimeInZone, momentInZone } from './dates.ts';

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

test.each([
  ['Pacific/Auckland', '2026-11-23', '09:00', '2026-11-22T20:00:00.000Z'],
  ['Pacific/Auckland', '2026-07-01', '09:00', '2026-06-30T21:00:00.000Z'],
  ['Pacific/Auckland', '2026-09-27', '01:59', '2026-09-26T13:59:00.000Z'],
  ['Pacific/Auckland', '2026-09-27', '03:00', '2026-09-26T14:00:00.000Z'],
  ['Pacific/Auckland', '2026-04-05', '02:30', '2026-04-04T13:30:00.000Z'],
  ['Pacific/Auckland', '2026-04-05', '03:00', '2026-04-04T15:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', '02:30', '2026-10-03T15:30:00.000Z'],
  ['America/Los_Angeles', '2026-12-31', '23:59', '2027-01-01T07:59:00.000Z'],
  ['UTC', '2028-02-29', '00:00', '2028-02-29T00:00:00.000Z'],
])('in %s the clocks first show %s %s at %s', (timeZone, date, time, moment) => {
  expect(momentInZone(timeZone, { date, time })?.toISOString()).toBe(moment);
});

test.each([
  ['Pacific/Auckland', '2026-09-27', '02:00'],
  ['Pacific/Auckland', '2026-09-27', '02:59'],
  ['Australia/Lord_Howe', '2026-10-04', '02:15'],
  ['Pacific/Apia', '2011-12-30', '12:00'],
])('in %s the clocks skip %s %s', (timeZone, date, time) => {
  expect(momentInZone(timeZone, { date, time })).toBeUndefined();
});

test('every half hour of two days with a change of the clocks is found again from its local time', () => {
  for (const start of ['2026-04-04T00:00:00Z', '2026-09-26T00:00:00Z']) {
    for (let minute = 0; minute < 2 * 24 * 60; minute += 30) {
      const moment = new Date(Date.parse(start) + minute * 60_000);
      const local = localTimeInZone('Pacific/Auckland', moment);
      const found = momentInZone('Pacific/Auckland', local);
      // Clocks that go back show one hour twice. The result is then the first of the two moments.
      expect([0, 60]).toContain((moment.getTime() - (found?.getTime() ?? 0)) / 60_000);
    }
  }
});
