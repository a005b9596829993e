import type { Kysely } from 'kysely';
import { identifierColumn } from '../engine.ts';

/** Adds links that work once and only until they expire, such as the link in an invite. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('one_time_links')
    .$call(identifierColumn(db))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('account_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .addColumn('withdrawn_at', 'text')
    .execute();
  await db.schema
    .createIndex('one_time_links_by_account')
    .on('one_time_links')
    .columns(['account_id', 'purpose'])
    .execute();
}
