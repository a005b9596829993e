import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Why a backup was made. The reason is also the first part of its file name. */
export type BackupReason = 'bellbird' | 'scheduled' | 'before-restore' | 'before-update';

const backupEnding = '.backup';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/**
 * Milliseconds by which the date of a backup may be ahead of the clock. If it is further ahead, the date or the clock
 * is wrong.
 */
const futureTolerance = hour;

/** How many days the data that a restore or an update has replaced is kept. */
const formerDataDays = 30;

export function backupFolder(dataDirectory: string): string {
  return join(dataDirectory, 'backups');
}

/**
 * Returns a time in the form used in file names, which sort by time. It has no colon, because some file systems refuse
 * colons.
 */
export function fileMoment(now: Date): string {
  return now.toISOString().replaceAll(/[:.]/g, '-');
}

export function backupFileName(folder: string, reason: BackupReason, now: Date): string {
  return join(folder, `${reason}-${fileMoment(now)}${backupEnding}`);
}

/**
 * Returns every finished backup in the folder, the newest first. `moment` is when the backup was finished. A backup with
 * a date in the future has an unknown age.
 */
export function listBackups(folder: string, now: Date) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(backupEnding))
    .map((name) => {
      const file = join(folder, name);
      const { mtime, size } = statSync(file);
      const isFromFuture = mtime.getTime() > now.getTime() + futureTolerance;
      return { name, file, bytes: size, moment: mtime, isFromFuture };
    })
    .sort((one, other) => other.moment.getTime() - one.moment.getTime());
}

/**
 * Returns the newest backup whose name `wanted` accepts. Ignores backups with a date in the future, because their age
 * is unknown.
 */
export function newestBackup(folder: string, now: Date, wanted: (name: string) => boolean = () => true) {
  return listBackups(folder, now).find(({ name, isFromFuture }) => !isFromFuture && wanted(name));
}

export function isScheduled(name: string): boolean {
  return name.startsWith('scheduled-');
}

/**
 * Removes all scheduled backups except the newest `keep`. Returns how many it removed. Backups that were not scheduled,
 * and backups with a date in the future, are neither removed nor counted.
 */
export function dropOldBackups(folder: string, keep: number, now: Date): number {
  const surplus = listBackups(folder, now)
    .filter(({ name, isFromFuture }) => isScheduled(name) && !isFromFuture)
    .map(({ name }) => name)
    .sort()
    .reverse()
    .slice(keep);
  for (const name of surplus) rmSync(join(folder, name));
  return surplus.length;
}

/**
 * Removes data that a restore or an update replaced more than 30 days ago. Returns the number of removed files. Removes
 * nothing when no backup is from the last 30 days, because the clock may then have jumped ahead.
 */
export function dropFormerData(dataDirectory: string, now: Date): number {
  const oldest = now.getTime() - formerDataDays * day;
  const folder = backupFolder(dataDirectory);
  const isClockPlausible = listBackups(folder, now).some(
    ({ moment, isFromFuture }) => !isFromFuture && moment.getTime() > oldest && moment.getTime() < now.getTime() - hour,
  );
  if (!isClockPlausible) return 0;
  let removed = 0;
  for (const place of [dataDirectory, folder]) {
    for (const name of existsSync(place) ? readdirSync(place) : []) {
      const replacedAt = /^before-(?:restore|update)-(\d{4}-\d\d-\d\d)T/.exec(name)?.[1];
      if (replacedAt === undefined || Date.parse(replacedAt) >= oldest) continue;
      rmSync(join(place, name));
      removed += 1;
    }
  }
  return removed;
}
