import type { Kysely } from 'kysely';

/** Adds the browsers from which accounts were signed in, so that a sign-in from an unknown browser can be noticed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('known_browsers')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_browsers_key', ['user_id', 'browser_hash'])
    .execute();
}
