import { statfs } from 'node:fs/promises';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { historyText } from '#shared/api/history-labels.ts';
import { type Notice, noticeSchema } from '#shared/api/notice-contract.ts';
import { formatMoment } from '#shared/rules/dates.ts';
import { requireAccount } from '../accounts/access.ts';
import { findToldActs, presentAuditEntry } from '../accounts/audit.repository.ts';
import type { Config } from '../config/config.ts';
import { findHeldSchedules } from '../content/schedule.repository.ts';
import type { Database } from '../database/database.ts';
import { hasUntrustedProxy } from '../database/server-fact.repository.ts';
import { readOutbox } from '../outbox/outbox.repository.ts';
import { findFailingWebhooks } from '../outbox/webhook.repository.ts';
import { type BackupHealth, readBackupHealth } from './backup/backup-status.ts';
import { countOf } from './doctor/finding.ts';

const hour = 60 * 60 * 1000;
const megabyte = 1024 * 1024;

/** Free disk space in bytes below which administrators get a warning, and below which they get an error. */
const diskLimits = { warning: 1000 * megabyte, error: 100 * megabyte };

export interface OperationStatus {
  readonly backup: Pick<BackupHealth, 'newestAt' | 'hasFailed' | 'failedBackup' | 'isLate'>;
  /** Free bytes on the data folder's disk. */
  readonly freeDisk: number;
  readonly outbox: Awaited<ReturnType<typeof readOutbox>>;
  /** Whether requests come through a proxy that TRUST_PROXY does not name. */
  readonly hasUntrustedProxy: boolean;
}

export function noticesFor({ backup, freeDisk, outbox, hasUntrustedProxy }: OperationStatus): Notice[] {
  const notices: Notice[] = [];
  if (backup.hasFailed) {
    const which = backup.failedBackup === undefined ? '' : ` ${backup.failedBackup}`;
    const text = `The last scheduled backup${which} failed. Ask whoever hosts this site to look in the server’s log for the cause.`;
    notices.push({ code: 'backup_failed', severity: 'error', text });
  } else if (backup.isLate) {
    const text = 'The last backup is too old. Ask whoever hosts this site to make one and to look in the server’s log.';
    notices.push({ code: 'backup_late', severity: 'error', text });
  }
  if (freeDisk < diskLimits.warning) {
    const isFull = freeDisk < diskLimits.error;
    const free = `${Math.floor(freeDisk / megabyte).toLocaleString('en-NZ')} MB are free on the server’s disk.`;
    const text = isFull
      ? `${free} Saves fail when it is full. Ask whoever hosts this site to make room now.`
      : `${free} Ask whoever hosts this site to make room.`;
    notices.push({ code: 'disk_nearly_full', severity: isFull ? 'error' : 'warning', text });
  }
  if (outbox.failed > 0) {
    const text = `${countOf(outbox.failed, 'message')} about enquiries could not be sent. Read the enquiries here, and ask whoever hosts this site to check the settings for mail and webhooks.`;
    notices.push({ code: 'enquiries_not_passed_on', severity: 'error', text });
  } else if (outbox.oldestSeconds * 1000 > hour) {
    const text = `${countOf(outbox.waiting, 'message')} about enquiries could not be sent for more than an hour. Read the enquiries here; the server keeps trying.`;
    notices.push({ code: 'enquiries_waiting', severity: 'warning', text });
  }
  if (hasUntrustedProxy) {
    const text =
      'Visitors come through a proxy that the server does not trust, so all of them share one limit for sign-ins, questions and enquiries. Ask whoever hosts this site to set TRUST_PROXY to the address of the proxy.';
    notices.push({ code: 'proxy_not_trusted', severity: 'warning', text });
  }
  return notices;
}

export async function readOperationStatus(db: Database, config: Config, now: Date): Promise<OperationStatus> {
  const [freeDisk, outbox, isProxyUntrusted] = await Promise.all([
    readFreeDisk(config.dataDirectory),
    readOutbox(db, now),
    hasUntrustedProxy(db, config, now),
  ]);
  return { backup: readBackupHealth(config, now), freeDisk, outbox, hasUntrustedProxy: isProxyUntrusted };
}

async function readFreeDisk(directory: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(directory);
    return bavail * bsize;
  } catch {
    // On PostgreSQL there may be no data folder, so there is no disk to watch.
    return Number.POSITIVE_INFINITY;
  }
}

/** Days for which the desk tells administrators about acts of {@link toldActs}, and how many it names. */
const toldDays = 7;
const toldMaximum = 5;

