import { existsSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteFileName } from '../../database/connect.ts';
import { type DataLock, takeData } from '../../database/data-lock.ts';
import { migrations } from '../../database/migrations/migrations.ts';
import { declareOnSqlite, generationOf } from '../../database/schema-generation.ts';
import { Problem } from '../../problems/problem.ts';
import { readBackupContent, type VerifiedBackup } from './backup-file.ts';
import { fileMoment } from './backup-folder.ts';
import { keepAs, putInPlace, syncDirectory, writeDurably } from './durable-file.ts';
import { requireKnownMigrations } from './known-migrations.ts';
import { appliedMigrations, requireWhole } from './sqlite-backup.ts';

/**
 * Puts a backup in the place of a folder's SQLite file, and ends all sessions in it. Gives where the former file is
 * kept, if there was one. Refuses while any process uses the data. At every moment the old file or the new one is there.
 */
export async function restoreSqlite(
  backup: VerifiedBackup,
  dataDirectory: string,
  now: Date,
): Promise<string | undefined> {
  await mkdir(dataDirectory, { recursive: true });
  const lock = takeDataAlone(dataDirectory);
  const prepared = join(dataDirectory, `${sqliteFileName}.restoring`);
  try {
    await prepare(backup, prepared);
    const place = join(dataDirectory, sqliteFileName);
    const kept = existsSync(place) ? await keepFormer(place, now) : undefined;
    await putInPlace(prepared, place);
    return kept;
  } finally {
    for (const end of ['', '-journal']) rmSync(prepared + end, { force: true });
    lock.release();
  }
}

function takeDataAlone(dataDirectory: string): DataLock {
  try {
    return takeData(dataDirectory);
  } catch {
    throw new Problem(
      'conflict',
      `The data in ${dataDirectory} is in use, so nothing was changed. Stop the server and every other command first.`,
    );
  }
}

/** Unpacks a backup beside its place and proves that it is a whole database that this program knows. */
async function prepare(backup: VerifiedBackup, prepared: string): Promise<void> {
  await writeDurably(prepared, async (handle) => {
    for await (const part of readBackupContent(backup)) await handle.writeFile(part);
  });
  const database = new DatabaseSync(prepared);
  try {
    requireWhole(database, backup.file);
    requireKnownMigrations(backup.file, appliedMigrations(database));
    declareOnSqlite(database, generationOf(migrations));
    // Whoever signed out, or was signed out, since the backup must not be signed in again by it.
    database.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL; DELETE FROM sessions;');
  } finally {
    database.close();
  }
}

/** Gives the file that is replaced a dated name, as one file where SQLite can still read it. */
async function keepFormer(place: string, now: Date): Promise<string> {
  const kept = join(dirname(place), `before-restore-${fileMoment(now)}.sqlite`);
  mergeLog(place);
  await keepAs(place, kept);
  const log = `${place}-wal`;
  if (existsSync(log)) {
    // The log belongs to the former file alone: beside the new one it would be taken for its own.
    await keepAs(log, `${kept}-wal`);
    rmSync(log);
  }
  rmSync(`${place}-shm`, { force: true });
  await syncDirectory(dirname(place));
  return kept;
}

function mergeLog(place: string): void {
  try {
    const former = new DatabaseSync(place);
    try {
      former.exec('PRAGMA journal_mode = DELETE');
    } finally {
      former.close();
    }
  } catch {
    // A damaged file, which may be why a backup is restored, is kept as it is, with its log.
  }
}
