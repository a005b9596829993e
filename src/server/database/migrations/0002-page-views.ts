import type { Kysely } from 'kysely';

/** Counts of page views by day, path, variant and the host that led there (design 3.12). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page_views')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('referrer_host', 'text', (column) => column.notNull())
    .addColumn('views', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_views_key', ['day', 'path', 'locale', 'referrer_host'])
    .execute();
}
