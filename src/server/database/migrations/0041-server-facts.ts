import type { Kysely } from 'kysely';

/** Adds what servers have found out about their installation. All servers and the doctor share it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('server_facts')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute();
}
