import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { timestampSchema } from '#shared/api/record-contract.ts';
import type { Config } from '../../config/config.ts';
import { createPrivateFolder, handOver } from '../../database/private-files.ts';
import { backupFolder, isScheduled, listBackups, newestBackup } from './backup-folder.ts';

const hour = 60 * 60 * 1000;

const failureSchema = z.object({
  at: timestampSchema,
  reason: z.string(),
  /** Name of the backup that could not be made. */
  backup: z.string().optional(),
});

export type BackupFailure = z.infer<typeof failureSchema>;

const statusSchema = z.object({
  /** Failure of the last scheduled backup; unset when it succeeded. */
  failure: failureSchema.optional(),
  /** The last scheduled backup that was copied to the object store. */
  copied: z.object({ at: timestampSchema, name: z.string() }).optional(),
  /** Failure of the last copy to the object store; unset when it succeeded. */
  copyFailure: failureSchema.optional(),
  /** When the owner was last mailed about problems, such as a late backup; unset when there are none. */
  mailedAt: timestampSchema.optional(),
});

/** What the schedule stores in the backup folder for its next run and for other processes. */
export type BackupStatus = z.infer<typeof statusSchema>;

export type BackupConfig = Pick<
  Config,
  'databaseUrl' | 'dataDirectory' | 'backups' | 'objectStore' | 'pictures' | 'siteUrl'
>;

function statusFile(dataDirectory: string): string {
  return join(backupFolder(dataDirectory), 'status.json');
}

/** Returns the stored status: an empty one when there was no run yet or the file cannot be read. */
export function readBackupStatus(dataDirectory: string): BackupStatus {
  const file = statusFile(dataDirectory);
  if (!existsSync(file)) return {};
  try {
    return statusSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/** Changes part of the status. A field set to `undefined` is removed. */
export function updateBackupStatus(
  dataDirectory: string,
  change: { [Key in keyof BackupStatus]: BackupStatus[Key] | undefined },
): void {
  const file = statusFile(dataDirectory);
  createPrivateFolder(backupFolder(dataDirectory));
  const unfinished = `${file}.${process.pid}.part`;
  const status = { ...readBackupStatus(dataDirectory), ...change };
  writeFileSync(unfinished, `${JSON.stringify(status, null, 2)}\n`, { mode: 0o600 });
  handOver(unfinished);
  renameSync(unfinished, file);
}

/** The state of the scheduled backups. The doctor, the metrics, the desk and the e-mails to the owner show it. */
export type BackupHealth = ReturnType<typeof readBackupHealth>;

/**
 * Returns the state of the scheduled backups, read from the backup folder of this machine. `isLate` says whether the
 * newest backup, or the newest copy, is older than twice the interval of the schedule.
 */
export function readBackupHealth(config: Omit<BackupConfig, 'databaseUrl' | 'pictures'>, now: Date) {
  const status = readBackupStatus(config.dataDirectory);
  const newestAt = newestBackup(backupFolder(config.dataDirectory), now)?.moment;
  const copiedAt = status.copied && new Date(status.copied.at);
  const problems: string[] = [];
  const isOn = config.backups.everyHours > 0;
  const lateAfter = 2 * config.backups.everyHours * hour;
  const isOld = (moment: Date | undefined) => moment !== undefined && now.getTime() - moment.getTime() > lateAfter;
  const isCopied = isOn && config.backups.offsite !== undefined && config.objectStore !== undefined;
  const isBackupLate = isOn && isOld(newestAt);
  const isCopyLate = isCopied && !isBackupLate && isOld(copiedAt);
  if (isOn && status.failure) problems.push(`The last scheduled backup failed: ${status.failure.reason}`);
  if (isBackupLate) problems.push(`The newest backup is ${hoursBetween(newestAt, now)} hours old.`);
  if (isCopied && status.copyFailure) {
    problems.push(`The last backup could not be copied to the object store: ${status.copyFailure.reason}`);
  }
  if (isCopyLate) problems.push(`The newest copy in the object store is ${hoursBetween(copiedAt, now)} hours old.`);
  return {
    newestAt,
    copiedAt,
    failedBackup: isOn ? status.failure?.backup : undefined,
    hasFailed: isOn && (status.failure !== undefined || (isCopied && status.copyFailure !== undefined)),
    isLate: isBackupLate || isCopyLate,
    problems,
  };
}

function hoursBetween(moment: Date | undefined, now: Date): number {
  return moment ? Math.round((now.getTime() - moment.getTime()) / hour) : 0;
}

/**
 * Returns whether a scheduled backup is due. Only the age of the newest scheduled backup counts: other backups are not
 * copied off-site, and a backup with a date in the future has an unknown age.
 */
export function isBackupDue(config: Pick<BackupConfig, 'dataDirectory' | 'backups'>, now: Date): boolean {
  if (config.backups.everyHours === 0) return false;
  const newest = newestBackup(backupFolder(config.dataDirectory), now, isScheduled);
  return !newest || now.getTime() - newest.moment.getTime() >= config.backups.everyHours * hour;
}

/**
 * Returns the name of the newest scheduled backup if it must still be copied to the object store, otherwise
 * `undefined`.
 */
export function backupToCopy(config: Omit<BackupConfig, 'databaseUrl' | 'pictures'>, now: Date): string | undefined {
  if (config.backups.everyHours === 0 || !config.backups.offsite || !config.objectStore) return undefined;
  const [newest] = listBackups(backupFolder(config.dataDirectory), now)
    .filter(({ name, isFromFuture }) => isScheduled(name) && !isFromFuture)
    .sort((one, other) => (one.name < other.name ? 1 : -1));
  return newest && newest.name !== readBackupStatus(config.dataDirectory).copied?.name ? newest.name : undefined;
}
