import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '../database/database.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { contentChannel } from './content-change.repository.ts';
import type { ContentFeed } from './content-feed.ts';
import type { ContentWatch, WatchSettings } from './content-watch.ts';
import { lookRegularly } from './look-regularly.ts';

/** So old a page can get when every message is lost, and a look takes this long at the most. Milliseconds. */
const interval = 400;
const patience = 400;

const reconnectAfter = 200;

/**
 * On PostgreSQL a connection of its own listens for messages, which come with each commit; a look at the version through
 * the same connection, or through the pool while there is none, catches what a lost message or a reconnect left out.
 */
export function watchPostgres(db: Database, feed: ContentFeed, { log }: WatchSettings): ContentWatch {
  const { databaseUrl } = db.location;
  const ending = new AbortController();
  let listening: { client: pg.Client; db: Kysely<DatabaseSchema> } | undefined;

  const listen = async (url: string) => {
    while (!ending.signal.aborted) {
      const client = connectionTo(url);
      const lost = new Promise<void>((resolve) => client.on('error', () => resolve()).on('end', () => resolve()));
      try {
        await client.connect();
        const own = onConnection(client);
        client.on('notification', () => void feed.catchUp(own).catch(() => {}));
        await client.query(`listen ${contentChannel}`);
        listening = { client, db: own };
        if (ending.signal.aborted) break;
        await feed.catchUp(own);
        await lost;
      } catch {
        // Looks through the pool go on, and tell when they fail as well.
      }
      listening = undefined;
      void client.end().catch(() => {});
      await pause(reconnectAfter, undefined, { signal: ending.signal, ref: false }).catch(() => {});
    }
  };
  const listened = databaseUrl === undefined ? Promise.resolve() : listen(databaseUrl);

  const looks = lookRegularly(
    interval,
    async () => {
      const through = listening;
      try {
        await feed.catchUp(through?.db ?? db);
      } catch (error) {
        if (!through) throw error;
        // It may hang without being closed: the listener makes a new one.
        void through.client.end().catch(() => {});
        await feed.catchUp(db);
      }
    },
    log,
  );
  return {
    async stop() {
      ending.abort();
      await looks.stop();
      await listening?.client.end().catch(() => {});
      await listened;
    },
  };
}

function connectionTo(databaseUrl: string): pg.Client {
  return new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 1000,
    query_timeout: patience,
    keepAlive: true,
    application_name: 'bellbird content',
  });
}

/** Lets repositories ask through one connection. */
function onConnection(client: pg.Client): Kysely<DatabaseSchema> {
  const only = Object.assign(client, { release() {} });
  return new Kysely({
    dialect: new PostgresDialect({ pool: { connect: async () => only, end: async () => {}, options: {} } }),
  });
}
