import { chmodSync, existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { findClockRecord, takeOverClockRecord } from '../../database/clock.ts';
import { sqliteFileName } from '../../database/connect.ts';
import { type DataLock, lockFileName, takeLock } from '../../database/data-lock.ts';
import { findInstance, instanceSecret, takeOverInstance } from '../../database/instance.ts';
import { createPrivateFolder, keepAs, putInPlace, syncFolder, writeDurably } from '../../database/private-files.ts';
import type { DatabaseSchema, Queryable } from '../../database/schema.ts';
import { NodeSqliteDatabase, NodeSqliteDialect } from '../../database/sqlite-connection.ts';
import { Problem } from '../../problem.ts';
import { requireKnownMigrations, type VerifiedBackup } from './backup-file.ts';
import { fileMoment } from './backup-folder.ts';
import { endings, fillWithRows, requireCounts, rowsOfPostgresBackup } from './backup-rows.ts';
import { inScratchFolder } from './scratch-folder.ts';
import { appliedMigrations, countSqliteRows, requireWhole, unpackSqlite } from './sqlite-backup.ts';

/**
 * Replaces the SQLite file in `dataDirectory` with a backup of either engine, and ends all sessions. Returns the path
 * of the former file, if there was one. Throws while any process uses the data. At any moment either the old or the new
 * file is in place.
 */
export async function restoreSqlite(
  backup: VerifiedBackup,
  dataDirectory: string,
  now: Date,
): Promise<string | undefined> {
  createPrivateFolder(dataDirectory);
  const isUnused = !existsSync(join(dataDirectory, lockFileName));
  const lock = takeDataAlone(dataDirectory);
  const place = join(dataDirectory, sqliteFileName);
  const prepared = `${place}.restoring`;
  try {
    await prepare(backup, prepared);
    await takeOverRecords(place, prepared);
    const kept = existsSync(place) ? await keepFormer(place, now) : undefined;
    await putInPlace(prepared, place);
    return kept;
  } finally {
    for (const end of ['', '-journal']) rmSync(prepared + end, { force: true });
    lock.release();
    // A lock file without a database would tell the next start that the database was lost. So if this restore created
    // the lock file and then failed, the lock file is removed.
    if (isUnused && !existsSync(place)) rmSync(join(dataDirectory, lockFileName), { force: true });
  }
}

/**
 * Loads a backup of either engine whole into a SQLite file beside it, exactly as a restore does, and removes that file.
 * Throws when the backup cannot be restored or lacks rows.
 */
export async function tryBackup(backup: VerifiedBackup): Promise<void> {
  await inScratchFolder(dirname(backup.file), (folder) => prepare(backup, join(folder, sqliteFileName)));
}

function takeDataAlone(dataDirectory: string): DataLock {
  try {
    return takeLock(dataDirectory, lockFileName);
  } catch {
    throw new Problem(
      'conflict',
      `The data in ${dataDirectory} is in use, so nothing was changed. Stop the server and every other command first.`,
    );
  }
}

/** Writes the backup's database to `prepared`. Checks that it is intact and that its schema is known. */
async function prepare(backup: VerifiedBackup, prepared: string): Promise<void> {
  if (backup.header.engine === 'sqlite') await unpackSqlite(backup, prepared);
  else await fillNewFile(backup, prepared);
  using database = new DatabaseSync(prepared);
  requireWhole(database, backup.file);
  requireKnownMigrations(backup.file, appliedMigrations(database));
  if (backup.header.engine === 'sqlite') {
    requireCounts(backup.file, backup.header.rows, countSqliteRows(database));
  }
  database.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL;');
  const find = database.prepare('select 1 from sqlite_master where name = ?');
  const has = (table: string) => find.get(table) !== undefined;
  for (const [table, statement] of endings) if (has(table)) database.exec(statement);
  if (has('server_secrets')) database.prepare('delete from server_secrets where name = ?').run(instanceSecret);
}

/**
 * Copies the record of the clock and the identity of the instance from the replaced database file to the new one. A
 * damaged file counts as one without them.
 */
async function takeOverRecords(place: string, prepared: string): Promise<void> {
  const isReplaced = existsSync(place);
  const clock = isReplaced ? await withFile(place, findClockRecord).catch(() => undefined) : undefined;
  const instance = isReplaced ? await withFile(place, findInstance).catch(() => undefined) : undefined;
  await withFile(prepared, async (db) => {
    await takeOverClockRecord(db, clock);
    await takeOverInstance(db, instance);
  });
}

async function withFile<Result>(file: string, work: (db: Queryable) => Promise<Result>): Promise<Result> {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  await using db = new Kysely<DatabaseSchema>({
    dialect: new NodeSqliteDialect({ database: new NodeSqliteDatabase(database) }),
  });
  return await work(db);
}

async function fillNewFile(backup: VerifiedBackup, file: string): Promise<void> {
  requireKnownMigrations(backup.file, backup.header.migrations);
  await writeDurably(file, async () => {});
  await withFile(file, (db) =>
    db.transaction().execute((transaction) => fillWithRows(transaction, rowsOfPostgresBackup(backup))),
  );
}

/**
 * Gives the former file a second name with the date, so that it stays when the new file takes its first name. If SQLite
 * can still read the file, its write-ahead log is merged into it first.
 */
async function keepFormer(place: string, now: Date): Promise<string> {
  const kept = join(dirname(place), `before-restore-${fileMoment(now)}.sqlite`);
  mergeLog(place);
  await keepAs(place, kept);
  chmodSync(kept, 0o600);
  const log = `${place}-wal`;
  if (existsSync(log)) {
    // The write-ahead log belongs to the former file. If it stayed here, SQLite would apply it to the new file.
    await keepAs(log, `${kept}-wal`);
    chmodSync(`${kept}-wal`, 0o600);
    rmSync(log);
  }
  rmSync(`${place}-shm`, { force: true });
  syncFolder(dirname(place));
  return kept;
}

function mergeLog(place: string): void {
  try {
    using former = new DatabaseSync(place);
    former.exec('PRAGMA journal_mode = DELETE');
  } catch {
    // The restore may be needed because the file is damaged. Then the file and its log are kept unchanged.
  }
}
