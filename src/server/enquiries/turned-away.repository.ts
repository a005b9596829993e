import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';

/** Counts a submission that was not stored. */
export async function countTurnedAway(db: Kysely<DatabaseSchema>, day: string): Promise<void> {
  await db
    .insertInto('turned_away_enquiries')
    .values({ day, submissions: 1 })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({ submissions: sql`turned_away_enquiries.submissions + 1` }),
    )
    .execute();
}

/** How many submissions were not stored since a day. */
export async function sumTurnedAway(db: Kysely<DatabaseSchema>, since: string): Promise<number> {
  const row = await db
    .selectFrom('turned_away_enquiries')
    .select((eb) => eb.fn.sum<number | string | null>('submissions').as('sum'))
    .where('day', '>=', since)
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}

/** Forgets the counts of days before one. */
export async function forgetTurnedAwayBefore(db: Kysely<DatabaseSchema>, day: string): Promise<void> {
  await db.deleteFrom('turned_away_enquiries').where('day', '<', day).execute();
}
