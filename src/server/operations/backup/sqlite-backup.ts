import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { sqliteFileName } from '../../database/connect.ts';
import { createPrivateFolder, writeDurably } from '../../database/private-files.ts';
import { Problem } from '../../problems/problem.ts';
import { readBackupContent, type VerifiedBackup, writeBackupFile } from './backup-file.ts';

/** All pages are copied in one step, so that the copy is one committed state. In WAL mode this blocks no writer. */
const pagesPerStep = 2_147_483_647;

/** Writes a backup of the SQLite file of a folder, which may be in use. Returns the size of the file in bytes. */
export async function backUpSqlite(dataDirectory: string, file: string, now: Date): Promise<number> {
  const source = join(dataDirectory, sqliteFileName);
  if (!existsSync(source)) {
    throw new Problem('not_found', `There is no database ${source}, so there is nothing to back up. Check DATA_DIR.`);
  }
  createPrivateFolder(dirname(file));
  const temporary = mkdtempSync(join(dirname(file), '.backup-'));
  try {
    const copy = join(temporary, sqliteFileName);
    const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
    try {
      await backup(database, copy, { rate: pagesPerStep });
    } finally {
      database.close();
    }
    const header = { engine: 'sqlite' as const, created_at: now.toISOString(), migrations: finishCopy(copy) };
    return await writeBackupFile(file, header, readFile(copy));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Yields a file's content. The file is opened when the first part is read. */
async function* readFile(file: string): AsyncGenerator<Buffer> {
  yield* createReadStream(file);
}

/**
 * Merges the write-ahead log into the copy of the database, so that it is one file. Checks that the copy is intact.
 * Returns its migrations.
 */
function finishCopy(copy: string): string[] {
  const database = new DatabaseSync(copy);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
    requireWhole(database, 'The copy');
    const migrations = appliedMigrations(database);
    if (migrations.length === 0) {
      throw new Problem('bad_request', 'The database is empty, so there is nothing to back up. Check DATA_DIR.');
    }
    return migrations;
  } finally {
    database.close();
  }
}

/** Writes the SQLite file of a backup to a path. */
export async function unpackSqlite(backup: VerifiedBackup, place: string): Promise<void> {
  await writeDurably(place, async (handle) => {
    for await (const part of readBackupContent(backup)) await handle.writeFile(part);
  });
}

/** Throws when the database is damaged, or when a row refers to a missing row. */
export function requireWhole(database: DatabaseSync, name: string): void {
  const [check] = database.prepare('PRAGMA integrity_check(1)').all();
  if (check?.integrity_check !== 'ok') {
    throw new Problem('bad_request', `${name} is damaged; SQLite reports: ${String(check?.integrity_check)}`);
  }
  const orphans = database.prepare('PRAGMA foreign_key_check').all().length;
  if (orphans > 0) throw new Problem('bad_request', `${name} has ${orphans} rows that refer to missing rows.`);
}

/** Returns the migrations of a SQLite database in order: none when it was never migrated. */
export function appliedMigrations(database: DatabaseSync): string[] {
  const table = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'kysely_migration'").get();
  if (!table) return [];
  return database
    .prepare('SELECT name FROM kysely_migration ORDER BY name')
    .all()
    .map((row) => String(row.name));
}
