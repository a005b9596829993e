import type { Kysely } from 'kysely';
import { identifierColumn } from '../engine.ts';

/** Adds the library of pictures, and a table that says which articles show them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pictures')
    .$call(identifierColumn(db))
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('uploaded_by', 'text', (column) => column.notNull())
    .addColumn('search_key', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute();
  await db.schema.createIndex('pictures_by_sha256').on('pictures').columns(['sha256']).execute();
  await db.schema.createIndex('pictures_by_deletion').on('pictures').columns(['deleted_at']).execute();

  await db.schema
    .createTable('picture_uses')
    .addColumn('article_id', 'integer', (column) => column.notNull().references('articles.id').onDelete('cascade'))
    .addColumn('picture_key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('picture_uses_key', ['article_id', 'picture_key'])
    .execute();
  await db.schema.createIndex('picture_uses_by_picture').on('picture_uses').columns(['picture_key']).execute();
}
