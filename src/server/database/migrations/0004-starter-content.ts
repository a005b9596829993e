import type { Kysely } from 'kysely';

/** Records that starter content was loaded or refused, so that deleting all content does not bring it back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('starter_content_claim')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('claimed_at', 'text', (column) => column.notNull())
    .execute();
}
