import { expect, test } from 'vitest';
import { scheduleMessages } from '#shared/api/schedule-contract.ts';
import { findScheduleFaults, ownClockText, savedSentence, suggestedTime, zoneName } from './schedule-requests.ts';

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

test('zones are named in words', () => {
  expect(zoneName(zone)).toBe('New Zealand Time');
});

test('the suggested time is 9 am on the Publish Date, or tomorrow when that is not in the future', () => {
  expect(suggestedTime('2026-12-24', '2026-11-23')).toEqual({ date: '2026-12-24', time: '09:00' });
  expect(suggestedTime('2026-11-23', '2026-11-23')).toEqual({ date: '2026-11-24', time: '09:00' });
  expect(suggestedTime('', '2026-12-31')).toEqual({ date: '2027-01-01', time: '09:00' });
});

test('the sentence after a save says published, scheduled or draft, and never two of them', () => {
  const draft = { title: 'Rates', is_published: false, is_featured: true };
  const schedule = {
    article_id: 1,
    due_at: '2026-11-30T20:00:00.000Z',
    date: '2026-12-01',
    time: '09:00',
    time_zone: zone,
    scheduled_by: 'Aroha',
    scheduled_at: '2026-11-22T20:00:00.000Z',
    is_held: false,
  };
  expect(savedSentence(draft, undefined)).toBe('Saved as a draft: “Rates”.');
  expect(savedSentence(draft, schedule)).toBe('“Rates” is scheduled for 1 Dec 2026, 9\u00a0am.');
  expect(savedSentence({ ...draft, is_published: true }, schedule)).toBe('Published: “Rates”.');
  expect(savedSentence({ ...draft, is_published: true, is_featured: false }, undefined)).toBe(
    'Published: “Rates”. It isn’t under All Resources, because it isn’t featured.',
  );
});

test('a moment is also given by the clock of the editor, if that shows another time', () => {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(ownClockText(now, own)).toBe('');
  expect(ownClockText(now, own === 'Asia/Kathmandu' ? zone : 'Asia/Kathmandu')).toMatch(/^ Your clock says .* then\.$/);
});
