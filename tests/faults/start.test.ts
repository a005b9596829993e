import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectDatabase, refuseUnsafeSqlite, sqliteFileName } from '#server/database/connect.ts';
import { migrateToLatest } from '#server/database/migrate.ts';

const entry = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));
let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'bellbird-start-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

/** Starts the server as a process of its own and waits until it has given up. */
function tryToStart(settings: Record<string, string>) {
  const result = spawnSync(process.execPath, [entry], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: directory, ...settings },
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { code: result.status, said: result.stderr };
}

const file = () => join(directory, sqliteFileName);
const fingerprint = () => createHash('sha256').update(readFileSync(file())).digest('hex');

async function writeDatabase(): Promise<void> {
  const db = await connectDatabase({ databaseUrl: undefined, dataDirectory: directory }, 'may-create');
  await migrateToLatest(db);
  await db.destroy();
}

describe('a start that cannot go well', () => {
  test('wrong settings: every one is named', () => {
    const { code, said } = tryToStart({ PORT: 'x', LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(said).toMatch(/PORT must be .*\n.*LOG_LEVEL must be /);
  });

  test('a file that is no database is refused untouched', () => {
    writeFileSync(file(), 'A shopping list, and a long one at that. '.repeat(100));
    const before = fingerprint();
    const { code, said } = tryToStart({});
    expect(code).toBe(1);
    expect(said).toMatch(/cannot be opened, and was left as it was.*backup/s);
    expect(fingerprint()).toBe(before);
  });

  test('a file that lost its end is refused untouched', async () => {
    await writeDatabase();
    writeFileSync(file(), readFileSync(file()).subarray(0, 20_000));
    const before = fingerprint();
    const { code, said } = tryToStart({});
    expect(code).toBe(1);
    expect(said).toMatch(/cannot be opened, and was left as it was/);
    expect(fingerprint()).toBe(before);
  });

  test('an emptied file is not taken for a new database', () => {
    writeFileSync(file(), '');
    const { code, said } = tryToStart({});
    expect(code).toBe(1);
    expect(said).toMatch(/empty/);
  });

  test('a database of a newer program is refused untouched', async () => {
    await writeDatabase();
    const database = new DatabaseSync(file());
    database.exec("insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01')");
    database.close();
    const before = fingerprint();
    const { code, said } = tryToStart({});
    expect(code).toBe(1);
    expect(said).toMatch(/newer version of this program \(it has 9999-from-the-future\)\. It was not touched/);
    expect(fingerprint()).toBe(before);
  });

  test('a PostgreSQL that does not answer is told with what to check', () => {
    const { code, said } = tryToStart({ DATABASE_URL: 'postgres://nobody:secret-word@127.0.0.1:9/none' });
    expect(code).toBe(1);
    expect(said).toMatch(/PostgreSQL server in DATABASE_URL does not answer/);
    expect(said).not.toMatch(/secret-word/);
  });

  test.each(['3.44.0', '3.51.2', '2.9.9'])('SQLite %s is refused', (version) => {
    expect(() => refuseUnsafeSqlite(version)).toThrow(/older than 3\.51\.3/);
  });

  test.each(['3.51.3', '3.53.4', '4.0.0'])('SQLite %s is taken', (version) => {
    expect(() => refuseUnsafeSqlite(version)).not.toThrow();
  });
});
