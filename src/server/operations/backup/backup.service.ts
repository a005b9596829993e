import { existsSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { connectDatabase, sqliteFileName } from '../../database/connect.ts';
import { type DataLock, takeLock } from '../../database/data-lock.ts';
import type { DatabaseLocation } from '../../database/database.ts';
import { requireInstance } from '../../database/instance.ts';
import { createPrivateFolder, putInPlace } from '../../database/private-files.ts';
import { createPictureStorage } from '../../pictures/picture-storage.ts';
import { Problem } from '../../problem.ts';
import { isSqliteFile, type VerifiedBackup, verifyBackupFile } from './backup-file.ts';
import { backupFileName, backupFolder, dropFormerData, dropOldBackups } from './backup-folder.ts';
import { rowsOfPostgresBackup, rowsOfSqliteDatabase } from './backup-rows.ts';
import {
  type BackupConfig,
  type BackupFailure,
  backupToCopy,
  isBackupDue,
  updateBackupStatus,
} from './backup-status.ts';
import { copyPicturesToStore, copyToStore, dropOldCopies } from './offsite-backup.ts';
import { backUpPictures, dropOldPictureCopies } from './picture-copies.ts';
import { backUpPostgres, isEmptyPostgres, restorePostgres } from './postgres-backup.ts';
import { inScratchFolder, isDiskFull } from './scratch-folder.ts';
import { appliedMigrations, backUpSqlite, requireWhole, unpackSqlite } from './sqlite-backup.ts';
import { restoreSqlite, tryBackup } from './sqlite-restore.ts';

export type WrittenBackup = Awaited<ReturnType<typeof makeBackup>>;

/**
 * Writes a backup while the data may be in use. Then loads the whole file into a scratch database and counts its rows.
 * The file gets its name only after that, so that nobody takes one that cannot be loaded for a backup. Throws
 * `conflict` when the file exists.
 */
export async function makeBackup(place: DatabaseLocation, file: string, now: Date) {
  if (existsSync(file))
    throw new Problem('conflict', `${file} exists already and was left as it is. Choose another name.`);
  await requireData(place);
  return inScratchFolder(dirname(file), async (scratch) => {
    const untried = join(scratch, basename(file));
    const bytes = place.databaseUrl
      ? await backUpPostgres(place.databaseUrl, untried, now)
      : await backUpSqlite(join(place.dataDirectory, sqliteFileName), untried, now);
    try {
      await tryBackup(await verifyBackupFile(untried));
    } catch (error) {
      if (isDiskFull(error)) throw error;
      // One such file is kept, because a later version may be able to read it.
      await putInPlace(untried, join(dirname(file), 'not-loaded.unfinished'));
      const reason = error instanceof Error ? error.message : String(error);
      throw new Problem('unavailable', `The backup ${basename(file)} could not be loaded again: ${reason}`, {
        cause: error,
      });
    }
    await putInPlace(untried, file);
    return { file, bytes };
  });
}

/** Throws when there is nothing to back up, before a folder is made for the backup. */
async function requireData({ databaseUrl, dataDirectory }: DatabaseLocation): Promise<void> {
  const file = join(dataDirectory, sqliteFileName);
  if (databaseUrl ? !(await isEmptyPostgres(databaseUrl)) : existsSync(file)) return;
  const [what, setting] = databaseUrl
    ? ['The database is empty', 'DATABASE_URL']
    : [`There is no database ${file}`, 'DATA_DIR'];
  throw new Problem('not_found', `${what}, so there is nothing to back up. Check ${setting}.`);
}

/**
 * Makes the scheduled backup if it is due. Copies the newest scheduled backup to the object store if it is not there
 * yet. Removes old backups and copies. Stores the result for the doctor, the metrics and the desk. Does nothing while
 * another process runs this function. Returns the new backup and the name of the new copy, each unset if none was due.
 */
export async function makeScheduledBackup(config: BackupConfig, now: Date) {
  const folder = backupFolder(config.dataDirectory);
  const storage = createPictureStorage(config);
  const lock = tryLock(folder);
  if (!lock) return {};
  try {
    const file = backupFileName(folder, 'scheduled', now);
    const written = await reporting(config, 'failure', { at: now.toISOString(), backup: basename(file) }, async () => {
      if (!isBackupDue(config, now)) return undefined;
      const made = await makeBackup(config, file, now);
      await backUpPictures(storage, folder);
      updateBackupStatus(config.dataDirectory, { failure: undefined });
      dropOldBackups(folder, config.backups.keep, now);
      await dropOldPictureCopies(storage, folder, now);
      dropFormerData(config.dataDirectory, now);
      return made;
    });
    const copied = await reporting(config, 'copyFailure', { at: now.toISOString() }, async () => {
      const name = backupToCopy(config, now);
      if (name === undefined) return undefined;
      const instance = await readInstance(config);
      const copy = await copyToStore(config, { file: join(folder, name), name, instance, now });
      await copyPicturesToStore(config, folder);
      updateBackupStatus(config.dataDirectory, { copied: { at: now.toISOString(), name }, copyFailure: undefined });
      await dropOldCopies(config, instance);
      return copy;
    });
    return { written, copied };
  } finally {
    lock.release();
  }
}

export async function readInstance(place: DatabaseLocation): Promise<string> {
  await using db = await connectDatabase(place, 'must-exist');
  return await requireInstance(db);
}

/** Runs a step of the scheduled backup. If the step fails, stores the failure and throws the error again. */
async function reporting<Result>(
  { dataDirectory }: BackupConfig,
  kind: 'failure' | 'copyFailure',
  failure: Omit<BackupFailure, 'reason'>,
  step: () => Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    try {
      updateBackupStatus(dataDirectory, { [kind]: { ...failure, reason } });
    } catch {
      // The reason cannot be stored either, for example because the disk is full. The caller still gets the error.
    }
    throw error;
  }
}

