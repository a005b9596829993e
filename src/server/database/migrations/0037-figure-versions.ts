import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/**
 * Adds a version to the sums of each day and month. Insight compares these versions to know whether the sums that it
 * keeps in memory are still up to date.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('figure_versions')
    .addColumn('span', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('figure_versions_key', ['span', 'period'])
    .execute();
  const version = randomUUID();
  for (const [span, table] of [
    ['day', 'daily_sums'],
    ['month', 'monthly_sums'],
  ] as const) {
    await sql`
      insert into figure_versions (span, period, version)
      select distinct ${sql.lit(span)}, ${sql.ref(span)}, ${sql.lit(version)} from ${sql.table(table)}`.execute(db);
  }
}
