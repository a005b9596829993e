import { statfs } from 'node:fs/promises';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#domain/api-paths.ts';
import { type Notice, noticeSchema } from '#domain/contract/notice-contract.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { hasUntrustedProxy } from '../server-facts/untrusted-proxy.ts';
import { createReading } from '../telemetry/metric-kinds.ts';
import { type BackupHealth, readBackupHealth } from './backup/backup-status.ts';
import { countOf } from './doctor/finding.ts';

const hour = 60 * 60 * 1000;
const megabyte = 1024 * 1024;

/** Free disk space in bytes below which administrators get a warning, and below which they get an error. */
const diskLimits = { warning: 1000 * megabyte, error: 100 * megabyte };

/** What the notices to administrators are made from. */
export interface OperationStatus {
  readonly backup: Pick<BackupHealth, 'newestAt' | 'hasFailed' | 'isLate'>;
  /** Free bytes on the data folder's disk. */
  readonly freeDisk: number;
  readonly outbox: OutboxStatus;
  /** Whether requests come through a proxy that TRUST_PROXY does not name. */
  readonly hasUntrustedProxy: boolean;
}

/** How many entries of the outbox of enquiries are waiting or have failed. */
interface OutboxStatus {
  readonly waiting: number;
  readonly failed: number;
  /** Seconds since the oldest waiting entry became due; 0 when none is waiting. */
  readonly oldestSeconds: number;
}

/** Returns the notices for a status: none when all is well. */
export function noticesFor({ backup, freeDisk, outbox, hasUntrustedProxy }: OperationStatus): Notice[] {
  const notices: Notice[] = [];
  if (backup.hasFailed) {
    const text =
      'The last scheduled backup failed. Ask whoever hosts this site to look in the server’s log for the cause.';
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

/** Returns the current status of the backups, the disk and the outbox. */
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

async function readOutbox(db: Database, now: Date): Promise<OutboxStatus> {
  const rows = await db
    .selectFrom('enquiry_deliveries')
    .select((eb) => ['state', eb.fn.countAll().as('count'), eb.fn.min('next_attempt_at').as('due')])
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy('state')
    .execute();
  const waiting = rows.find(({ state }) => state === 'waiting');
  const failed = rows.find(({ state }) => state === 'failed');
  const due = waiting ? Date.parse(waiting.due) : now.getTime();
  return {
    waiting: Number(waiting?.count ?? 0),
    failed: Number(failed?.count ?? 0),
    oldestSeconds: Math.max(0, (now.getTime() - due) / 1000),
  };
}

interface NoticeOptions {
  readonly db: Database;
  readonly config: Config;
  readonly now: () => Date;
}

/** GET /api/admin/notices for the desk. The metrics show the same status (product 16.8). */
export const noticeRoutes: FastifyPluginAsyncZod<NoticeOptions> = async (app, { db, config, now }) => {
  const backup = () => readBackupHealth(config, now());
  const finiteDisk = async () => {
    const free = await readFreeDisk(config.dataDirectory);
    return Number.isFinite(free) ? free : undefined;
  };
  app.metrics.add(
    createReading('gauge', 'bellbird_backup_age_seconds', 'Age of the newest backup.', () => {
      const { newestAt } = backup();
      return newestAt && (now().getTime() - newestAt.getTime()) / 1000;
    }),
    createReading('gauge', 'bellbird_backup_failed', '1 when the last scheduled backup failed, otherwise 0.', () =>
      Number(backup().hasFailed),
    ),
    createReading('gauge', 'bellbird_disk_free_bytes', 'Free space for the data folder.', finiteDisk),
    createReading(
      'gauge',
      'bellbird_outbox_messages',
      'Messages about enquiries that have not been sent.',
      async () => {
        const { waiting, failed } = await readOutbox(db, now());
        return { waiting, failed };
      },
      'state',
    ),
    createReading(
      'gauge',
      'bellbird_outbox_age_seconds',
      'Time for which the oldest waiting message has been due.',
      async () => (await readOutbox(db, now())).oldestSeconds,
    ),
  );

  app.get(
    apiPaths.adminNotices,
    {
      config: { access: 'admin' },
      schema: {
        tags: ['Operation'],
        summary: 'List conditions that an administrator should act on',
        description:
          'Backups that failed or are too old, a disk that is nearly full, enquiries that were not passed on, a proxy that is not trusted.',
        response: {
          200: z.array(noticeSchema).describe('Notices; empty when all is well'),
          ...problemResponses(401, 403),
        },
      },
    },
    async () => noticesFor(await readOperationStatus(db, config, now())),
  );
};