function tryLock(folder: string): DataLock | undefined {
  try {
    return takeLock(folder, 'backup.lock');
  } catch {
    return undefined;
  }
}

/**
 * Replaces the data with a backup of either engine, or with a SQLite file such as the one that an earlier restore kept.
 * So this also moves a site from one engine to the other. Returns the path of the former data, if there was any. A
 * failure changes nothing.
 */
export async function restoreBackup(place: DatabaseLocation, file: string, now: Date): Promise<string | undefined> {
  if (await isSqliteFile(file)) {
    return inScratchFolder(backupFolder(place.dataDirectory), async (scratch) => {
      const sealed = join(scratch, `${basename(file)}.backup`);
      await backUpSqlite(file, sealed, now);
      return restoreBackup(place, sealed, now);
    });
  }
  const backup = await verifyBackupFile(file);
  if (!place.databaseUrl) return restoreSqlite(backup, place.dataDirectory, now);
  const { databaseUrl } = place;
  const former = backupFileName(backupFolder(place.dataDirectory), 'before-restore', now);
  let kept: string | undefined;
  const keepFormer = async () => {
    if (await isEmptyPostgres(databaseUrl)) return;
    await makeBackup(place, former, now);
    kept = former;
  };
  if (backup.header.engine === 'postgres') {
    await restorePostgres(rowsOfPostgresBackup(backup), databaseUrl, keepFormer);
  } else {
    await withSqliteRows(backup, place.dataDirectory, (database) =>
      restorePostgres(
        { name: backup.file, migrations: appliedMigrations(database), lines: rowsOfSqliteDatabase(database) },
        databaseUrl,
        keepFormer,
      ),
    );
  }
  return kept;
}

/**
 * Throws when a PostgreSQL database holds data and `replace` is not its name. The address in the settings may be that
 * of the site in use.
 */
export async function requireReplaceable({ databaseUrl }: DatabaseLocation, replace?: string): Promise<void> {
  if (databaseUrl === undefined || (await isEmptyPostgres(databaseUrl))) return;
  const { hostname, pathname } = new URL(databaseUrl);
  const name = decodeURIComponent(pathname.slice(1));
  if (replace === name) return;
  throw new Problem(
    'conflict',
    `The PostgreSQL database “${name}” on ${hostname} holds data, so nothing was changed. To look at a backup without touching it, use: restore --trial FILE. To replace everything in it, add: --replace ${name}`,
  );
}

/** Calls `work` with the unpacked SQLite database of a backup, and removes the unpacked file afterwards. */
async function withSqliteRows(
  backup: VerifiedBackup,
  dataDirectory: string,
  work: (database: DatabaseSync) => Promise<void>,
): Promise<void> {
  createPrivateFolder(dataDirectory);
  const unpacked = join(dataDirectory, `${sqliteFileName}.restoring`);
  try {
    await unpackSqlite(backup, unpacked);
    using database = new DatabaseSync(unpacked, { readOnly: true });
    requireWhole(database, backup.file);
    await work(database);
  } finally {
    rmSync(unpacked, { force: true });
  }
}
