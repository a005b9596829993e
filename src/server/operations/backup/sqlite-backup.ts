import { createReadStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { sqliteFileName } from '../../database/connect.ts';
import { writeDurably } from '../../database/private-files.ts';
import { storedTables } from '../../database/schema.ts';
import { Problem } from '../../problem.ts';
import { readBackupContent, type VerifiedBackup, writeBackupFile } from './backup-file.ts';
import { inScratchFolder } from './scratch-folder.ts';

/** All pages are copied in one step, so that the copy is one committed state. In WAL mode this blocks no writer. */
const pagesPerStep = 2_147_483_647;

/** Writes a backup of a SQLite file, which may be in use. Returns the size of the backup in bytes. */
export async function backUpSqlite(source: string, file: string, now: Date): Promise<number> {
  return inScratchFolder(dirname(file), async (scratch) => {
    const copy = join(scratch, sqliteFileName);
    const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
    try {
      await backup(database, copy, { rate: pagesPerStep });
    } finally {
      database.close();
    }
    const header = { engine: 'sqlite' as const, created_at: now.toISOString(), ...finishCopy(copy, source) };
    return writeBackupFile(file, header, readFile(copy));
  });
}

/** Yields a file's content. The file is opened when the first part is read. */
async function* readFile(file: string): AsyncGenerator<Buffer> {
  yield* createReadStream(file);
}

/**
 * Merges the write-ahead log into the copy of the database, so that it is one file. Checks that the copy is intact.
 * Returns its migrations and how many rows its tables have.
 */
function finishCopy(copy: string, source: string): { migrations: string[]; rows: Record<string, number> } {
  const database = new DatabaseSync(copy);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
    requireWhole(database, source);
    const migrations = appliedMigrations(database);
    if (migrations.length === 0) {
      throw new Problem('bad_request', `${source} has no data of this program, so there is nothing to back up.`);
    }
    return { migrations, rows: countSqliteRows(database) };
  } finally {
    database.close();
  }
}

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

export function countSqliteRows(database: DatabaseSync): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const table of storedTables) {
    if (!database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table)) continue;
    counts[table] = Number(database.prepare(`SELECT count(*) AS count FROM "${table}"`).get()?.count);
  }
  return counts;
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
