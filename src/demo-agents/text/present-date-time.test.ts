import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '#language/calendar.ts';
import { demoLanguages } from '#language/languages.ts';
import { readDateRange } from '#language/read-date-range.ts';
import { readDateTime } from '#language/read-date-time.ts';
import { formatTime } from '#shared/rules/dates.ts';
import { presentDate, presentDateRange, presentDateTime, presentNights, presentTime } from './present-date-time.ts';

const today = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const ahead = fc.integer({ min: 0, max: 700 });
const minutes = fc.integer({ min: 0, max: 1439 });
const language = fc.constantFrom(...demoLanguages.map(({ tag }) => tag));

test('a presented date and time is read back unchanged', () => {
  fc.assert(
    fc.property(today, ahead, minutes, minutes, language, (day, later, at, now, tag) => {
      const date = addDays(day, later);
      expect(readDateTime(presentDateTime(date, at, tag, day), tag, day, now)).toEqual({ day: date, minutes: at });
    }),
    { numRuns: 500 },
  );
});

test('agents write a time of day as pages do, apart from midnight', () => {
  for (let at = 1; at < 1440; at += 1) {
    const clock = `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
    expect(presentTime(at, 'en')).toBe(formatTime(clock).replace('\u00a0', ' '));
  }
});

test('a presented date is read back unchanged', () => {
  fc.assert(
    fc.property(today, ahead, minutes, language, (day, later, now, tag) => {
      const date = addDays(day, later);
      expect(readDateTime(presentDate(date, tag, day), tag, day, now)).toEqual({ day: date });
    }),
    { numRuns: 500 },
  );
});

test('a presented stay is read back unchanged', () => {
  fc.assert(
    fc.property(today, ahead, fc.integer({ min: 1, max: 14 }), language, (day, later, nights, tag) => {
      const from = addDays(day, later);
      const to = addDays(from, nights);
      expect(readDateRange(presentDateRange(from, to, tag, day), tag, day)).toEqual({ from, to, nights });
      expect(readDateRange(presentNights(nights, tag), tag, day)).toEqual({ nights });
    }),
    { numRuns: 500 },
  );
});

test('counts every day between two dates', () => {
  fc.assert(
    fc.property(today, fc.integer({ min: -800, max: 800 }), (day, n) => daysBetween(day, addDays(day, n)) === n),
  );
});

test('reads any text without failing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), language, (text, tag) => {
      const moment = readDateTime(text, tag, '2026-11-21', 600);
      readDateRange(text, tag, '2026-11-21');
      expect(moment?.minutes ?? 0).toBeLessThan(1440);
    }),
  );
});
