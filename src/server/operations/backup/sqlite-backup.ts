import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { sqliteFileName } from '../../database/connect.ts';
import { Problem } from '../../problems/problem.ts';
import { writeBackupFile } from './backup-file.ts';

/** All pages in one step: SQLite then copies one committed state and keeps no writer waiting (the log is ahead). */
const pagesPerStep = 2_147_483_647;

/** Writes a backup of the SQLite file of a folder, while it is being written to; gives its size in bytes. */
export async function backUpSqlite(dataDirectory: string, file: string, now: Date): Promise<number> {
  const source = join(dataDirectory, sqliteFileName);
  if (!existsSync(source)) throw new Problem('not_found', `There is no database ${source} yet. Check DATA_DIR.`);
  await mkdir(dirname(file), { recursive: true });
  const workshop = mkdtempSync(join(dirname(file), '.backup-'));
  try {
    const copy = join(workshop, sqliteFileName);
    const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
    try {
      await backup(database, copy, { rate: pagesPerStep });
    } finally {
      database.close();
    }
    const header = { engine: 'sqlite' as const, created_at: now.toISOString(), migrations: settleCopy(copy) };
    return await writeBackupFile(file, header, readFile(copy));
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

/** Opens the file when it is read, and not before. */
async function* readFile(file: string): AsyncGenerator<Buffer> {
  yield* createReadStream(file);
}

/** Makes the copy one file without a log, proves that it is whole, and gives the migrations it has. */
function settleCopy(copy: string): string[] {
  const database = new DatabaseSync(copy);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
    requireWhole(database, 'The copy');
    return appliedMigrations(database);
  } finally {
    database.close();
  }
}

/** Refuses a database that SQLite finds damaged, or in which a row refers to one that is not there. */
export function requireWhole(database: DatabaseSync, name: string): void {
  const [check] = database.prepare('PRAGMA integrity_check(1)').all();
  if (check?.integrity_check !== 'ok') {
    throw new Problem('bad_request', `${name} is damaged; SQLite says: ${String(check?.integrity_check)}`);
  }
  const orphans = database.prepare('PRAGMA foreign_key_check').all().length;
  if (orphans > 0) throw new Problem('bad_request', `${name} has ${orphans} rows that refer to rows that are missing.`);
}

/** The migrations that a SQLite database has had, in order. */
export function appliedMigrations(database: DatabaseSync): string[] {
  return database
    .prepare('SELECT name FROM kysely_migration ORDER BY name')
    .all()
    .map((row) => String(row.name));
}
