import type { Kysely } from 'kysely';

/** Remembers that starter content has been dealt with, so that deleting it all does not bring it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('starter_content_claim')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('claimed_at', 'text', (column) => column.notNull())
    .execute();
}
