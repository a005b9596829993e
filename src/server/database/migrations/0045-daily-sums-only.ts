import { type Kysely, sql } from 'kysely';

/**
 * Empties the sums of months and the versions of sums, because Insight reads the sums of days only. Both tables stay,
 * because backups of earlier versions contain them, and an earlier version that is still running writes them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['monthly_sums', 'figure_versions']) await sql`delete from ${sql.table(table)}`.execute(db);
}
