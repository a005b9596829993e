import type { Queryable, Transaction } from '../../database/schema.ts';

const claimId = 1;

/** Returns whether a process has claimed the starter content: it was loaded, or was not needed. */
export async function isStarterContentClaimed(db: Queryable): Promise<boolean> {
  return (await db.selectFrom('starter_content_claim').select('id').executeTakeFirst()) !== undefined;
}

/** Claims the right to load the starter content. Returns true for one process only, ever. */
export async function claimStarterContent(transaction: Transaction, now: string): Promise<boolean> {
  const claimed = await transaction
    .insertInto('starter_content_claim')
    .values({ id: claimId, claimed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}
