import type { Kysely } from 'kysely';

/** Adds Trash, which keeps deleted articles, categories and tags as long as they can be restored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('trash')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('search_key', 'text', (column) => column.notNull())
    .addColumn('snapshot', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text', (column) => column.notNull())
    .addColumn('deleted_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('trash_key', ['kind', 'record_id'])
    .execute();
  await db.schema.createIndex('trash_by_age').on('trash').columns(['deleted_at desc', 'kind', 'record_id']).execute();
}
