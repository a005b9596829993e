import type { Kysely } from 'kysely';

/**
 * Empties the log of content changes, because processes read the content version only. The table stays, because backups
 * of earlier versions contain it, and an earlier version that is still running writes it. When such a process finds a
 * gap in the log, it drops its whole cache.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.withTables<{ content_changes: { version: number } }>().deleteFrom('content_changes').execute();
}
