import { expect, test } from 'vitest';
import { scheduleMessages } from '#domain/contract/schedule-contract.ts';
import { findScheduleFaults, longDate, longMoment, shortMoment, suggestedTime, zoneName } from './schedule-words.ts';

const zone = 'Pacific/Auckland';
const now = new Date('2026-11-22T20:00:00Z');

test.each([
  ['2026-11-23', '09:01', {}],
  ['2026-11-23', '09:00', { time: scheduleMessages.past }],
  ['2027-09-26', '02:30', { time: scheduleMessages.skipped }],
  ['2026-11-31', '09:00', { date: scheduleMessages.date }],
  ['31 May', '', { date: scheduleMessages.date, time: scheduleMessages.time }],
])('what is wrong with %s at %j', (date, time, faults) => {
  expect(findScheduleFaults({ date, time }, zone, now)).toEqual(faults);
});

test('moments are shown on the clocks of the site', () => {
  expect(longMoment('2026-11-30T20:00:00Z', zone)).toBe('Tuesday 1 December 2026 at 9\u00a0am');
  expect(shortMoment('2026-11-30T20:00:00Z', zone)).toBe('1 Dec 2026, 9\u00a0am');
  expect(zoneName(zone)).toBe('New Zealand Time');
  expect(longDate('2026-12-01')).toBe('1 December 2026');
  expect(longDate('soon')).toBe('soon');
});

test('the suggested time is 9 am on the Publish Date, or tomorrow when that is not in the future', () => {
  expect(suggestedTime('2026-12-24', '2026-11-23')).toEqual({ date: '2026-12-24', time: '09:00' });
  expect(suggestedTime('2026-11-23', '2026-11-23')).toEqual({ date: '2026-11-24', time: '09:00' });
  expect(suggestedTime('', '2026-12-31')).toEqual({ date: '2027-01-01', time: '09:00' });
});
