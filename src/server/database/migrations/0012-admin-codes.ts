import type { Kysely } from 'kysely';

/** One-time codes with which the owner registers as the first administrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('admin_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}
