import type { Config } from '../../config/config.ts';
import { takeLock } from '../../database/data-lock.ts';
import { Problem } from '../../problems/problem.ts';
import { verifyBackupFile } from './backup-file.ts';
import { backupFileName, backupFolder, dropOldBackups, newestBackup } from './backup-folder.ts';
import { backUpPostgres } from './postgres-backup.ts';
import { restorePostgres } from './postgres-restore.ts';
import { backUpSqlite } from './sqlite-backup.ts';
import { restoreSqlite } from './sqlite-restore.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDirectory'>;

/** A backup as it was written. */
export interface WrittenBackup {
  readonly file: string;
  readonly bytes: number;
}

/** Writes a backup while the data is served and written to, then reads it back and compares its checksum. */
export async function makeBackup(place: Place, file: string, now: Date): Promise<WrittenBackup> {
  const bytes = place.databaseUrl
    ? await backUpPostgres(place.databaseUrl, file, now)
    : await backUpSqlite(place.dataDirectory, file, now);
  await verifyBackupFile(file);
  return { file, bytes };
}

/** Whether the newest backup in the folder is older than the setting allows; never when scheduled backups are off. */
export function isBackupDue(config: Pick<Config, 'dataDirectory' | 'backups'>, now: Date): boolean {
  if (config.backups.everyHours === 0) return false;
  const newest = newestBackup(backupFolder(config.dataDirectory));
  return !newest || now.getTime() - newest.moment.getTime() >= config.backups.everyHours * 60 * 60 * 1000;
}

/** Makes the scheduled backup if it is due and no other process is at it, and drops the oldest; nothing otherwise. */
export async function makeScheduledBackup(
  config: Place & Pick<Config, 'backups'>,
  now: Date,
): Promise<WrittenBackup | undefined> {
  const folder = backupFolder(config.dataDirectory);
  const lock = tryLock(folder);
  if (!lock) return undefined;
  try {
    if (!isBackupDue(config, now)) return undefined;
    const written = await makeBackup(config, backupFileName(folder, 'scheduled', now), now);
    dropOldBackups(folder, config.backups.keep);
    return written;
  } finally {
    lock.release();
  }
}

function tryLock(folder: string) {
  try {
    return takeLock(folder, 'backup.lock');
  } catch {
    return undefined;
  }
}

/**
 * Puts a backup in the place of the present data; gives the file that keeps the former, if there was any. The backup is
 * verified first, and nothing changes unless all of it is right.
 */
export async function restoreBackup(place: Place, file: string, now: Date): Promise<string | undefined> {
  const backup = await verifyBackupFile(file);
  const engine = place.databaseUrl ? 'postgres' : 'sqlite';
  if (backup.header.engine !== engine) {
    throw new Problem(
      'bad_request',
      `${file} is a backup of ${engineNames[backup.header.engine]}, and the settings name ${engineNames[engine]}. Move content from one to the other with: export and import`,
    );
  }
  if (!place.databaseUrl) return restoreSqlite(backup, place.dataDirectory, now);
  const kept = backupFileName(backupFolder(place.dataDirectory), 'before-restore', now);
  await restorePostgres(backup, place.databaseUrl, async () => {
    await makeBackup(place, kept, now);
  });
  return kept;
}

const engineNames = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const;
