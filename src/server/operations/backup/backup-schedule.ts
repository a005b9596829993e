import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { siteConfig } from '#site.config';
import type { Config } from '../../config/config.ts';
import { createSendMail } from '../../outbox/send-mail.ts';
import { backupToCopy, isBackupDue, readBackupHealth, readBackupStatus, updateBackupStatus } from './backup-status.ts';

const minute = 60 * 1000;
const hour = 60 * minute;

/** Time between two checks whether a backup is due. The first check is this long after the start. */
const checkEvery = 5 * minute;

/** Minimum time between two e-mails. Each e-mail is about all problems of the backups together. */
const mailEvery = 24 * hour;

/**
 * While a backup runs, nobody looks for problems. But a backup that takes longer than this may never end, so the
 * schedule then looks for problems while the backup still runs.
 */
const longestRun = hour;

const commandLine = fileURLToPath(new URL('../commands/main.ts', import.meta.url));

/** Resolves with `undefined`, or with what the separate process wrote to standard error if it failed. */
export type RunBackup = () => Promise<string | undefined>;

/**
 * Makes backups while the server runs (BACKUP_EVERY_HOURS, BACKUP_KEEP) and copies them off-site. E-mails the owner
 * when a backup or copy fails or is late. A separate process makes each backup, so that responses do not become slower.
 * If several servers share the data folder, only one of them makes the backup.
 */
export function startBackupSchedule(config: Config, log: FastifyBaseLogger): { stop: () => void } {
  if (config.backups.everyHours === 0) return { stop: () => {} };
  const schedule = createBackupSchedule(config, log, runInProcess);
  const timer = setInterval(() => void schedule.check(new Date()), checkEvery);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** Returns a schedule. Call its `check` at regular intervals. `check` never rejects. */
export function createBackupSchedule(config: Config, log: Pick<FastifyBaseLogger, 'error'>, run: RunBackup) {
  const sendMail = createSendMail(config);
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

  /**
   * Stores a part of the status. A failure, such as a full disk, is only logged, because the owner must get the e-mail
   * anyway.
   */
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
    const to = config.enquiries.email?.to;
    if (!sendMail || to === undefined || isMailedLately) return;
    try {
      const subject = `Backups of ${siteConfig.brand} need attention`;
      await sendMail({ to, subject, text: mailText(config.siteUrl, problems) });
      mailedAt = now;
      keep({ mailedAt: now.toISOString() });
    } catch (error) {
      log.error({ err: error }, 'the owner could not be mailed about the backups');
    }
  };

  return {
    async check(now: Date): Promise<void> {
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

/** Returns the text of the e-mail that tells the owner what is wrong and what to do. */
function mailText(siteUrl: string, problems: readonly string[]): string {
  return [
    `Something is wrong with the backups of ${siteUrl}:`,
    '',
    ...problems.map((problem) => `- ${problem}`),
    '',
    'The person who runs the server can see more with: npm run bellbird -- doctor',
    'This mail is sent once a day until the backups work again.',
    '',
  ].join('\n');
}
