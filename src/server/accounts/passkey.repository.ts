import type { Insertable, Selectable } from 'kysely';
import { countRows } from '../database/read-rows.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import type { PasskeyChallengeTable, PasskeyTable } from '../database/tables/account-tables.ts';
import { hashToken, makeToken } from './secret-token.ts';

export type PasskeyRow = Selectable<PasskeyTable>;

/** Returns the passkeys of an account, the oldest first. */
export function findPasskeysOf(db: Queryable, userId: number): Promise<PasskeyRow[]> {
  return db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();
}

/** Stores a passkey. Returns `undefined` when this passkey is stored already, for this account or another one. */
export function insertPasskey(trx: Transaction, passkey: Insertable<PasskeyTable>): Promise<PasskeyRow | undefined> {
  return trx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function renamePasskey(
  db: Queryable,
  { id, userId, name }: { id: number; userId: number; name: string },
): Promise<PasskeyRow | undefined> {
  return db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Records that a passkey confirmed a sign-in. Returns false when the passkey was deleted in the meantime. Also returns
 * false when its counter did not rise, because the passkey may then have been copied.
 */
export async function recordPasskeyUse(
  trx: Transaction,
  { id, counter, usedAt }: { id: number; counter: number; usedAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ counter, last_used_at: usedAt })
    .where('id', '=', id)
    .where((row) => row.or([row('counter', '<', counter), row.and([row('counter', '=', 0), row.val(counter === 0)])]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function deletePasskey(trx: Transaction, { id, userId }: { id: number; userId: number }) {
  return trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes the passkeys, recovery codes and challenges of an account. Returns whether it had a passkey. */
export async function deleteSecondFactor(trx: Transaction, userId: number): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirst();
  await replaceRecoveryCodes(trx, userId, []);
  await deleteChallengesOf(trx, userId);
  return numDeletedRows > 0n;
}

export function countRecoveryCodes(db: Queryable, userId: number): Promise<number> {
  return countRows(db.selectFrom('recovery_codes').where('user_id', '=', userId));
}

/** Replaces the recovery codes of an account. If `codeHashes` is empty, the account then has no codes. */
export async function replaceRecoveryCodes(
  trx: Transaction,
  userId: number,
  codeHashes: readonly string[],
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (codeHashes.length === 0) return;
  const rows = codeHashes.map((codeHash) => ({ user_id: userId, code_hash: codeHash }));
  await trx.insertInto('recovery_codes').values(rows).execute();
}

/** Deletes a recovery code. Returns true for only one of several requests that use the same code. */
export async function takeRecoveryCode(
  trx: Transaction,
  { userId, codeHash }: { userId: number; codeHash: string },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export type ChallengeRow = Selectable<PasskeyChallengeTable>;

/** How long a challenge can be answered, in milliseconds. */
const challengeLifetime = 10 * 60 * 1000;

/**
 * Stores a challenge, so that any process can check its answer. It can be answered until `expiresAt`. Returns the secret
 * token that finds it again. Deletes the account's challenges that have expired.
 */
export async function issueChallenge(
  db: Queryable,
  challenge: Pick<ChallengeRow, 'user_id' | 'purpose' | 'challenge'>,
  now: Date,
  expiresAt = latestExpiry(now),
) {
  const token = makeToken();
  await db
    .deleteFrom('passkey_challenges')
    .where('user_id', '=', challenge.user_id)
    .where('expires_at', '<=', now.toISOString())
    .execute();
  const row = { ...challenge, token_hash: hashToken(token), expires_at: expiresAt };
  await db.insertInto('passkey_challenges').values(row).execute();
  return { token, expiresAt };
}

/**
 * Returns the challenge with this token, if it can still be answered. A challenge that would expire later than a new
 * one also counts as expired, because it was stored before the clock was set back.
 */
export function findOpenChallenge(
  db: Queryable,
  { token, purpose }: { token: string; purpose: ChallengeRow['purpose'] },
  now: Date,
): Promise<ChallengeRow | undefined> {
  return db
    .selectFrom('passkey_challenges')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now.toISOString())
    .where('expires_at', '<=', latestExpiry(now))
    .executeTakeFirst();
}

/** Deletes a challenge. Returns true for only one of several requests that answer the same one. */
export async function takeChallenge(db: Queryable, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes every challenge of an account, so that a sign-in with an old password cannot be completed. */
export async function deleteChallengesOf(trx: Transaction, userId: number): Promise<void> {
  await trx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
}

function latestExpiry(now: Date): string {
  return new Date(now.getTime() + challengeLifetime).toISOString();
}
