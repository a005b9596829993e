import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import { type ChallengeRow, findChallenge, insertChallenge } from './passkey.repository.ts';
import { hashToken } from './sessions.ts';

/** How long a challenge can be answered, in milliseconds. */
export const challengeLifetime = 10 * 60 * 1000;

/** The secret token that finds a stored challenge again, and the time when the challenge expires. */
export interface IssuedChallenge {
  readonly token: string;
  readonly expiresAt: string;
}

/** Stores a challenge, so that any process can check its answer. It can be answered until `expiresAt`. */
export async function issueChallenge(
  db: Kysely<DatabaseSchema>,
  { userId, purpose, challenge }: { userId: number; purpose: ChallengeRow['purpose']; challenge: string },
  now: Date,
  expiresAt = new Date(now.getTime() + challengeLifetime).toISOString(),
): Promise<IssuedChallenge> {
  const token = randomBytes(32).toString('base64url');
  const row = { token_hash: hashToken(token), user_id: userId, purpose, challenge, expires_at: expiresAt };
  await insertChallenge(db, row, now.toISOString());
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
  return findChallenge(db, {
    tokenHash: hashToken(token),
    purpose,
    expiresAfter: now.toISOString(),
    expiresBy: new Date(now.getTime() + challengeLifetime).toISOString(),
  });
}
