import type { Kysely } from 'kysely';

/** One-time codes that prove who the owner is when the first administrator registers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('admin_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}
