import type { Kysely } from 'kysely';

/**
 * Adds the fields of an application to become a partner, and the column for the name in a partner's link. The columns
 * have defaults or may be empty, so that older versions of the program can still insert enquiries.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('enquiries').addColumn('clients', 'integer').execute();
  await db.schema.alterTable('enquiries').addColumn('agreed_to_terms_at', 'text').execute();
  await db.schema
    .alterTable('enquiries')
    .addColumn('partner', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
