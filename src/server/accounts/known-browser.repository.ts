import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';

/** Days for which a browser counts as known to an account after its last sign-in. */
export const knownBrowserDays = 180;

const day = 24 * 60 * 60 * 1000;

/**
 * Remembers that an account was signed in from a browser. Returns whether the browser was already known to the account.
 * Stores only a hash of the account's id and the browser's random name (its mark), so that the table does not show
 * which accounts use the same browser.
 */
export async function rememberBrowser(
  trx: Transaction<DatabaseSchema>,
  userId: number,
  mark: string | undefined,
  now: Date,
): Promise<boolean> {
  if (mark === undefined) return false;
  const browserHash = createHash('sha256').update(`${userId}:${mark}`).digest('hex');
  const known = await trx
    .selectFrom('known_browsers')
    .select('last_used_at')
    .where('user_id', '=', userId)
    .where('browser_hash', '=', browserHash)
    .executeTakeFirst();
  const usedAt = { last_used_at: now.toISOString() };
  await trx
    .insertInto('known_browsers')
    .values({ user_id: userId, browser_hash: browserHash, ...usedAt })
    .onConflict((conflict) => conflict.columns(['user_id', 'browser_hash']).doUpdateSet(usedAt))
    .execute();
  return known !== undefined && known.last_used_at > new Date(now.getTime() - knownBrowserDays * day).toISOString();
}

export async function forgetBrowsersBefore(db: Kysely<DatabaseSchema>, moment: string): Promise<void> {
  await db.deleteFrom('known_browsers').where('last_used_at', '<=', moment).execute();
}
