import type { Kysely } from 'kysely';
import { engineOf } from '../database/identifier-column.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { ContentWatch, WatchSettings } from './content-watch.ts';
import { watchPostgres } from './watch-postgres.ts';
import { watchSqlite } from './watch-sqlite.ts';

/** Makes the database's feed tell what other processes have changed, within half a second (design 5). */
export function watchContent(db: Kysely<DatabaseSchema>, settings: WatchSettings): ContentWatch {
  return engineOf(db) === 'sqlite' ? watchSqlite(db, settings) : watchPostgres(db, settings);
}
