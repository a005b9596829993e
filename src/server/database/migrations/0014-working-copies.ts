import type { Kysely } from 'kysely';

/**
 * Adds the working copies of articles (text that is typed but not saved yet) and the keys of saves. When a browser
 * sends the same save again, it sends the same key, and no second record is created.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('working_copies')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    // No foreign key: if an article is deleted while somebody edits it, the working copy must remain.
    .addColumn('article_id', 'integer')
    .addColumn('base_version', 'integer')
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('form', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('working_copies_by_account')
    .on('working_copies')
    .columns(['account_id', 'updated_at'])
    .execute();
  await db.schema
    .createTable('save_keys')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('payload_hash', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('save_keys_by_age').on('save_keys').columns(['created_at']).execute();
}
