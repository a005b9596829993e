import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { contentChannel, learnContentVersion } from './content-version.repository.ts';
import type { Database } from './database.ts';
import type { Queryable } from './schema.ts';

export interface ContentWatch {
  stop(): Promise<void>;
}

type WatchLog = Pick<FastifyBaseLogger, 'warn' | 'info'>;

/** Milliseconds between two reads of the version. On PostgreSQL, notifications make most changes known earlier. */
const intervals = { sqlite: 100, postgres: 400 };

/** Milliseconds before a lost connection is opened again. */
const reconnectAfter = 200;

/** Lets a database learn the content version that other processes have raised, within half a second. */
export function watchContent(db: Database, log: WatchLog): ContentWatch {
  return db.location.databaseUrl === undefined
    ? poll(intervals.sqlite, () => learnContentVersion(db), log)
    : watchPostgres(db, db.location.databaseUrl, log);
}

/**
 * Listens on a separate PostgreSQL connection for the notification that each commit sends. It also polls the version,
 * because notifications can be lost. A notification only makes the next poll happen now. Polling uses the same
 * connection, or the pool while that connection is down.
 */
function watchPostgres(db: Database, databaseUrl: string, log: WatchLog): ContentWatch {
  const ending = new AbortController();
  let listening: { client: pg.Client; db: Queryable } | undefined;

  const listen = async () => {
    while (!ending.signal.aborted) {
      const client = connectionTo(databaseUrl);
      const lost = new Promise<void>((resolve) => client.on('error', () => resolve()).on('end', () => resolve()));
      try {
        await client.connect();
        const own = overConnection(client);
        client.on('notification', () => polling.wake());
        await client.query(`listen ${contentChannel}`);
        listening = { client, db: own };
        if (ending.signal.aborted) break;
        polling.wake();
        await lost;
      } catch {
        // Polling continues through the pool, and logs the failure if the pool fails too.
      }
      listening = undefined;
      void client.end().catch(() => {});
      await pause(reconnectAfter, undefined, { signal: ending.signal, ref: false }).catch(() => {});
    }
  };

  const polling = poll(
    intervals.postgres,
    async () => {
      const through = listening;
      try {
        await learnContentVersion(db, through?.db);
      } catch (error) {
        if (!through) throw error;
        // The connection may hang without being closed. Ending it makes `listen` open a new one.
        void through.client.end().catch(() => {});
        await learnContentVersion(db);
      }
    },
    log,
  );
  const listened = listen();
  return {
    async stop() {
      ending.abort();
      await polling.stop();
      await listening?.client.end().catch(() => {});
      await listened;
    },
  };
}

function connectionTo(databaseUrl: string): pg.Client {
  return new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 1000,
    query_timeout: intervals.postgres,
    keepAlive: true,
    application_name: 'bellbird content',
  });
}

function overConnection(client: pg.Client): Queryable {
  const only = Object.assign(client, { release() {} });
  return new Kysely({
    dialect: new PostgresDialect({ pool: { connect: async () => only, end: async () => {}, options: {} } }),
  });
}

/**
 * Calls `read` at an interval in milliseconds, and as soon as possible after `wake`, one call at a time. Logs the first
 * of several failures in a row, and the recovery.
 */
function poll(interval: number, read: () => Promise<void>, log: WatchLog): ContentWatch & { wake(): void } {
  let isEnded = false;
  let waking = new AbortController();
  let isFailing = false;
  const run = async () => {
    while (!isEnded) {
      waking = new AbortController();
      const { signal } = waking;
      try {
        await read();
        if (isFailing) log.info('the changes of other processes can be read again');
        isFailing = false;
      } catch (error) {
        if (!isFailing && !isEnded) log.warn({ err: error }, 'the changes of other processes cannot be read');
        isFailing = true;
      }
      await pause(interval, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  const running = run();
  return {
    wake: () => waking.abort(),
    async stop() {
      isEnded = true;
      waking.abort();
      await running;
    },
  };
}
