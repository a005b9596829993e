import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { engineOf } from '../../database/identifier-column.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { watchPostgres } from './watch-postgres.ts';
import { watchSqlite } from './watch-sqlite.ts';

/** Looks for changes that other processes make until it is stopped. */
export interface ContentWatch {
  stop(): Promise<void>;
}

/** Where to look, and whom to tell that looking failed. */
export interface WatchSettings {
  /** Address for a connection of its own; unset on SQLite. */
  readonly databaseUrl: string | undefined;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}

/** Makes the database's feed tell what other processes have changed, within half a second (design 5). */
export function watchContent(db: Kysely<DatabaseSchema>, settings: WatchSettings): ContentWatch {
  return engineOf(db) === 'sqlite' ? watchSqlite(db, settings) : watchPostgres(db, settings);
}
