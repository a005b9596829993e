import type { Kysely } from 'kysely';

/**
 * Adds when a person last proved with a password or passkey that a session is theirs. A session from before counts as
 * never proven, so the next act that needs a proof asks for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('proven_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
