import type { Kysely } from 'kysely';
import { identifierColumn } from '../engine.ts';

/** Articles, categories, tags, accounts, sessions and the throttle. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('categories')
    .$call(identifierColumn(db))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('tags')
    .$call(identifierColumn(db))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('articles')
    .$call(identifierColumn(db))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('content', 'text')
    .addColumn('medium_url', 'text')
    .addColumn('publish_date', 'text', (column) => column.notNull())
    .addColumn('read_time', 'integer', (column) => column.notNull())
    .addColumn('category_id', 'integer', (column) => column.notNull().references('categories.id').onDelete('restrict'))
    .addColumn('is_published', 'integer', (column) => column.notNull())
    .addColumn('is_featured', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema.createIndex('articles_newest').on('articles').columns(['publish_date desc', 'id desc']).execute();
  await db.schema
    .createIndex('articles_published_newest')
    .on('articles')
    .columns(['is_published', 'publish_date desc', 'id desc'])
    .execute();
  await db.schema
    .createIndex('articles_category_newest')
    .on('articles')
    .columns(['category_id', 'is_published', 'publish_date desc', 'id desc'])
    .execute();
  await db.schema
    .createIndex('articles_featured_newest')
    .on('articles')
    .columns(['is_featured', 'is_published', 'publish_date desc', 'id desc'])
    .execute();

  await db.schema
    .createTable('article_tags')
    .addColumn('article_id', 'integer', (column) => column.notNull().references('articles.id').onDelete('cascade'))
    .addColumn('tag_id', 'integer', (column) => column.notNull().references('tags.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('article_tags_key', ['article_id', 'tag_id'])
    .execute();
  await db.schema.createIndex('article_tags_by_tag').on('article_tags').columns(['tag_id', 'article_id']).execute();

  await db.schema
    .createTable('users')
    .$call(identifierColumn(db))
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();

  await db.schema
    .createTable('known_networks')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_networks_key', ['user_id', 'network'])
    .execute();

  await db.schema
    .createTable('throttle')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .execute();

  await db.schema
    .createTable('first_admin_claim')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('user_id', 'integer', (column) => column.notNull())
    .execute();
}
