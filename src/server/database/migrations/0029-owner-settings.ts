import type { Kysely } from 'kysely';

/** Adds the settings that the owner changes in the desk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('owner_settings')
    .addColumn('name', 'text', (column) => column.notNull().primaryKey())
    .addColumn('value', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}
