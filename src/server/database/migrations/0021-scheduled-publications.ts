import type { Kysely } from 'kysely';

/** Adds the times at which drafts are published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('scheduled_publications')
    .addColumn('article_id', 'integer', (column) => column.primaryKey().references('articles.id').onDelete('cascade'))
    .addColumn('due_at', 'text', (column) => column.notNull())
    // No foreign key: the article is published even if the account no longer exists.
    .addColumn('account_id', 'integer')
    .addColumn('scheduled_by', 'text', (column) => column.notNull())
    .addColumn('scheduled_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('scheduled_publications_by_time')
    .on('scheduled_publications')
    .columns(['due_at', 'article_id'])
    .execute();
}
