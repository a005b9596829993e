import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Why a backup was made; the first part of its file's name. */
export type BackupReason = 'bellbird' | 'scheduled' | 'before-restore' | 'before-update';

const ending = '.backup';

/** Where backups lie when no other place is named. */
export function backupFolder(dataDirectory: string): string {
  return join(dataDirectory, 'backups');
}

/** A moment as file names carry it: sorts by time, and holds no colon, which some file systems refuse. */
export function fileMoment(now: Date): string {
  return now.toISOString().replaceAll(/[:.]/g, '-');
}

/** A new backup's file in the folder. */
export function backupFileName(folder: string, reason: BackupReason, now: Date): string {
  return join(folder, `${reason}-${fileMoment(now)}${ending}`);
}

/** A backup in the folder, and when it was finished. */
export interface FoundBackup {
  readonly file: string;
  readonly moment: Date;
}

/** The newest complete backup of any reason in the folder; nothing when there is none. */
export function newestBackup(folder: string): FoundBackup | undefined {
  return listBackups(folder)
    .map((name) => ({ file: join(folder, name), moment: statSync(join(folder, name)).mtime }))
    .sort((one, other) => other.moment.getTime() - one.moment.getTime())[0];
}

/** Removes the oldest scheduled backups beyond a number; others, which a person made, stay. Gives how many went. */
export function dropOldBackups(folder: string, keep: number): number {
  const scheduled = listBackups(folder)
    .filter((name) => name.startsWith('scheduled-'))
    .sort();
  const surplus = scheduled.slice(0, Math.max(0, scheduled.length - keep));
  for (const name of surplus) rmSync(join(folder, name));
  return surplus.length;
}

function listBackups(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : [];
}
