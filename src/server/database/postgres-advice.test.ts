import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { examine } from '#server/operations/doctor/examine.ts';
import { prepareDatabase } from '#server/prepare-database.ts';
import { waitForDatabase } from '#server/wait-for-database.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { hasPostgres } from '#tests/support/every-engine.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { testConfig } from '#tests/support/test-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { connectDatabase } from './connect.ts';
import { migrateToLatest } from './migrate.ts';
import { advicePostgres } from './postgres-advice.ts';

const role = `role_${randomBytes(6).toString('hex')}`;
const createGrant = `GRANT USAGE, CREATE ON SCHEMA public TO ${role};`;

describe.skipIf(!hasPostgres)('a PostgreSQL database that cannot be used', () => {
  let admin: pg.Client;
  const folder = makeFolder();
  const addressOf = (user: string, query = '') => {
    const url = new URL(inject('postgresUrl'));
    url.username = user;
    url.pathname = role;
    return url.href + query;
  };
  const start = async (databaseUrl: string) => {
    const db = await connectDatabase({ databaseUrl, dataDirectory: '' }, 'may-create');
    await migrateToLatest(db).finally(() => db.destroy());
  };
  /** Returns what the doctor finds wrong with the database or its tables. */
  const diagnose = async (databaseUrl: string) => {
    const findings = await examine({ DATABASE_URL: databaseUrl, DATA_DIR: '/nonexistent' }, new Date());
    const wrong = findings.filter(({ name, state }) => /^(?:database|schema)$/.test(name) && state !== 'ok');
    return wrong.map((finding) => Object.values(finding).join(' ')).join('\n');
  };
  beforeAll(async () => {
    admin = new pg.Client({ connectionString: inject('postgresUrl') });
    await admin.connect();
    await admin.query(`create role ${role} login`);
    await admin.query(`create database ${role}`);
  });
  afterAll(async () => {
    await admin.query(`drop database ${role} with (force)`);
    await admin.query(`drop role ${role}`);
    await admin.end();
  });

  test.each([
    ['a schema in which the role may not create', () => addressOf(role), createGrant],
    ['a search_path without a schema', () => addressOf('postgres', '?options=-csearch_path%3Dgone'), 'search_path'],
    ['a role that does not exist', () => addressOf('no_such_role'), 'Create the role, or allow it in pg_hba.conf'],
    [
      'a database that does not exist',
      () => addressOf(role).replace(/\/role_\w+$/, '/Gone'),
      `CREATE DATABASE "Gone" OWNER ${role};`,
    ],
  ])('%s: the start and the doctor say what mends it', async (_what, address, advice) => {
    await expect(start(address())).rejects.toThrow(advice);
    expect(await diagnose(address())).toContain(advice);
  });

  test('a grant that was named mends it', async () => {
    const url = new URL(addressOf(role));
    const message = String(await start(url.href).catch((error: unknown) => error));
    const [, grant = ''] = /run as the owner of the database: (GRANT [^;]+);/i.exec(message) ?? [];
    const owner = new pg.Client({ connectionString: addressOf('postgres') });
    await owner.connect();
    await owner.query(grant);
    await start(url.href);
    await owner.query(`revoke create on schema public from ${role}`);
    await owner.query(`delete from kysely_migration where name > '0039'; drop table server_facts`);
    await expect(start(url.href)).rejects.toThrow(createGrant);
    await owner.end();
  });

  test('tables of another role: the first error is reported, not the one after it', async () => {
    const database = await createTestDatabase('postgres');
    const url = new URL(database.location.databaseUrl ?? '');
    await database.db.schema.dropTable('server_facts').execute();
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    await client.query(`delete from kysely_migration where name > '0039'; grant all on schema public to ${role};
      grant select on kysely_migration to ${role}`);
    url.username = role;
    const refusal = start(url.href);
    await expect(refusal).rejects.toThrow(`GRANT ALL ON ALL TABLES IN SCHEMA public TO ${role};`);
    await expect(refusal).rejects.toMatchObject({ cause: { message: expect.stringContaining('permission denied') } });
    await client.query(`drop owned by ${role}`);
    await client.end();
  });

  test('a role without a right on the tables: the start, the doctor and commands say what mends it', async () => {
    const database = await createTestDatabase('postgres');
    const url = new URL(database.location.databaseUrl ?? '');
    url.username = role;
    const grant = `GRANT ALL ON ALL TABLES IN SCHEMA public TO ${role};`;
    const config = testConfig({ DATABASE_URL: url.href, DATA_DIR: folder });
    const open = () => prepareDatabase(config);
    await expect(waitForDatabase(config, open, { answers: false })).rejects.toThrow(grant);
    expect(await diagnose(url.href)).toContain(grant);
    for (const words of [['backup'], ['admin', 'list'], ['import', folder, '--dry-run']]) {
      const { code, errors } = await runCommand(words, { DATABASE_URL: url.href, DATA_DIR: folder });
      expect([code, errors]).toEqual([1, expect.stringContaining(grant)]);
      expect(errors).not.toMatch(/\.ts:/);
    }
  });

  test('a pooler in transaction mode is refused with a sentence', async () => {
    const send = pg.Client.prototype.query;
    // Like behind such a pooler, every connection has the same session. Tests with PgBouncer are in tests/faults.
    const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...sent) {
      return sent[0] === 'select pg_backend_pid() as pid' ? { rows: [{ pid: 1 }] } : Reflect.apply(send, this, sent);
    });
    await expect(start(addressOf('postgres'))).rejects.toThrow(/pooler in transaction mode.*session mode/);
    expect(await diagnose(addressOf('postgres'))).toMatch(/pooler in transaction mode.*session mode/);
    query.mockRestore();
  });
});

test.each([
  ['28P01', /password of the role bell.*DATABASE_PASSWORD/],
  ['53300', /max_connections/],
  ['25006', /primary/],
])('SQLSTATE %s comes with advice', (code, advice) => {
  const error = Object.assign(new Error('refused'), { code, severity: 'FATAL' });
  expect(advicePostgres(error, 'postgres://bell@db/site')).toMatch(advice);
});
