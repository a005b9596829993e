import type { Selectable } from 'kysely';
import type { Queryable, Transaction } from '../database/schema.ts';
import type { OneTimeLinkTable } from '../database/tables/account-tables.ts';
import { hashToken, makeToken } from './secret-token.ts';

type OneTimeLinkRow = Selectable<OneTimeLinkTable>;

export type LinkPurpose = OneTimeLinkTable['purpose'];

export type LinkState = 'open' | 'used' | 'withdrawn' | 'expired';

/**
 * How far the clocks of two processes may differ, in milliseconds. A link whose creation time is further in the future
 * was created while the clock was ahead. Its expiry time is then too late as well, so the link counts as expired.
 */
export const clockTolerance = 5 * 60 * 1000;

/**
 * Makes a link that can be used once, until `lifetime` milliseconds from now. Returns the link and its token of 256
 * random bits. The token is not stored, so it can be shown or mailed only now.
 */
export async function issueOneTimeLink(
  trx: Transaction,
  { purpose, accountId = null, lifetime }: { purpose: LinkPurpose; accountId?: number | null; lifetime: number },
  now: Date,
) {
  const token = makeToken();
  const row = await trx
    .insertInto('one_time_links')
    .values({
      token_hash: hashToken(token),
      purpose,
      account_id: accountId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + lifetime).toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...withState(row, now), token };
}

/** Replaces the token of an unused link. The old token no longer works. */
export async function replaceLinkToken(db: Queryable, id: number, token: string): Promise<void> {
  await updateUnused(db)
    .set({ token_hash: hashToken(token) })
    .where('id', '=', id)
    .execute();
}

/** Returns the link with the state that it has now, or `undefined`. */
export async function findOneTimeLink(db: Queryable, purpose: LinkPurpose, token: string, now: Date) {
  const row = await db
    .selectFrom('one_time_links')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return row && withState(row, now);
}

/**
 * Uses a link. Returns the link, or `undefined` when it is not open: {@link findOneTimeLink} then returns its state.
 * Call this in the transaction that does what the link is for. If that transaction fails, the link stays open. One
 * statement checks and writes, so a link is used only once even when two requests come at the same moment.
 */
export async function spendOneTimeLink(trx: Transaction, purpose: LinkPurpose, token: string, now: Date) {
  const row = await updateUnused(trx)
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now.toISOString())
    .where('created_at', '<=', latestCreation(now))
    .returningAll()
    .executeTakeFirst();
  return row && withState(row, now);
}

/** Withdraws a link. Returns whether this changed anything: a used or withdrawn link stays as it is. */
export async function withdrawOneTimeLink(trx: Transaction, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await updateUnused(trx)
    .set({ withdrawn_at: now.toISOString() })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Withdraws every unused link with this purpose: those of one account, or all of them. */
export async function withdrawLinks(
  trx: Transaction,
  { purpose, accountId }: { readonly purpose: LinkPurpose; readonly accountId?: number },
  now: Date,
): Promise<void> {
  await updateUnused(trx)
    .set({ withdrawn_at: now.toISOString() })
    .where('purpose', '=', purpose)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? null))
    .execute();
}

export function linkState(
  row: Pick<OneTimeLinkRow, 'used_at' | 'withdrawn_at' | 'created_at' | 'expires_at'>,
  now: Date,
): LinkState {
  if (row.used_at !== null) return 'used';
  if (row.withdrawn_at !== null) return 'withdrawn';
  return row.expires_at > now.toISOString() && row.created_at <= latestCreation(now) ? 'open' : 'expired';
}

/** Begins an update of links that were neither used nor withdrawn. */
function updateUnused(db: Queryable) {
  return db.updateTable('one_time_links').where('used_at', 'is', null).where('withdrawn_at', 'is', null);
}

function withState(row: OneTimeLinkRow, now: Date) {
  return { ...row, state: linkState(row, now) };
}

/** An open link was created at this time or earlier. It is a little later than `now`, because clocks differ. */
function latestCreation(now: Date): string {
  return new Date(now.getTime() + clockTolerance).toISOString();
}
