import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import type { OneTimeLinkTable } from '../database/tables/account-tables.ts';

export type OneTimeLinkRow = Selectable<OneTimeLinkTable>;

export interface LinkKey {
  readonly purpose: OneTimeLinkTable['purpose'];
  readonly tokenHash: string;
}

/**
 * The times that decide whether a link is open. An open link expires after `now` and was created at `madeBy` or
 * earlier. `madeBy` is a little later than `now`, because the clocks of two processes may differ.
 */
export interface OpenAt {
  readonly now: string;
  readonly madeBy: string;
}

export function insertOneTimeLink(
  trx: Transaction<DatabaseSchema>,
  link: Insertable<OneTimeLinkTable>,
): Promise<OneTimeLinkRow> {
  return trx.insertInto('one_time_links').values(link).returningAll().executeTakeFirstOrThrow();
}

export function findOneTimeLinkRow(
  db: Kysely<DatabaseSchema>,
  { purpose, tokenHash }: LinkKey,
): Promise<OneTimeLinkRow | undefined> {
  return db
    .selectFrom('one_time_links')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

/**
 * Marks a link as used if it is open. Returns its row, or `undefined` when it is not open. One statement checks and
 * writes, so a link is used only once even when two requests come at the same moment.
 */
export function markOneTimeLinkUsed(
  trx: Transaction<DatabaseSchema>,
  { purpose, tokenHash }: LinkKey,
  { now, madeBy }: OpenAt,
): Promise<OneTimeLinkRow | undefined> {
  return trx
    .updateTable('one_time_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', now)
    .where('created_at', '<=', madeBy)
    .returningAll()
    .executeTakeFirst();
}

/** Marks a link as withdrawn. Returns false if the link was already used or withdrawn. */
export async function markOneTimeLinkWithdrawn(
  trx: Transaction<DatabaseSchema>,
  id: number,
  withdrawnAt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('one_time_links')
    .set({ withdrawn_at: withdrawnAt })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks every unused link with this purpose as withdrawn: those of one account, or all of them. */
export async function markLinksWithdrawn(
  trx: Transaction<DatabaseSchema>,
  { purpose, accountId }: Pick<LinkKey, 'purpose'> & { readonly accountId?: number | undefined },
  withdrawnAt: string,
): Promise<void> {
  await trx
    .updateTable('one_time_links')
    .set({ withdrawn_at: withdrawnAt })
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? null))
    .execute();
}

/** Replaces the token hash of a link. Does nothing if the link was used or withdrawn. */
export async function updateTokenHash(db: Kysely<DatabaseSchema>, id: number, tokenHash: string): Promise<void> {
  await db
    .updateTable('one_time_links')
    .set({ token_hash: tokenHash })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
}

export async function deleteOneTimeLinksExpiredBefore(db: Kysely<DatabaseSchema>, moment: string): Promise<void> {
  await db.deleteFrom('one_time_links').where('expires_at', '<', moment).execute();
}
