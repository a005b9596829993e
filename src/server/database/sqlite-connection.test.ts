import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { makeFolder } from '#tests/support/clean-up.ts';
import { connectDatabase, sqliteFileName } from './connect.ts';
import { Database } from './database.ts';

let folder = '';
beforeEach(() => {
  folder = makeFolder();
});

test('reads what is committed while a transaction is open, and the rest when it ends', async () => {
  const db = await connectDatabase({ databaseUrl: undefined, dataDirectory: folder }, 'may-create');
  await sql`create table notes (text text)`.execute(db);
  const count = sql<{ notes: number }>`select count(*) as notes from notes`.compile(db);
  const seen = () => db.reader?.all(count);
  await db.transaction().execute(async (transaction) => {
    await sql`insert into notes values ('one')`.execute(transaction);
    expect((await transaction.executeQuery(count)).rows).toEqual([{ notes: 1 }]);
    expect(seen()).toEqual([{ notes: 0 }]);
    expect(transaction).not.toBeInstanceOf(Database);
  });
  expect(seen()).toEqual([{ notes: 1 }]);
  expect(() => db.reader?.all(sql`delete from notes`.compile(db))).toThrow(/readonly/);
  await db.destroy();
});

test('a closed database is one file with everything in it', async () => {
  const db = await connectDatabase({ databaseUrl: undefined, dataDirectory: folder }, 'may-create');
  await sql`create table notes (text text)`.execute(db);
  const count = sql`select count(*) as notes from notes`.compile(db);
  expect(db.reader?.all(count)).toEqual([{ notes: 0 }]);
  expect(existsSync(join(folder, `${sqliteFileName}-wal`))).toBe(true);
  await db.destroy();
  expect(existsSync(join(folder, `${sqliteFileName}-wal`))).toBe(false);
});
