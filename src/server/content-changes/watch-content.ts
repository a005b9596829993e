import type { Database } from '../database/database.ts';
import type { ContentFeed } from './content-feed.ts';
import type { ContentWatch, WatchSettings } from './content-watch.ts';
import { watchPostgres } from './watch-postgres.ts';
import { watchSqlite } from './watch-sqlite.ts';

/** Makes a feed report what other processes have changed, within half a second. */
export function watchContent(db: Database, feed: ContentFeed, settings: WatchSettings): ContentWatch {
  return db.engine.name === 'sqlite' ? watchSqlite(db, feed, settings) : watchPostgres(db, feed, settings);
}
