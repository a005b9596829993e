import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { connectDatabase, sqliteFileName } from '#server/database/connect.ts';
import type { Database, DatabaseLocation } from '#server/database/database.ts';
import { restoreBackup } from '#server/operations/backup/backup.service.ts';
import type { DeliveryChannel } from '#server/outbox/delivery-channels.ts';
import { createDeliveryWorker } from '#server/outbox/delivery-worker.ts';
import { updateDatabase } from '#server/prepare-database.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { testedEngines } from '#tests/support/every-engine.ts';
import { databaseUrl, readStructure } from '#tests/support/postgres-databases.ts';
import { buildTestApp } from '#tests/support/test-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const fixtures = join(import.meta.dirname, '../fixtures/002495df');
const countsSchema = z.record(z.string(), z.number());
const counts = countsSchema.parse(JSON.parse(readFileSync(join(fixtures, 'counts.json'), 'utf8')));
/** The minute after the fixtures were made. */
const now = new Date('2026-11-28T00:01:00Z');

let serial = 0;

async function onServer<Result>(url: string, run: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const result = await run(client);
  await client.end();
  return result;
}

/** Returns the place of a new database without tables. */
async function createPlace(engine: string): Promise<DatabaseLocation> {
  serial += 1;
  const dataDirectory = makeFolder();
  if (engine === 'sqlite') return { databaseUrl: undefined, dataDirectory };
  const name = `earlier_${process.pid}_${serial}`;
  await onServer(inject('postgresUrl'), (client) => client.query(`create database ${name}`));
  return { databaseUrl: databaseUrl(inject('postgresUrl'), name), dataDirectory };
}

async function openFixture(engine: string): Promise<DatabaseLocation> {
  const place = await createPlace(engine);
  if (place.databaseUrl === undefined) {
    const packed = readFileSync(join(fixtures, 'sqlite-database.gz'));
    writeFileSync(join(place.dataDirectory, sqliteFileName), gunzipSync(packed), { mode: 0o600 });
  } else {
    const dump = gunzipSync(readFileSync(join(fixtures, 'postgres-database.sql.gz'))).toString();
    await onServer(place.databaseUrl, (client) => client.query(dump));
  }
  return place;
}

async function restoreFixture(from: string, engine: string): Promise<DatabaseLocation> {
  const place = await createPlace(engine);
  const file = join(place.dataDirectory, 'earlier.backup');
  copyFileSync(join(fixtures, `${from}.backup`), file);
  await restoreBackup(place, file, now);
  return place;
}

async function countAll(db: Database): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of Object.keys(counts)) {
    const counting = sql<{ count: number | string }>`select count(*) as count from ${sql.table(table)}`;
    found[table] = Number((await counting.execute(db)).rows[0]?.count);
  }
  return found;
}

/** Returns a text that describes all tables, columns, references, indexes and triggers. */
async function structureOf(db: Database): Promise<string> {
  const url = db.location.databaseUrl;
  if (url !== undefined) return onServer(url, readStructure);
  const { rows } = await sql<{ part: string }>`
    with tables as (select name, sql from sqlite_master where type = 'table' and name not like 'sqlite%')
    select name || ' ' || case when sql like '%without rowid%' then 'by key' else '' end as part from tables
    union all select sql from sqlite_master where sql is not null and (type <> 'table' or sql like 'create virtual%')
    union all select concat_ws(' ', t.name, cid, c.name, c.type, "notnull", dflt_value, pk)
      from tables t, pragma_table_xinfo(t.name) c
    union all select concat_ws(' ', t.name, f."from", f."table", f."to", on_delete, on_update)
      from tables t, pragma_foreign_key_list(t.name) f
    union all select concat_ws(' ', t.name, i.origin, i."unique", i.partial, c.seqno, c.name, c."desc")
      from tables t, pragma_index_list(t.name) i, pragma_index_xinfo(i.name) c`.execute(db);
  const parts = rows.map(({ part }) => part.toLowerCase().replaceAll('"', '').replaceAll(/\s+/g, ' '));
  return parts.sort().join('\n');
}

/** Sends what is pending, twice, and returns the keys of the messages that were sent. */
async function sendPending(db: Database): Promise<string[]> {
  const sent: string[] = [];
  const send: DeliveryChannel['send'] = async ({ messageKey }) => void sent.push(messageKey);
  const channels = (['email', 'webhook'] as const).map((name) => ({ name, send, sendTest: async () => {} }));
  for (const turn of [0, 1]) {
    const moment = new Date(now.getTime() + turn * 60_000);
    await createDeliveryWorker({ db, channels, now: () => moment, log: { warn: () => {} } }).run();
  }
  return sent.sort();
}

