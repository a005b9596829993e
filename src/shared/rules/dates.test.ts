import { expect, test } from 'vitest';
import {
  clockAt,
  dateInZone,
  formatDate,
  formatLongDate,
  formatMoment,
  formatTime,
  isCalendarDate,
  localTimeInZone,
  momentInZone,
  publishedAt,
} from './dates.ts';

test('today is the date in the zone, not in UTC', () => {
  const now = new Date('2026-11-20T12:30:00Z');
  expect(dateInZone('Pacific/Auckland', now)).toBe('2026-11-21');
  expect(dateInZone('Australia/Perth', now)).toBe('2026-11-20');
});

test('dates are written in long US format', () => {
  expect(formatLongDate('2026-11-12')).toBe('November 12, 2026');
  expect(formatLongDate('2026-01-01')).toBe('January 1, 2026');
});

test('other dates are written with the day first', () => {
  expect(formatDate('2026-11-12')).toBe('12 November 2026');
});

test.each([
  ['00:01', '12.01\u00a0am'],
  ['09:00', '9\u00a0am'],
  ['12:00', '12\u00a0pm'],
  ['17:30', '5.30\u00a0pm'],
])('the time %s is written as %s', (time, written) => expect(formatTime(time)).toBe(written));

test('a moment is written in the time zone, in a short and a long form', () => {
  const moment = '2026-11-30T20:05:00Z';
  expect(formatMoment(moment, 'short', 'Pacific/Auckland')).toBe('1 Dec 2026, 9.05\u00a0am');
  expect(formatMoment(moment, 'long', 'Pacific/Auckland')).toBe('Tuesday 1 December 2026 at 9.05\u00a0am');
  expect(formatMoment(moment, 'long', 'Australia/Perth')).toBe('Tuesday 1 December 2026 at 4.05\u00a0am');
});

test('without a time zone, the clock is that of this machine', () => {
  const noon = new Date(2026, 10, 21, 12, 5);
  expect(clockAt(noon)).toBe('12:05');
  expect(formatMoment(noon, 'short')).toBe('21 Nov 2026, 12.05\u00a0pm');
});

test.each(['2026-02-30', '2026-13-01', '0000-01-01', '26-01-01', '2026-1-1', '', '2026-01-01T00:00', 'tomorrow'])(
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

test.each([
  ['0001-01-01', '00:00'],
  ['0099-12-31', '23:59'],
  ['9999-12-31', '23:59'],
])('%s %s, at the edge of the calendar, is a moment', (date, time) => {
  for (const timeZone of ['Pacific/Auckland', 'America/Los_Angeles', 'UTC']) {
    const moment = momentInZone(timeZone, { date, time });
    expect(Math.abs((moment?.getTime() ?? 0) - Date.parse(`${date}T${time}:00Z`))).toBeLessThan(15 * 60 * 60_000);
  }
});

test('every half hour of two days with a change of the clocks is found again from its local time', () => {
  for (const start of ['2026-04-04T00:00:00Z', '2026-09-26T00:00:00Z']) {
    for (let minute = 0; minute < 2 * 24 * 60; minute += 30) {
      const moment = new Date(Date.parse(start) + minute * 60_000);
      const local = localTimeInZone('Pacific/Auckland', moment);
      const found = momentInZone('Pacific/Auckland', local);
      // When clocks go back, they show one hour twice. The result is then the first of the two moments, which may be 60
      // minutes before `moment`.
      expect([0, 60]).toContain((moment.getTime() - (found?.getTime() ?? 0)) / 60_000);
    }
  }
});

test.each([
  ['2026-11-21', '2026-11-21T05:00:00.000Z', 'Pacific/Auckland', '2026-11-21T00:00:00+13:00'],
  ['2026-07-21', '2026-11-21T05:00:00.000Z', 'Australia/Adelaide', '2026-07-21T00:00:00+09:30'],
  ['2026-07-21', '2026-11-21T05:00:00.000Z', 'America/New_York', '2026-07-21T00:00:00-04:00'],
  ['2026-12-24', '2026-11-21T05:00:00.000Z', 'Pacific/Auckland', '2026-11-21T18:00:00+13:00'],
])(
  'an article of %s that was saved at %s counts in %s as published at %s',
  (publish_date, updated_at, zone, expected) => {
    expect(publishedAt({ publish_date, updated_at }, zone)).toBe(expected);
  },
);
