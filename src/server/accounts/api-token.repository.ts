import type { Insertable, Selectable } from 'kysely';
import { countRows } from '../database/read-rows.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import type { ApiTokenTable } from '../database/tables/account-tables.ts';

export type ApiTokenRow = Selectable<ApiTokenTable> & { readonly full_name: string };

/** Returns the token with the name of the administrator who made it. `passkey_id` is null if they have no passkey. */
export function findApiToken(db: Queryable, tokenHash: string) {
  return withOwner(db)
    .select((row) =>
      row
        .selectFrom('passkeys')
        .select('passkeys.id')
        .whereRef('passkeys.user_id', '=', 'users.id')
        .limit(1)
        .as('passkey_id'),
    )
    .where('api_tokens.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Returns every token, the newest first. */
export function findApiTokens(db: Queryable): Promise<ApiTokenRow[]> {
  return withOwner(db).orderBy('api_tokens.id', 'desc').execute();
}

export function countApiTokens(db: Queryable): Promise<number> {
  return countRows(db.selectFrom('api_tokens'));
}

export function insertApiToken(trx: Transaction, token: Insertable<ApiTokenTable>): Promise<Selectable<ApiTokenTable>> {
  return trx.insertInto('api_tokens').values(token).returningAll().executeTakeFirstOrThrow();
}

/** Records that a token was used. Does nothing if a later use is already recorded. */
export async function touchApiToken(db: Queryable, id: number, usedAt: string): Promise<void> {
  await db
    .updateTable('api_tokens')
    .set({ last_used_at: usedAt })
    .where('id', '=', id)
    .where((row) => row.or([row('last_used_at', 'is', null), row('last_used_at', '<', usedAt)]))
    .execute();
}

export function deleteApiToken(trx: Transaction, id: number): Promise<Selectable<ApiTokenTable> | undefined> {
  return trx.deleteFrom('api_tokens').where('id', '=', id).returningAll().executeTakeFirst();
}

export async function deleteApiTokensOf(trx: Transaction, accountId: number): Promise<void> {
  await trx.deleteFrom('api_tokens').where('account_id', '=', accountId).execute();
}

function withOwner(db: Queryable) {
  return db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.account_id')
    .where('users.role', '=', 'admin')
    .selectAll('api_tokens')
    .select('users.full_name');
}