test.each(testedEngines)(
  'a database on %s from before version 002495df is refused and left as it was',
  async (engine) => {
    const db = await connectDatabase(await openFixture(engine), 'must-exist');
    const table = db.withTables<{ kysely_migration: { name: string } }>();
    await table.deleteFrom('kysely_migration').where('name', '=', '0038-waiting-mails').execute();
    const before = await structureOf(db);
    await expect(updateDatabase(db, () => {})).rejects.toThrow(
      'The database is too old for this version of the program, and was not touched. Start version 002495df or a later one up to 2f611d44 once, which brings it up to date, and then this version.',
    );
    expect(await structureOf(db)).toBe(before);
    expect(await table.selectFrom('kysely_migration').select('name').execute()).toHaveLength(34);
    await db.destroy();
  },
);

const cases = testedEngines.flatMap((engine) => [
  { name: `a database on ${engine}`, isRestored: false, open: () => openFixture(engine) },
  ...['sqlite', 'postgres'].map((from) => ({
    name: `a backup of ${from} on ${engine}`,
    isRestored: true,
    open: () => restoreFixture(from, engine),
  })),
]);

describe.each(cases)('$name that version 002495df has made', ({ isRestored, open }) => {
  let db: Database;
  beforeAll(async () => {
    db = await connectDatabase(await open(), 'must-exist');
    await updateDatabase(db, () => {});
  });
  afterAll(() => db.destroy());

  test('has the schema of a new database', async () => {
    const unused = await createTestDatabase(db.location.databaseUrl === undefined ? 'sqlite' : 'postgres');
    expect(await structureOf(db)).toBe(await structureOf(unused.db));
  });

  test('has every row, reads as it was, and sends what was pending once', async () => {
    const derived = { article_counts: expect.any(Number), article_terms: expect.any(Number) };
    const secrets = { server_secrets: expect.any(Number) };
    // Migration 0045 empties these tables.
    const emptied = { monthly_sums: 0, figure_versions: 0, content_changes: 0 };
    const ended = isRestored && { sessions: 0 };
    expect(await countAll(db)).toEqual({ ...counts, ...derived, ...secrets, ...emptied, ...ended });
    const { message } = await db.selectFrom('enquiries').select('message').orderBy('id').executeTakeFirstOrThrow();
    expect(message).toBe('First line\u2028second line\u2029third');
    expect(await sendPending(db)).toEqual(
      ['1-email', '1-webhook', '2-email', '2-webhook'].map((key) => `message-${key}`),
    );
    const app = await buildTestApp({ db });
    expect((await callAccounts(app).login('member@example.com')).statusCode).toBe(200);
  });
});

test.each(testedEngines)(
  'an update of %s proves the addresses of those who had a role or an invite',
  async (engine) => {
    const db = await connectDatabase(await openFixture(engine), 'must-exist');
    const at = '2026-11-28T00:00:00.000Z';
    const addUser = (email: string, role: string, created = at) =>
      sql`insert into users (full_name, email, email_key, password_hash, role, created_at, updated_at, last_seen_at, search_key)
      values ('A', ${email}, ${email}, 'x', ${role}, ${created}, ${created}, ${created}, '')`.execute(db);
    const addInvite = async (id: number, email: string, usedAt: string | null) => {
      await sql`insert into one_time_links (id, token_hash, purpose, created_at, expires_at, used_at)
      values (${id}, ${String(id)}, 'invite', ${at}, ${at}, ${usedAt})`.execute(db);
      await sql`insert into invites (link_id, full_name, email, email_key, role, invited_by_id, invited_by)
      values (${id}, 'A', ${email}, ${email}, 'editor', 1, 'Aroha')`.execute(db);
    };
    const before = await sql<{ email: string; role: string }>`select email, role from users`.execute(db);
    await addUser('editor@example.org', 'editor');
    for (const name of ['plain', 'demoted', 'invited', 'again']) await addUser(`${name}@example.org`, 'member');
    await addInvite(901, 'demoted@example.org', at);
    await addInvite(902, 'invited@example.org', null);
    // This account was registered after the one that used the invite had been deleted.
    await addInvite(903, 'again@example.org', '2026-11-27T00:00:00.000Z');
    await sql`update users set role = 'member' where id = (select user_id from first_admin_claim)`.execute(db);
    await updateDatabase(db, () => {});
    const rows = await db.selectFrom('users').select(['email', 'email_proven_at', 'created_at']).execute();
    const proven = rows.filter(({ email_proven_at }) => email_proven_at !== null);
    expect(proven.every(({ email_proven_at, created_at }) => email_proven_at === created_at)).toBe(true);
    const people = before.rows.filter(({ role }) => role !== 'member').map(({ email }) => email);
    people.push('demoted@example.org', 'editor@example.org');
    expect(proven.map(({ email }) => email).sort()).toEqual(people.sort());
    expect(before.rows.filter(({ role }) => role === 'member').length).toBeGreaterThan(0);
    const sessions = await db.selectFrom('sessions').select('proven_at').execute();
    expect(sessions.length).toBeGreaterThan(0);
    expect(sessions.filter(({ proven_at }) => proven_at !== '')).toEqual([]);
    await db.destroy();
  },
);
