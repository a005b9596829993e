import { type Kysely, sql } from 'kysely';
import { engineOf } from '../engine.ts';

/**
 * Removes the triggers that counted articles at each write, because lists count when they are read. The table stays,
 * because an earlier version that is still running reads it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = engineOf(db).name === 'postgres' ? ' on articles' : '';
  for (const event of ['insert', 'delete', 'update'])
    await sql.raw(`drop trigger article_counts_${event}${table}`).execute(db);
  if (engineOf(db).name === 'postgres') await sql`drop function count_articles`.execute(db);
}
