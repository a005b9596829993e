import type { Kysely } from 'kysely';

/** Adds the addresses that articles and categories had before, so that old links still work. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('former_addresses')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    // No foreign key: the former addresses of a record must remain while it is in Trash.
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('former_addresses_key', ['kind', 'slug'])
    .execute();
}
