import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config/config.ts';
import { mailAboutBackups } from './backup-mail.ts';
import { backupToCopy, isBackupDue, readBackupHealth, readBackupStatus, updateBackupStatus } from './backup-status.ts';

const minute = 60 * 1000;
const hour = 60 * minute;

/** Time between two checks whether a backup is due, and before the first check. */
const checkEvery = 5 * minute;

/** Shortest time between two mails about the same problem. */
const mailEvery = 24 * hour;

/** From this duration on, a running backup no longer hides that backups are late. */
const longestRun = hour;

const commandLine = fileURLToPath(new URL('../../commands/main.ts', import.meta.url));

/**
 * Runs the scheduled backup. Resolves with what it wrote to standard error when it fails, otherwise with `undefined`.
 */
export type RunBackup = () => Promise<string | undefined>;

/**
 * Makes backups while the server runs (BACKUP_EVERY_HOURS, BACKUP_KEEP), copies them off-site, and mails the owner when
 * that fails or is late. A separate process makes each backup, so that responses are not slowed down. When several
 * servers share the data folder, one of them makes it.
 */
export function startBackupSchedule(config: Config, log: FastifyBaseLogger): { stop: () => void } {
  if (config.backups.everyHours === 0) return { stop: () => {} };
  const schedule = createBackupSchedule(config, log, runInProcess);
  const timer = setInterval(() => void schedule.check(new Date()), checkEvery);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Returns a schedule. Its `check` is called at regular times and never rejects. */
export function createBackupSchedule(
  config: Config,
  log: Pick<FastifyBaseLogger, 'error'>,
  run: RunBackup,
): { check: (now: Date) => Promise<void> } {
  let runningSince: Date | undefined;
  let mailedAt: Date | undefined;

  const makeBackup = async (now: Date) => {
    runningSince = now;
    try {
      const failed = await run();
      if (failed === undefined) return;
      log.error({ reason: failed }, 'the scheduled backup failed');
      const { failure, copyFailure } = readBackupStatus(config.dataDirectory);
      if (!failure && !copyFailure) keep({ failure: { at: now.toISOString(), reason: failed } });
    } finally {
      runningSince = undefined;
    }
  };

  /** The owner must be mailed even when the disk is full. */
  const keep = (change: Parameters<typeof updateBackupStatus>[1]) => {
    try {
      updateBackupStatus(config.dataDirectory, change);
    } catch (error) {
      log.error({ err: error }, 'the state of the backups could not be written');
    }
  };

  const mailIfWrong = async (now: Date) => {
    const { problems } = readBackupHealth(config, now);
    const last = mailedAt ?? dateOf(readBackupStatus(config.dataDirectory).mailedAt);
    const isMailedLately = last !== undefined && Math.abs(now.getTime() - last.getTime()) < mailEvery;
    if (problems.length === 0) {
      if (last !== undefined) keep({ mailedAt: undefined });
      mailedAt = undefined;
      return;
    }
    const { email } = config.enquiries;
    if (!email || isMailedLately) return;
    try {
      await mailAboutBackups(email, config.siteUrl, problems);
      mailedAt = now;
      keep({ mailedAt: now.toISOString() });
    } catch (error) {
      log.error({ err: error }, 'the owner could not be mailed about the backups');
    }
  };

  return {
    async check(now) {
      try {
        if (runningSince !== undefined) {
          if (now.getTime() - runningSince.getTime() > longestRun) await mailIfWrong(now);
          return;
        }
        if (isBackupDue(config, now) || backupToCopy(config, now) !== undefined) await makeBackup(now);
        await mailIfWrong(now);
      } catch (error) {
        log.error({ err: error }, 'the scheduled backup could not be checked');
      }
    },
  };
}

function dateOf(timestamp: string | undefined): Date | undefined {
  return timestamp === undefined ? undefined : new Date(timestamp);
}

function runInProcess(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [commandLine, 'backup', '--scheduled'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const printed: string[] = [];
    child.stderr.on('data', (part) => printed.push(String(part)));
    child.on('error', (error) => resolve(`It could not be started: ${error.message}`));
    child.on('close', (code, signal) => {
      if (code === 0) resolve(undefined);
      else resolve(printed.join('').trim() || `It ended with ${signal ?? `code ${code}`}.`);
    });
  });
}
