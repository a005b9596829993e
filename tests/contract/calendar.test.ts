import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { listCalendar } from '#server/content/calendar.service.ts';
import { type PublicationParts, publishDueArticles } from '#server/content/schedule.service.ts';
import { readClock } from '#server/database/clock.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { calendarEntrySchema } from '#shared/api/schedule-contract.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

const minute = 60_000;
/** 9 am on 23 November 2026 in New Zealand. */
const start = Date.parse('2026-11-22T20:00:00Z');

describeOnEveryEngine('the calendar', (database) => {
  const desk = deskOfSuite(database, { now: () => new Date(now) });
  let now = start;
  beforeAll(async () => {
    await readClock(database().db, new Date(start));
  });
  beforeEach(async () => {
    now = start;
    await database().db.deleteFrom('articles').execute();
  });

  const list = async (range = 'from=2026-11-01&to=2026-11-30') => {
    const answer = await desk.admin('GET', `${apiPaths.adminCalendar}?${range}`);
    return z.array(calendarEntrySchema).parse(answer.body);
  };
  /** Reads the calendar at another time, at which no session is valid. */
  const listAt = async (time: number, day: string) => {
    const clock = { now: new Date(time), timeZone: 'Pacific/Auckland' };
    return (await listCalendar(database().db, { from: day, to: day }, clock)).rows;
  };
  const plan = async (title: string, date: string, time: string) => {
    const { id } = await desk.make.article({ title, is_published: false });
    await desk.admin('PUT', `${apiPaths.adminArticles}/${id}/schedule`, { date, time });
    return id;
  };
  const publishAt = (time: number, parts: Partial<PublicationParts> = {}) =>
    publishDueArticles({
      db: database().db,
      now: new Date(time),
      timeZone: 'Pacific/Auckland',
      startedAt: new Date(start),
      sanitiseHtml: (html) => html,
      log: { info: () => {}, warn: () => {} },
      ...parts,
    });

  test('shows published, planned and overdue articles, and drafts with a day, by day and time', async () => {
    const { slug } = await desk.make.article({ title: 'Out', publish_date: '2026-11-20' });
    await desk.make.article({ title: 'On Medium', publish_date: '2026-11-21', content: null });
    await plan('Late today', '2026-11-23', '17:00');
    await plan('Early today', '2026-11-23', '09:30');
    await desk.make.article({ title: 'Has a day', is_published: false, publish_date: '2026-11-25' });
    await desk.make.article({ title: 'Has no day', is_published: false, publish_date: '2026-11-23' });
    await desk.make.article({ title: 'Next month', publish_date: '2026-12-01' });
    now = start + 40 * minute;
    expect((await list()).map(({ title, state, date, time, path }) => [title, state, date, time, path])).toEqual([
      ['Out', 'published', '2026-11-20', null, `/resources/${slug}`],
      ['On Medium', 'published', '2026-11-21', null, null],
      ['Early today', 'overdue', '2026-11-23', '09:30', null],
      ['Late today', 'planned', '2026-11-23', '17:00', null],
      ['Has a day', 'draft', '2026-11-25', null, null],
    ]);
    expect(await listAt(start + 4 * 24 * 60 * minute, '2026-11-25')).toMatchObject([
      { title: 'Has a day', state: 'overdue', delay: 'unplanned' },
    ]);
  });

  test.each([
    ['on time', 30 * minute, start, null],
    ['late, because the server had not run', 70 * minute, start + 69 * minute, 'stopped'],
    ['late, although the server ran', 70 * minute, start, 'failed'],
  ])('says that an article was published %s', async (_name, after, startedAt, delay) => {
    await plan('Planned', '2026-11-23', '09:30');
    await publishAt(start + after, { startedAt: new Date(startedAt) });
    const times = { planned_at: '2026-11-22T20:30:00.000Z', published_at: new Date(start + after).toISOString() };
    expect(await list()).toMatchObject([{ state: 'published', date: '2026-11-23', time: '09:30', ...times, delay }]);
  });

  test('says that a planned article waits because the clock has jumped, and then that it was late for this reason', async () => {
    await plan('Waits', '2026-12-10', '09:00');
    const later = Date.parse('2026-12-10T00:00:00Z');
    await publishAt(later, { startedAt: new Date(later) });
    expect(await listAt(later, '2026-12-10')).toMatchObject([{ state: 'overdue', delay: 'clock' }]);
    await publishAt(later + 61 * minute, { startedAt: new Date(later) });
    expect(await listAt(later, '2026-12-10')).toMatchObject([{ state: 'published', delay: 'clock' }]);
  });

  test('refuses days that do not exist, are in the wrong order or are too many', async () => {
    const reversed = 'from=2026-11-02&to=2026-11-01';
    for (const range of ['', 'from=2026-11-31&to=2026-12-01', reversed, 'from=2026-01-01&to=2026-12-31'])
      expect((await desk.admin('GET', `${apiPaths.adminCalendar}?${range}`)).status, range).toBe(422);
  });
});
