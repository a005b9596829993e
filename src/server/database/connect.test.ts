import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeFolder } from '#tests/support/clean-up.ts';
import { hasPostgres } from '#tests/support/every-engine.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { connectDatabase, sqliteFileName } from './connect.ts';

let folder = '';
beforeEach(() => {
  folder = makeFolder();
});

const location = () => ({ databaseUrl: undefined, dataDirectory: folder });

async function createDatabase(): Promise<void> {
  const db = await connectDatabase(location(), 'may-create');
  await sql`create table notes (text text)`.execute(db);
  await db.destroy();
}

describe('opening without permission to create', () => {
  test('refuses an empty folder and leaves it empty', async () => {
    await expect(connectDatabase(location(), 'must-exist')).rejects.toThrow(/There is no database .* Check DATA_DIR/);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('refuses a folder that does not exist and does not make it', async () => {
    const dataDirectory = join(folder, 'wrong');
    await expect(connectDatabase({ databaseUrl: undefined, dataDirectory }, 'must-exist')).rejects.toThrow(
      /Check DATA_DIR/,
    );
    expect(existsSync(dataDirectory)).toBe(false);
  });

  test.skipIf(!hasPostgres)('refuses an empty PostgreSQL database, and opens one with tables', async () => {
    const database = await createTestDatabase('postgres');
    await (await connectDatabase(database.location, 'must-exist')).destroy();
    await sql`drop table kysely_migration`.execute(database.db);
    await expect(connectDatabase(database.location, 'must-exist')).rejects.toThrow(/is empty. Check DATABASE_URL/);
  });
});

describe('a missing database', () => {
  test.each([
    [
      'backups',
      async () => {
        mkdirSync(join(folder, 'backups'));
        writeFileSync(join(folder, 'backups', 'scheduled-1.backup'), '');
      },
    ],
    [
      'a lock',
      async () => {
        await createDatabase();
        rmSync(join(folder, sqliteFileName));
      },
    ],
    ['a database kept by a restore', async () => writeFileSync(join(folder, 'before-restore-1.sqlite'), '')],
  ])('beside %s is not replaced by an empty one', async (_name, prepare) => {
    await prepare();
    for (const mode of ['may-create', 'must-exist'] as const)
      await expect(connectDatabase(location(), mode)).rejects.toThrow(
        /is missing, though .* restore your latest backup/,
      );
    expect(existsSync(join(folder, sqliteFileName))).toBe(false);
  });
});

test('a process killed while it makes a database leaves nothing that stops the next start', async () => {
  writeFileSync(join(folder, `${sqliteFileName}.new`), 'half');
  await createDatabase();
  expect(readdirSync(folder).toSorted()).toEqual(['bellbird.lock', 'bellbird.opening.lock', sqliteFileName]);
});
