import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { callAccounts } from './account-caller.ts';
import { testedEngines } from './every-engine.ts';
import { databaseUrl, describeContent, returnPostgresDatabase, takePostgresDatabase } from './postgres-databases.ts';
import { buildTestApp } from './test-app.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const nameOf = ({ location }: TestDatabase) => location.databaseUrl?.split('/').at(-1) ?? '';

async function withClient<Result>(name: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl(inject('postgresUrl'), name) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

describe.runIf(testedEngines.includes('postgres'))('a PostgreSQL database that a test has used', () => {
  test('has the tables, the rows and the sequences of an unused one', async () => {
    const serverUrl = inject('postgresUrl');
    const first = await createTestDatabase('postgres');
    const unused = await withClient(nameOf(first), describeContent);
    const app = await buildTestApp(first);
    await callAccounts(app).register('a@example.com');
    await app.close();
    expect(await withClient(nameOf(first), describeContent)).not.toEqual(unused);
    await first.remove();

    const name = await takePostgresDatabase(serverUrl);
    expect(name).toBe(nameOf(first));
    expect(await withClient(name, describeContent)).toEqual(unused);
    await returnPostgresDatabase(serverUrl, name);
  });

  test.each([
    ['a column is new', 'alter table users add column shoe_size integer'],
    [
      'a trigger is new',
      "create function nothing() returns trigger language plpgsql as 'begin return new; end'; " +
        'create trigger nothing after insert on users for each row execute function nothing()',
    ],
    ['an index is missing', 'drop index if exists users_email_key; create index later on users (role)'],
    [
      'a setting of the database is changed',
      "do $$ begin execute format('alter database %I set statement_timeout = 600000', current_database()); end $$",
    ],
    ['it is large', 'create table large as select repeat(md5(i::text), 60) from generate_series(1, 15000) i'],
  ])('is not used again if %s', async (_what, statement) => {
    const serverUrl = inject('postgresUrl');
    const name = await takePostgresDatabase(serverUrl);
    await withClient(name, (client) => client.query(statement));
    await returnPostgresDatabase(serverUrl, name);
    const next = await takePostgresDatabase(serverUrl);
    expect(next).not.toBe(name);
    await returnPostgresDatabase(serverUrl, next);
  });
});