/** Returns the notice about the latest acts of others that administrators are told about. Returns none if there were none. */
async function readToldActs(
  db: Database,
  { siteTimeZone }: Config,
  { now, readerId }: { now: Date; readerId: number },
): Promise<Notice[]> {
  const since = new Date(now.getTime() - toldDays * 24 * hour).toISOString();
  const rows = await findToldActs(db, { readerId, since, limit: toldMaximum });
  const [newest] = rows;
  if (!newest) return [];
  const acts = rows.map((row) => {
    const { at, ...entry } = presentAuditEntry(row);
    const { text, title } = historyText(entry);
    return `${`${entry.actor.name} ${text} ${title}`.trim()} (${formatMoment(at, 'short', siteTimeZone)})`;
  });
  const text = `${acts.join('; ')}. If this is wrong, take the role away in People.`;
  return [{ code: 'told_acts', severity: 'warning', subject: String(newest.id), text }];
}

/** Returns the notice about scheduled articles that are held. Returns none if there are none. */
async function readHeld(db: Database): Promise<Notice[]> {
  const held = await findHeldSchedules(db);
  if (held.length === 0) return [];
  const names = held.slice(0, toldMaximum).map(({ title, scheduled_by }) => `“${title}” (${scheduled_by})`);
  const text = `${countOf(held.length, 'article')} will not be published as scheduled, because the person who scheduled it no longer has access to the desk: ${names.join(', ')}. Open the article and choose a time again, or press Don’t publish later.`;
  const subject = held.map(({ article_id }) => article_id).join(',');
  return [{ code: 'schedules_held', severity: 'warning', subject, text }];
}

/** Returns the notice about webhooks that receive nothing. Returns none if all messages arrive. */
async function readFailingWebhooks(db: Database, now: Date): Promise<Notice[]> {
  const failing = await findFailingWebhooks(db, now);
  if (failing.length === 0) return [];
  const hosts = new Intl.ListFormat('en-NZ').format(failing.map(({ host }) => host));
  const text = `Messages about articles do not arrive at ${hosts}. To see why, open Webhooks in Settings and press Messages.`;
  const subject = failing.map(({ id }) => id).join(',');
  return [{ code: 'webhooks_failing', severity: 'warning', subject, text }];
}

interface NoticeOptions {
  readonly db: Database;
  readonly config: Config;
  readonly now: () => Date;
}

/** GET /api/admin/notices for the desk. The metrics show the same status. */
export const noticeRoutes: FastifyPluginAsyncZod<NoticeOptions> = async (app, { db, config, now }) => {
  const backup = () => readBackupHealth(config, now());
  const finiteDisk = async () => {
    const free = await readFreeDisk(config.dataDirectory);
    return Number.isFinite(free) ? free : undefined;
  };
  app.metrics.add(
    {
      kind: 'gauge',
      name: 'bellbird_backup_age_seconds',
      help: 'Age of the newest backup.',
      read: () => {
        const { newestAt } = backup();
        return newestAt && (now().getTime() - newestAt.getTime()) / 1000;
      },
    },
    {
      kind: 'gauge',
      name: 'bellbird_backup_failed',
      help: '1 when the last scheduled backup failed, otherwise 0.',
      read: () => Number(backup().hasFailed),
    },
    {
      kind: 'gauge',
      name: 'bellbird_disk_free_bytes',
      help: 'Free space for the data folder.',
      read: finiteDisk,
    },
    {
      kind: 'gauge',
      name: 'bellbird_outbox_messages',
      help: 'Messages about enquiries that have not been sent.',
      label: 'state',
      read: async () => {
        const { waiting, failed } = await readOutbox(db, now());
        return { waiting, failed };
      },
    },
    {
      kind: 'gauge',
      name: 'bellbird_outbox_age_seconds',
      help: 'Time for which the oldest waiting message has been due.',
      read: async () => (await readOutbox(db, now())).oldestSeconds,
    },
  );

  app.get(apiPaths.adminNotices, {
    config: { access: 'admin' },
    schema: {
      tags: ['Operation'],
      summary: 'List conditions that an administrator should act on',
      description:
        'Backups that failed or are too old, a disk that is nearly full, enquiries that were not passed on, webhooks that receive nothing, a proxy that is not trusted, scheduled articles that are held, and acts that every administrator is told about.',
      response: { 200: z.array(noticeSchema).describe('Notices; empty when all is well') },
    },
    handler: async (request) => [
      ...noticesFor(await readOperationStatus(db, config, now())),
      ...(await readFailingWebhooks(db, now())),
      ...(await readHeld(db)),
      ...(await readToldActs(db, config, { now: now(), readerId: requireAccount(request).id })),
    ],
  });
};
