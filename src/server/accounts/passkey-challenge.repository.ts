import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import type { PasskeyChallengeTable } from '../database/tables/account-tables.ts';
import { hashToken, makeToken } from './secret-token.ts';

export type ChallengeRow = Selectable<PasskeyChallengeTable>;

/** How long a challenge can be answered, in milliseconds. */
const challengeLifetime = 10 * 60 * 1000;

/** The secret token that finds a stored challenge again, and the time when the challenge expires. */
export interface IssuedChallenge {
  readonly token: string;
  readonly expiresAt: string;
}

/**
 * Stores a challenge, so that any process can check its answer. It can be answered until `expiresAt`. Deletes the
 * account's challenges that have expired.
 */
export async function issueChallenge(
  db: Kysely<DatabaseSchema>,
  challenge: Pick<ChallengeRow, 'user_id' | 'purpose' | 'challenge'>,
  now: Date,
  expiresAt = latestExpiry(now),
): Promise<IssuedChallenge> {
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
  db: Kysely<DatabaseSchema>,
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
export async function takeChallenge(db: Kysely<DatabaseSchema>, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes every challenge of an account, so that a sign-in with an old password cannot be completed. */
export async function deleteChallengesOf(trx: Transaction<DatabaseSchema>, userId: number): Promise<void> {
  await trx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
}

export async function deleteExpiredChallenges(db: Kysely<DatabaseSchema>, now: string): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
}

function latestExpiry(now: Date): string {
  return new Date(now.getTime() + challengeLifetime).toISOString();
}
