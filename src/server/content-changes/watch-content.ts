import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../database/database.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { contentChannel } from './content-change.repository.ts';
import type { ContentFeed } from './content-feed.ts';

export interface ContentWatch {
  stop(): Promise<void>;
}

/** Settings of a watch. `log` gets failures to read changes, and recoveries. */
export interface WatchSettings {
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

/** Makes a feed report the content changes of other processes, within half a second. */
export function watchContent(db: Database, feed: ContentFeed, settings: WatchSettings): ContentWatch {
  return db.engine.name === 'sqlite' ? watchSqlite(db, feed, settings) : watchPostgres(db, feed, settings);
}

/** Milliseconds between two reads; a read takes a few microseconds. */
const sqliteInterval = 100;

/**
 * Polls `data_version`, which SQLite changes when another connection commits, such as one of another worker or of the
 * command line.
 */
function watchSqlite(db: Kysely<DatabaseSchema>, feed: ContentFeed, { log }: WatchSettings): ContentWatch {
  let seen: number | undefined;
  return poll(
    sqliteInterval,
    async () => {
      const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
      const current = rows[0]?.data_version;
      if (current === seen && seen !== undefined) return;
      await feed.catchUp(db);
      seen = current;
    },
    log,
  );
}

/**
 * Milliseconds between two reads of the version, and the timeout of each. If every notification is lost, a page can
 * stay stale for this long.
 */
const postgresInterval = 400;

/** Milliseconds before a lost connection is opened again. */
const reconnectAfter = 200;

/**
 * Listens on a separate PostgreSQL connection for the notification that each commit sends. It also polls the version,
 * because notifications can be lost. Polling uses the same connection, or the pool while that connection is down.
 */
function watchPostgres(db: Database, feed: ContentFeed, { log }: WatchSettings): ContentWatch {
  const { databaseUrl } = db.location;
  const ending = new AbortController();
  let listening: { client: pg.Client; db: Kysely<DatabaseSchema> } | undefined;

  const listen = async (url: string) => {
    while (!ending.signal.aborted) {
      const client = connectionTo(url);
      const lost = new Promise<void>((resolve) => client.on('error', () => resolve()).on('end', () => resolve()));
      try {
        await client.connect();
        const own = overConnection(client);
        client.on('notification', () => void feed.catchUp(own).catch(() => {}));
        await client.query(`listen ${contentChannel}`);
        listening = { client, db: own };
        if (ending.signal.aborted) break;
        await feed.catchUp(own);
        await lost;
      } catch {
        // Polling continues through the pool, and logs the failure if the pool fails too.
      }
      listening = undefined;
      void client.end().catch(() => {});
      await pause(reconnectAfter, undefined, { signal: ending.signal, ref: false }).catch(() => {});
    }
  };
  const listened = databaseUrl === undefined ? Promise.resolve() : listen(databaseUrl);

  const polling = poll(
    postgresInterval,
    async () => {
      const through = listening;
      try {
        await feed.catchUp(through?.db ?? db);
      } catch (error) {
        if (!through) throw error;
        // The connection may hang without being closed. Ending it makes `listen` open a new one.
        void through.client.end().catch(() => {});
        await feed.catchUp(db);
      }
    },
    log,
  );
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
    query_timeout: postgresInterval,
    keepAlive: true,
    application_name: 'bellbird content',
  });
}

function overConnection(client: pg.Client): Kysely<DatabaseSchema> {
  const only = Object.assign(client, { release() {} });
  return new Kysely({
    dialect: new PostgresDialect({ pool: { connect: async () => only, end: async () => {}, options: {} } }),
  });
}

/**
 * Calls `read` at an interval in milliseconds, one call at a time. Logs the first of several failures in a row, and the
 * recovery.
 */
function poll(interval: number, read: () => Promise<void>, log: WatchSettings['log']): ContentWatch {
  const ending = new AbortController();
  let isFailing = false;
  const run = async () => {
    while (!ending.signal.aborted) {
      try {
        await read();
        if (isFailing) log.info('the changes of other processes can be read again');
        isFailing = false;
      } catch (error) {
        if (!isFailing && !ending.signal.aborted)
          log.warn({ err: error }, 'the changes of other processes cannot be read');
        isFailing = true;
      }
      await pause(interval, undefined, { signal: ending.signal, ref: false }).catch(() => {});
    }
  };
  const running = run();
  return {
    async stop() {
      ending.abort();
      await running;
    },
  };
}
