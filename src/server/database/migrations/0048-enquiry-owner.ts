import type { Kysely } from 'kysely';

/** Adds who has taken an enquiry. The enquiries stored before are nobody's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('enquiries').addColumn('owner_id', 'integer').execute();
}
