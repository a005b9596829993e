import type { Kysely } from 'kysely';
import { identifierColumn } from '../engine.ts';

/** Adds preview links, which show an unpublished article to people without an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('preview_links')
    .$call(identifierColumn(db))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('account_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('article_id', 'integer', (column) => column.references('articles.id').onDelete('cascade'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('article', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('text_from', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('preview_links_by_article')
    .on('preview_links')
    .columns(['article_id', 'account_id'])
    .execute();
  await db.schema.createIndex('preview_links_by_account').on('preview_links').columns(['account_id']).execute();
}
