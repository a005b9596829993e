import { expect, test } from 'vitest';
import {
  type OpeningHours,
  presentNextOpening,
  presentOpening,
  presentOpeningHours,
  presentTimeOfDay,
} from './opening-hours.ts';

const openingHours: readonly OpeningHours[] = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' },
  { days: ['Saturday'], opens: '10:00', closes: '14:00' },
];

const space = '\u00a0';

test('opening hours are one line', () => {
  expect(presentOpeningHours(openingHours)).toBe(
    `Monday to Friday 9${space}am to 5${space}pm, Saturday 10${space}am to 2${space}pm`,
  );
});

// 23 November 2026 is a Monday. New Zealand is 13 hours ahead of UTC then, and Sydney 11 hours.
test.each([
  ['before opening', '2026-11-22T19:59:00Z', `We next open today at 9${space}am.`],
  ['at opening', '2026-11-22T20:00:00Z', `We’re open now, until 5${space}pm.`],
  ['at closing', '2026-11-23T04:00:00Z', `We next open tomorrow at 9${space}am.`],
  ['on Friday evening', '2026-11-27T05:00:00Z', `We next open tomorrow at 10${space}am.`],
  ['on Saturday', '2026-11-27T23:00:00Z', `We’re open now, until 2${space}pm.`],
  ['on Saturday afternoon', '2026-11-28T02:00:00Z', `We next open on Monday at 9${space}am.`],
  ['on Sunday', '2026-11-28T12:00:00Z', `We next open tomorrow at 9${space}am.`],
])('%s in New Zealand', (_when, now, sentence) => {
  expect(presentNextOpening('Pacific/Auckland', new Date(now), openingHours)).toBe(sentence);
});

test('the clock of the time zone decides', () => {
  const now = new Date('2026-11-22T20:30:00Z');
  expect(presentNextOpening('Pacific/Auckland', now, openingHours)).toBe(`We’re open now, until 5${space}pm.`);
  expect(presentNextOpening('Australia/Sydney', now, openingHours)).toBe(`We next open today at 9${space}am.`);
});

test('a business that is open on one day next opens a week later', () => {
  const hours: OpeningHours[] = [{ days: ['Monday'], opens: '09:00', closes: '10:00' }];
  expect(presentNextOpening('Pacific/Auckland', new Date('2026-11-22T22:00:00Z'), hours)).toBe(
    `We next open on Monday at 9${space}am.`,
  );
});

test('without opening hours there is no sentence', () => {
  expect(presentNextOpening('Pacific/Auckland', new Date('2026-11-22T22:00:00Z'), [])).toBe('');
});

const opening = { date: '2026-11-23', time: '09:30' };

test.each([
  ['en', 'on Monday at 9.30\u00a0am', 'today at 9.30\u00a0am', '9.30\u00a0am'],
  ['zh-Hans', '星期一 9:30', '今天 9:30', '9:30'],
  ['ko', '월요일 오전 9:30', '오늘 오전 9:30', '오전 9:30'],
] as const)('the time of opening in %s', (language, later, today, alone) => {
  expect(presentOpening(language, opening, false)).toBe(later);
  expect(presentOpening(language, opening, true)).toBe(today);
  expect(presentTimeOfDay(language, opening)).toBe(alone);
});
