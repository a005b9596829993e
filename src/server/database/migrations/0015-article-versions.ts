import type { Kysely } from 'kysely';

/** Adds the versions of articles: the state of an article after each save. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('article_versions')
    // No foreign key: the versions of an article must remain while the article is in Trash.
    .addColumn('article_id', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('restored_from', 'integer')
    .addColumn('changed', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('article_versions_key', ['article_id', 'number'])
    .execute();
  await db.schema.createIndex('article_versions_by_age').on('article_versions').columns(['at']).execute();
}
