import type { Kysely } from 'kysely';
import { engineOf } from '../engine.ts';

/**
 * Adds the sort and search keys of lists. The application folds names and texts itself, so that both engines find and
 * sort alike, whatever their collation. No database has content yet when this migration runs, so it fills in no rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = engineOf(db).sortKeyType;

  await db.schema
    .alterTable('articles')
    .addColumn('title_key', key, (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('articles').addColumn('first_published_at', 'text').execute();
  await db.schema.createIndex('articles_by_title').on('articles').columns(['title_key', 'id']).execute();
  await db.schema.createIndex('articles_by_update').on('articles').columns(['updated_at desc', 'id desc']).execute();

  await db.schema
    .createTable('article_search')
    .addColumn('article_id', 'integer', (column) => column.primaryKey().references('articles.id').onDelete('cascade'))
    .addColumn('search_key', 'text', (column) => column.notNull())
    .execute();

  for (const table of ['categories', 'tags']) {
    await db.schema
      .alterTable(table)
      .addColumn('name_key', key, (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.createIndex(`${table}_by_name`).on(table).columns(['name_key', 'id']).execute();
  }
}
