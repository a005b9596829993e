import { expect, test } from 'vitest';
import type { CalendarEntry } from '#shared/api/schedule-contract.ts';
import { scheduleMessages } from '#shared/api/schedule-contract.ts';
import { dayAfterKey, delayText, monthAfter, monthOf, moveFault, weeksFrom } from './calendar-labels.ts';

const zone = 'Pacific/Auckland';
const now = new Date('2026-11-28T21:00:00Z');
const entry: CalendarEntry = {
  article_id: 1,
  title: 'Holiday hours',
  state: 'published',
  date: '2026-11-29',
  time: '09:00',
  planned_at: '2026-11-28T20:00:00.000Z',
  published_at: '2026-11-28T20:40:00.000Z',
  delay: 'stopped',
  planned_by: null,
  path: null,
};

test('says when a planned article was published, and why it was late', () => {
  expect(delayText(entry, zone)).toBe(
    'Scheduled for 9\u00a0am, published 9.40\u00a0am because the server was not running.',
  );
  expect(delayText({ ...entry, published_at: '2026-11-30T20:00:00.000Z', delay: 'clock' }, zone)).toBe(
    'Scheduled for 9\u00a0am, published 1 Dec 2026, 9\u00a0am because the server’s clock had jumped.',
  );
  expect(delayText({ ...entry, delay: null }, zone)).toBe('');
  expect(delayText({ ...entry, state: 'overdue', delay: 'held', planned_by: 'Lee' }, zone)).toMatch(
    /^Lee scheduled it/,
  );
});

test.each([
  [{}, '2026-11-29', `${scheduleMessages.past}.`],
  [{}, '2026-11-30', undefined],
  [{ time: '02:30' }, '2027-09-26', `${scheduleMessages.skipped}.`],
  [{ time: null }, '2026-11-28', `${scheduleMessages.past}.`],
  [{ time: null }, '2026-11-29', undefined],
])('%j to %s: %j', (change, date, fault) => {
  expect(moveFault({ ...entry, ...change }, date, zone, now)).toBe(fault);
});

test('a month is shown in whole weeks from Monday, and keys move by days and weeks', () => {
  const { first, last, weeks } = monthOf('2026-11-29');
  expect([first, last, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([
    '2026-11-01',
    '2026-11-30',
    '2026-10-26',
    '2026-12-06',
  ]);
  expect([monthAfter('2026-12-31', 1), monthAfter('2026-01-31', -1)]).toEqual(['2027-01-01', '2025-12-01']);
  expect(['ArrowLeft', 'ArrowDown', 'a'].map((key) => dayAfterKey(key, '2026-12-31'))).toEqual([
    '2026-12-30',
    '2027-01-07',
    undefined,
  ]);
});

test('the calendar opens at this week, with the week before it and the weeks after it', () => {
  const { first, last, weeks } = weeksFrom('2026-12-03');
  expect([weeks[0]?.[0], first, last, weeks.length]).toEqual(['2026-11-23', '2026-11-30', '2027-01-03', 6]);
});
