import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { connectDatabase, refuseUnsafeSqlite, sqliteFileName } from '#server/database/connect.ts';
import type { EngineName } from '#server/database/engine.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { migrations } from '#server/database/migrations/migrations.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { canRunAsNobody, nobody } from '#tests/support/other-user.ts';
import serverProcess from '../../scripts/server-process.json' with { type: 'json' };
import { brokenMigrations, createEmptyDatabase, type EmptyDatabase, migrateInFour } from './support/empty-database.ts';

const entry = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));
const commands = fileURLToPath(new URL('../../src/server/operations/commands/main.ts', import.meta.url));
let directory = '';
beforeEach(() => {
  directory = makeFolder();
});

/** Starts the server in a separate process. Resolves when the process has exited. */
async function tryToStart(settings: Record<string, string>, words = [entry], user = {}) {
  const child = spawn(process.execPath, words, {
    ...user,
    env: { ...serverProcess.environment, PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: directory, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 120_000,
  });
  const [said, printed, [code]] = await Promise.all([text(child.stderr), text(child.stdout), once(child, 'exit')]);
  return { code, said, printed };
}

const file = () => join(directory, sqliteFileName);
const fingerprint = () => createHash('sha256').update(readFileSync(file())).digest('hex');

async function writeDatabase(): Promise<void> {
  const db = await connectDatabase({ databaseUrl: undefined, dataDirectory: directory }, 'may-create');
  await migrateToLatest(db);
  await db.destroy();
}

describe('a start that cannot succeed', () => {
  test('names every wrong setting', async () => {
    const { code, said } = await tryToStart({ PORT: 'x', LOG_LEVEL: 'loud' });
    // The service is not started again after this code (deploy/bellbird.service).
    expect(code).toBe(78);
    expect(said).toMatch(/PORT must be .*\n.*LOG_LEVEL must be /);
  });

  test('refuses a DATA_DIR that is a file, as no later start can use it', async () => {
    writeFileSync(join(directory, 'file'), '');
    const { code, said } = await tryToStart({ DATA_DIR: join(directory, 'file') });
    expect(code).toBe(78);
    expect(said).toMatch(/DATA_DIR must be a folder/);
  });

  // Root may open every folder.
  test.runIf(process.getuid?.() !== 0 || canRunAsNobody)(
    'refuses a DATA_DIR that this user may not open, as commands and the doctor do',
    async () => {
      chmodSync(directory, 0);
      const fault = /DATA_DIR must be a folder that this user may open/;
      const run = (folder: string, words: string[]) =>
        tryToStart({ DATA_DIR: folder }, words, canRunAsNobody ? nobody : {});
      const [started, startedBelow, listed, examined] = await Promise.all([
        run(directory, [entry]),
        run(join(directory, 'below'), [entry]),
        run(directory, [commands, 'admin', 'list']),
        run(join(directory, 'below'), [commands, 'doctor']),
      ]);
      for (const refused of [started, startedBelow])
        expect(refused).toMatchObject({ code: 78, said: expect.stringMatching(fault) });
      expect(listed).toMatchObject({ code: 1, said: expect.stringMatching(fault) });
      expect(examined).toMatchObject({ code: 1, printed: expect.stringMatching(fault) });
      chmodSync(directory, 0o700);
    },
    60_000,
  );

  test.each<[string, () => void | Promise<void>, RegExp]>([
    [
      'a file that is not a database',
      () => writeFileSync(file(), 'A shopping list, and a long one at that. '.repeat(100)),
      /cannot be opened, and was left as it was.*backup/s,
    ],
    [
      'a truncated file',
      async () => {
        await writeDatabase();
        truncateSync(file(), 20_000);
      },
      /cannot be opened, and was left as it was/,
    ],
    ['an empty file', () => writeFileSync(file(), ''), /empty/],
    [
      'a database of a newer program',
      async () => {
        await writeDatabase();
        const database = new DatabaseSync(file());
        database.exec("insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01')");
        database.close();
      },
      /newer version of this program \(it has 9999-from-the-future\)\. It was not touched/,
    ],
  ])('refuses %s and leaves it unchanged', async (_what, prepare, sentence) => {
    await prepare();
    const before = fingerprint();
    expect(await tryToStart({})).toMatchObject({ code: 1, said: expect.stringMatching(sentence) });
    expect(fingerprint()).toBe(before);
  });

  test('says what to check when the name of the PostgreSQL database is missing', async () => {
    const url = new URL(inject('postgresUrl'));
    url.password = 'secret-word';
    url.pathname = 'no_such_database';
    const { code, said } = await tryToStart({ DATABASE_URL: url.href });
    expect(code).toBe(1);
    expect(said).toMatch(/has no database no_such_database\. .*CREATE DATABASE/);
    expect(said).not.toMatch(/secret-word/);
  });

  test('does not replace a missing database beside its backups', async () => {
    mkdirSync(join(directory, 'backups'));
    writeFileSync(join(directory, 'backups', 'scheduled-1.backup'), '');
    const { code, said } = await tryToStart({});
    expect(code).toBe(1);
    expect(said).toMatch(/is missing, though a server has used this folder before/);
    expect(existsSync(file())).toBe(false);
  });

  test('refuses a version of SQLite that is not safe, and no other', () => {
    for (const version of ['3.44.0', '3.51.2', '2.9.9'])
      expect(() => refuseUnsafeSqlite(version)).toThrow(/older than 3\.51\.3/);
    for (const version of ['3.51.3', '3.53.4', '4.0.0']) expect(() => refuseUnsafeSqlite(version)).not.toThrow();
  });
});

const program = fileURLToPath(new URL('../support/migrating-process.ts', import.meta.url));

describe.each<EngineName>(['sqlite', 'postgres'])('migrations on %s', (engine) => {
  let database: EmptyDatabase;
  beforeEach(async () => {
    database = await createEmptyDatabase(engine);
  });

  test('of four processes that start together one migrates, and all continue', async () => {
    expect(await migrateInFour(database.location, program)).toEqual([0, 0, 0, Object.keys(migrations).length]);
  });

  test('a migration that fails in the middle leaves nothing behind, and the next start completes it', async () => {
    const db = await connectDatabase(database.location, 'may-create');
    await expect(migrateToLatest(db, brokenMigrations)).rejects.toThrow(/left as it was/);
    await db.destroy();
    expect(await database.tables()).toEqual([]);
    const again = await connectDatabase(database.location, 'may-create');
    expect(await migrateToLatest(again)).toEqual(Object.keys(migrations));
    await again.destroy();
  });
});
