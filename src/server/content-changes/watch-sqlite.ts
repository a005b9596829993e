import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import type { ContentFeed } from './content-feed.ts';
import type { ContentWatch, WatchSettings } from './content-watch.ts';
import { lookRegularly } from './look-regularly.ts';

/** A look costs a few microseconds. Milliseconds. */
const interval = 100;

/** On SQLite `data_version` differs once another connection has committed: a worker, or the command line. */
export function watchSqlite(db: Kysely<DatabaseSchema>, feed: ContentFeed, { log }: WatchSettings): ContentWatch {
  let seen: number | undefined;
  return lookRegularly(
    interval,
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
