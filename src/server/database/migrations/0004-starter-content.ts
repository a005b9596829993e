import type { Kysely } from 'kysely';

/**
 * Records that starter content was loaded or refused, so that it does not come back after an owner has deleted all
 * content.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('starter_content_claim')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('claimed_at', 'text', (column) => column.notNull())
    .execute();
}
