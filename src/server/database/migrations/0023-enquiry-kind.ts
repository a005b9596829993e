import type { Kysely } from 'kysely';

/**
 * Adds the kind of an enquiry, and the conversation before a callback. Both columns have defaults, so that older
 * versions of the program can still insert enquiries.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('enquiries')
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('contact'))
    .execute();
  await db.schema
    .alterTable('enquiries')
    .addColumn('conversation', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
