import type { Kysely } from 'kysely';

/** Adds the invites to use the desk. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invites')
    .addColumn('link_id', 'integer', (column) =>
      column.primaryKey().references('one_time_links.id').onDelete('cascade'),
    )
    .addColumn('full_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    // No foreign key: the invite must remain after the inviter's account is deleted, so that the person who opens the
    // link is told that the invite is no longer valid.
    .addColumn('invited_by_id', 'integer', (column) => column.notNull())
    .addColumn('invited_by', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('invites_by_email').on('invites').columns(['email_key']).execute();
}
