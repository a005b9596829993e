import { beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { changeRole, deleteAccount } from '#server/accounts/administration.service.ts';
import { createSiteContent } from '#server/content/public-content.service.ts';
import { type PublicationParts, publishDueArticles, scheduleProbation } from '#server/content/schedule.service.ts';
import { readClock } from '#server/database/clock.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { noticeSchema } from '#shared/api/notice-contract.ts';
import { scheduleMessages, scheduleSchema } from '#shared/api/schedule-contract.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { sendToApp } from '#tests/support/content-factories.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { openDatabase } from '#tests/support/test-database.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** 9 am on 23 November 2026 in New Zealand. */
const start = Date.parse('2026-11-22T20:00:00Z');

describeOnEveryEngine('articles that are published later', (database, engine) => {
  const desk = deskOfSuite(database, { now: () => new Date(now) });
  let now = start;
  beforeAll(async () => {
    await readClock(database().db, new Date(start));
  });
  beforeEach(async () => {
    now = start;
    await database().db.deleteFrom('scheduled_publications').execute();
  });

  const at = (id: number) => `${apiPaths.adminArticles}/${id}`;
  const schedule = (id: number, date: string, time: string) => desk.admin('PUT', `${at(id)}/schedule`, { date, time });
  const draft = (given: object = {}) => desk.make.article({ is_published: false, ...given });
  const read = async (id: number) => (await desk.admin('GET', at(id))).body;
  const waiting = async (query = '') =>
    z.array(scheduleSchema).parse((await desk.admin('GET', `${apiPaths.adminSchedules}${query}`)).body);
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
  const resave = async (id: number, given: object) =>
    desk.admin('PUT', at(id), { ...(await desk.make.articleSave()), ...given });

  test('wait as drafts, and are published at their minute and not before', async () => {
    const { id, slug } = await draft({ title: 'Waits for Monday' });
    const answer = await schedule(id, '2026-11-23', '10:30');
    expect(answer).toMatchObject({
      status: 200,
      body: { article_id: id, due_at: '2026-11-22T21:30:00.000Z', time_zone: 'Pacific/Auckland', time: '10:30' },
    });
    const due = Date.parse('2026-11-22T21:30:00Z');
    await publishAt(due - 1);
    expect(await read(id)).toMatchObject({ is_published: false, version: 1 });
    const content = createSiteContent(database().db);
    expect(await content.articleBySlug(slug)).toBeUndefined();
    await publishAt(due);
    expect(await read(id)).toMatchObject({ is_published: true, version: 2, title: 'Waits for Monday' });
    expect(await content.articleBySlug(slug)).toMatchObject({ id });
    expect(await waiting()).toEqual([]);
  });

  test('are held when the person who scheduled them has lost the role or the account, until somebody chooses again', async () => {
    const { db } = database();
    await callAccounts(desk.app).register('leaver@example.com', { full_name: 'Lee Leaver' });
    await changeRole(db, { email: 'leaver@example.com', role: 'editor', confirms: true }, new Date(now));
    const leaver = sendToApp(desk.app, await callAccounts(desk.app).signIn('leaver@example.com'));
    const { id } = await draft({ title: 'Left behind' });
    expect((await leaver('PUT', `${at(id)}/schedule`, { date: '2026-11-23', time: '10:30' })).status).toBe(200);
    expect(await waiting()).toMatchObject([{ article_id: id, is_held: false }]);
    await changeRole(db, { email: 'leaver@example.com', role: 'member' }, new Date(now));
    const isHeld = async () => {
      await publishAt(start + day);
      expect(await read(id)).toMatchObject({ is_published: false });
      expect(await waiting()).toMatchObject([{ article_id: id, is_held: true }]);
      const notices = z.array(noticeSchema).parse((await desk.admin('GET', apiPaths.adminNotices)).body);
      expect(notices.find(({ code }) => code === 'schedules_held')?.text).toContain('“Left behind” (Lee Leaver)');
    };
    await isHeld();
    await deleteAccount(db, 'leaver@example.com', new Date(now));
    await isHeld();
    await schedule(id, '2026-11-23', '11:00');
    await publishAt(start + day);
    expect(await read(id)).toMatchObject({ is_published: true });
  });

  test('are recorded with the person who scheduled them, in the history and as a version', async () => {
    const { id } = await draft();
    await schedule(id, '2026-11-23', '10:30');
    await publishAt(start + day);
    const history = await desk.admin('GET', `${apiPaths.adminAudit}?kind=article&limit=2`);
    expect(history.body).toMatchObject([
      { action: 'published-as-scheduled', record: { id }, at: new Date(start + day).toISOString() },
      { action: 'scheduled', record: { id } },
    ]);
    const versions = await desk.admin('GET', `${at(id)}/versions`);
    expect(versions.body).toMatchObject([
      { number: 2, action: 'published', changed: ['publish_date', 'is_published'] },
      { number: 1 },
    ]);
    expect(await read(id)).toMatchObject({ publish_date: '2026-11-23', saved_by: 'Aroha Ngata' });
  });

  test('are published once when several processes look at the same time', async () => {
    // On SQLite, both processes use the same connection. A second connection would block this process while it waits
    // for the first connection, which could then never finish.
    const other = engine === 'sqlite' ? database().db : await openDatabase(database().location);
    const connections = [database().db, other, database().db, other];
    for (let count = 0; count < 4; count += 1) {
      const { id } = await draft();
      expect((await schedule(id, '2026-11-24', '09:00')).status).toBe(200);
      await Promise.all(connections.map((db) => publishAt(start + 2 * day, { db })));
      expect(await read(id)).toMatchObject({ is_published: true, version: 2 });
    }
  });

  test('are published with what is saved while they are being published', async () => {
    const { id, category_id } = await draft({ content: '<p>Old</p>' });
    await schedule(id, '2026-11-23', '10:30');
    let hasSaved = false;
    await publishAt(start + day, {
      sanitiseHtml: async (html) => {
        if (!hasSaved) {
          hasSaved = true;
          const saved = await resave(id, { category_id, content: '<p>New</p>', is_published: false });
          expect(saved.status).toBe(200);
        }
        return html;
      },
    });
    expect(await read(id)).toMatchObject({ is_published: true, version: 3, content: '<p>New</p>' });
  });

  test('are published after a long downtime, an article that fails does not stop the others', async () => {
    const [bad, good] = [await draft({ content: '<p>bad</p>' }), await draft()];
    await schedule(bad.id, '2026-11-23', '10:30');
    await schedule(good.id, '2026-11-25', '10:30');
    const sanitiseHtml = (html: string) => {
      if (html.includes('bad')) throw new Error('the cleaner broke');
      return html;
    };
    await publishAt(start + 6 * day, { sanitiseHtml });
    expect(await read(bad.id)).toMatchObject({ is_published: false });
    expect(await read(good.id)).toMatchObject({ is_published: true });
    await publishAt(start + 6 * day + minute);
    expect(await read(bad.id)).toMatchObject({ is_published: true });
    await readClock(database().db, new Date(start));
  });

  test('wait for an hour after the clock has jumped ahead, and do not go out when it is set right', async () => {
    const { db } = database();
    await db.deleteFrom('clock').execute();
    await readClock(db, new Date(start));
    const { id } = await draft();
    await schedule(id, '2027-03-01', '09:00');
    const wrong = start + 400 * day;
    await publishAt(wrong);
    await publishAt(wrong + scheduleProbation - minute);
    expect(await read(id)).toMatchObject({ is_published: false });
    await publishAt(start + minute);
    expect(await read(id)).toMatchObject({ is_published: false });
    await publishAt(wrong);
    await publishAt(wrong + scheduleProbation);
    expect(await read(id)).toMatchObject({ is_published: true });
    await db.deleteFrom('clock').execute();
  });

  test('can be given another time, and can be left as drafts', async () => {
    const { id } = await draft();
    await schedule(id, '2026-11-23', '10:30');
    await schedule(id, '2026-12-24', '08:00');
    expect(await waiting()).toMatchObject([{ article_id: id, date: '2026-12-24', time: '08:00' }]);
    expect((await desk.admin('DELETE', `${at(id)}/schedule`)).status).toBe(204);
    expect(await desk.admin('DELETE', `${at(id)}/schedule`)).toMatchObject({
      status: 404,
      body: { detail: 'This article is not scheduled.' },
    });
    await publishAt(start + 60 * day);
    expect(await read(id)).toMatchObject({ is_published: false });
    await database().db.deleteFrom('clock').execute();
  });

  test('stay scheduled when they are saved as drafts, and no longer when they are published by hand', async () => {
    const { id, category_id } = await draft();
    await schedule(id, '2026-11-23', '10:30');
    await resave(id, { category_id, is_published: false, title: 'Corrected' });
    expect(await waiting()).toHaveLength(1);
    await resave(id, { category_id, is_published: true, title: 'Corrected' });
    expect(await waiting()).toEqual([]);
    await resave(id, { category_id, is_published: false, title: 'Corrected' });
    await publishAt(start + day);
    expect(await read(id)).toMatchObject({ is_published: false });
  });

  test('are no longer scheduled after they were deleted, even when they are restored', async () => {
    const { id } = await draft();
    await schedule(id, '2026-11-23', '10:30');
    await desk.admin('DELETE', at(id));
    expect(await waiting()).toEqual([]);
    await desk.admin('POST', `${apiPaths.adminTrash}/article/${id}/restore`);
    await publishAt(start + day);
    expect(await read(id)).toMatchObject({ is_published: false });
  });

  test.each([
    ['2026-02-30', '09:00', ['body', 'date'], scheduleMessages.date],
    ['2026-12-01', '24:00', ['body', 'time'], scheduleMessages.time],
    ['2026-12-01', '', ['body', 'time'], scheduleMessages.time],
    ['2026-11-23', '09:00', ['body', 'time'], scheduleMessages.past],
    ['2027-09-26', '02:30', ['body', 'time'], scheduleMessages.skipped],
    ['2032-01-01', '09:00', ['body', 'date'], scheduleMessages.tooFar],
  ])('cannot be scheduled for %s at %j', async (date, time, loc, msg) => {
    const { id } = await draft();
    expect(await schedule(id, date, time)).toMatchObject({ status: 422, body: { detail: [{ loc, msg }] } });
    expect(await waiting()).toEqual([]);
  });

  test('must be drafts that exist', async () => {
    const { id } = await desk.make.article();
    expect(await schedule(id, '2026-12-01', '09:00')).toMatchObject({
      status: 409,
      body: { detail: 'This article is published already. Make it a draft first, then schedule it.' },
    });
    expect((await schedule(999_999, '2026-12-01', '09:00')).status).toBe(404);
    expect((await desk.admin('DELETE', `${at(999_999)}/schedule`)).status).toBe(404);
  });

  test('are listed with the next one first, and by id', async () => {
    const ids: number[] = [];
    for (const time of ['12:00', '11:00', '13:00']) {
      const { id } = await draft();
      await schedule(id, '2026-11-23', time);
      ids.push(id);
    }
    const [noon, eleven, one] = ids;
    expect((await waiting()).map(({ article_id }) => article_id)).toEqual([eleven, noon, one]);
    expect((await waiting(`?ids=${one},${noon}`)).map(({ article_id }) => article_id)).toEqual([noon, one]);
    expect((await desk.admin('GET', `${apiPaths.adminSchedules}?limit=1`)).headers['x-total-count']).toBe('3');
    expect((await desk.admin('GET', `${apiPaths.adminSchedules}?ids=x`)).status).toBe(422);
  });
});
