import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EngineName } from '#server/database/engine.ts';
import { type Queryable, tableOrder } from '#server/database/schema.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { createContentFactories, sendToApp } from '#tests/support/content-factories.ts';
import { openDesk } from '#tests/support/desk.ts';
import { storeEnquiry } from '#tests/support/enquiry-sender.ts';
import { buildTestApp } from '#tests/support/test-app.ts';
import { createTestDatabase, openDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { makeBackup, restoreBackup } from './backup.service.ts';

const folder = makeFolder();
let serial = 0;

/**
 * Returns the rows of every table as sorted JSON, in a form that a move does not change. Leaves out `sessions`, which a
 * restore ends, the identity of the instance, which is new after a restore, `article_terms`, which the server computes
 * again. PostgreSQL returns the big integers of `expires_at` as text, so they become numbers.
 */
async function readEverything(db: Queryable): Promise<Record<string, unknown[]>> {
  const everything: Record<string, unknown[]> = {};
  for (const table of tableOrder.filter((name) => name !== 'sessions' && name !== 'article_terms')) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    everything[table] = rows
      .filter((row) => table !== 'server_secrets' || row.name !== 'instance')
      .map((row) =>
        JSON.stringify(
          Object.entries(row).map(([name, value]) => [
            name,
            name === 'expires_at' && value !== null ? Number(value) : value,
          ]),
        ),
      )
      .sort();
  }
  return everything;
}

/** Writes to every table that people or visitors fill. */
async function fill(database: TestDatabase): Promise<void> {
  const desk = await openDesk(database);
  const visitor = callAccounts(desk.app);
  await visitor.signUp('moved@example.com');
  await visitor.login('moved@example.com', 'wrong-password');
  await desk.make.article({
    title: 'Moved – ā, 電話, 😀',
    content: '<p>one\ntwo</p>',
    tag_ids: [(await desk.make.tag()).id],
  });
  const key = 'a'.repeat(32);
  const save = await desk.make.articleSave({ title: 'Saved once' });
  await desk.admin('POST', '/api/admin/articles', save, { 'idempotency-key': key });
  const form = { ...save, content: '\0 half', medium_url: '', read_time: 5, is_published: false, is_featured: false };
  const copy = { article_id: null, base_version: null, sequence: 1, form: { ...form, tag_ids: [] } };
  await desk.admin('PUT', `/api/admin/working-copies/${key}`, copy);
  await desk.admin('POST', '/api/admin/preview-links', { article_id: null, days: 1, form: copy.form });
  const gone = await desk.make.article();
  await desk.admin('DELETE', `/api/admin/articles/${gone.id}`);
  await desk.admin('PUT', '/api/admin/settings/whoWeAre', { value: 'Ko wai mātou? 我们' });
  await desk.app.close();
  const at = '2026-11-22T00:00:00.000Z';
  const { db } = database;
  const texts = { kind: 'callback', message: 'Kia ora\n"x"', conversation: 'Visitor: 找人\nProgram: …' } as const;
  await storeEnquiry(db, at, { texts });
  await db.insertInto('turned_away_enquiries').values({ day: '2026-11-22', submissions: 3 }).execute();
  await db
    .insertInto('unanswered_questions')
    .values({
      question_key: 'q',
      question: 'Q?',
      language: 'en',
      times_asked: 2,
      first_asked_at: at,
      last_asked_at: at,
    })
    .execute();
  await db
    .insertInto('page_views')
    .values({ day: '2026-11-22', path: '/', locale: 'en', referrer_host: '', views: 5 })
    .execute();
  await db.insertInto('daily_sums').values({ kind: 'view-page', day: '2026-11-22', name: '/', sum: 5 }).execute();
  await db.insertInto('monthly_sums').values({ kind: 'view-page', month: '2026-11', name: '/', sum: 5 }).execute();
  await db.insertInto('throttle').values({ key: 'moved', points: 4, expires_at: 1_800_000_000_123 }).execute();
}

describe.each<[EngineName, EngineName]>([
  ['sqlite', 'postgres'],
  ['postgres', 'sqlite'],
])('a backup of %s restored on %s', (from, to) => {
  let source: TestDatabase;
  let target: TestDatabase;
  let file = '';
  let everything: Record<string, unknown[]> = {};
  beforeAll(async () => {
    source = await createTestDatabase(from);
    target = await createTestDatabase(to);
    await fill(source);
    everything = await readEverything(source.db);
    file = join(folder, `${++serial}.backup`);
    await makeBackup(source.location, file, new Date());
    await target.db.destroy();
    await restoreBackup(target.location, file, new Date());
  });

  test('contains every account, enquiry and entry of the change history, unchanged', async () => {
    const db = await openDatabase(target.location);
    const moved = await readEverything(db);
    expect(moved).toEqual(everything);
    const ofVisitors = ['enquiries', 'enquiry_deliveries', 'page_views', 'daily_sums', 'unanswered_questions'];
    for (const table of ['users', 'audit_entries', 'monthly_sums', ...ofVisitors])
      expect(moved[table]?.length, table).toBeGreaterThan(0);
    expect(await db.selectFrom('sessions').select('user_id').execute()).toEqual([]);
  });

  test('lets people sign in with their passwords, and assigns no identifier twice', async () => {
    const db = await openDatabase(target.location);
    const app = await buildTestApp({ db });
    expect((await callAccounts(app).login('moved@example.com')).statusCode).toBe(200);
    const { last } = await source.db
      .selectFrom('articles')
      .select((eb) => eb.fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    const make = createContentFactories(sendToApp(app, await callAccounts(app).signIn('admin@example.com')));
    // The article with the highest identifier was deleted before the backup. Its identifier must not be assigned again.
    expect((await make.article()).id).toBeGreaterThan(last + 1);
  });

  test('comes back the same', async () => {
    const there = join(folder, `${++serial}.backup`);
    const between = await createTestDatabase(to);
    const back = await createTestDatabase(from);
    await between.db.destroy();
    await back.db.destroy();
    await restoreBackup(between.location, file, new Date());
    await makeBackup(between.location, there, new Date());
    await restoreBackup(back.location, there, new Date());
    const db = await openDatabase(back.location);
    expect(await readEverything(db)).toEqual(everything);
  });
});
