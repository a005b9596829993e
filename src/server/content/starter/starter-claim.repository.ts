import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';

const claimId = 1;

/** Whether starter content has been dealt with before. */
export async function isStarterContentClaimed(db: Kysely<DatabaseSchema>): Promise<boolean> {
  return (await db.selectFrom('starter_content_claim').select('id').executeTakeFirst()) !== undefined;
}

/** Takes the one claim there is; false when another process has it. */
export async function claimStarterContent(transaction: Transaction<DatabaseSchema>, now: string): Promise<boolean> {
  const claimed = await transaction
    .insertInto('starter_content_claim')
    .values({ id: claimId, claimed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Whether there is any article, category or tag. */
export async function hasContent(db: Kysely<DatabaseSchema>): Promise<boolean> {
  // Every article has a category.
  for (const table of ['categories', 'tags'] as const) {
    if (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) return true;
  }
  return false;
}
