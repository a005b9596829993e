import type { Kysely } from 'kysely';

/**
 * The changes of public content, numbered in commit order, so that every process can drop cached responses. The one row
 * of `content_version` contains the last number. A writer locks this row until its commit, so that the numbers are in
 * the order of the commits.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_version')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db
    .withTables<{ content_version: { id: number; version: number } }>()
    .insertInto('content_version')
    .values({ id: 1, version: 0 })
    .execute();

  await db.schema
    .createTable('content_changes')
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('topics', 'text', (column) => column.notNull())
    .execute();
}
