import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { DatabaseSchema } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import { DatabaseRateLimiter } from './database-rate-limiter.ts';
import type { ThrottleLimit, ThrottleLimits } from './throttle-limits.ts';

/** An attempt that is counted as failed from its beginning, so that simultaneous ones cannot all slip through. */
export interface CountedAttempt {
  /** Takes the count back: the attempt succeeded, or failed through no fault of the caller. */
  readonly forgive: () => Promise<void>;
}

/** Counts attempts at accounts and refuses with a 429 problem when there were too many (design 3.4). */
export type Throttle = ReturnType<typeof createThrottle>;

/** Makes the throttle of one process; its counters are shared through the database. */
export function createThrottle(db: Kysely<DatabaseSchema>, limits: ThrottleLimits, now: () => Date) {
  const limiter = (name: string, limit: ThrottleLimit) => new DatabaseRateLimiter(db, { name, limit, now });
  const byAccountAndNetwork = limiter('sign-in-account-network', limits.signInByAccountAndNetwork);
  const byNetwork = limiter('sign-in-network', limits.signInByNetwork);
  const byAccount = limiter('sign-in-account', limits.signInByAccount);
  const registrations = limiter('registration', limits.registrationByNetwork);
  const passwordChanges = limiter('password-change', limits.passwordChangeBySession);

  return {
    /**
     * Counts a sign-in. From a network the account has signed in from before, the attempts of others elsewhere don't
     * matter, so nobody can lock the rightful owner out.
     */
    async beginSignIn(attempt: {
      emailKey: string;
      network: string;
      isKnownNetwork: boolean;
    }): Promise<CountedAttempt> {
      const account = digest(attempt.emailKey);
      const accountAtNetwork = `${account}:${attempt.network}`;
      // The narrowest first: hammering one account must not use up what its neighbours at the network have left.
      await count(byAccountAndNetwork, accountAtNetwork);
      await count(byNetwork, attempt.network);
      if (!attempt.isKnownNetwork) await count(byAccount, account);
      return {
        forgive: async () => {
          await byAccountAndNetwork.delete(accountAtNetwork);
          await byNetwork.reward(attempt.network);
          if (!attempt.isKnownNetwork) await byAccount.reward(account);
        },
      };
    },

    /** Counts a registration, successful or not. */
    async countRegistration(network: string): Promise<void> {
      await count(registrations, network);
    },

    /** Counts a change of password in a session. */
    async beginPasswordChange(tokenHash: string): Promise<CountedAttempt> {
      await count(passwordChanges, tokenHash);
      return {
        forgive: async () => {
          await passwordChanges.delete(tokenHash);
        },
      };
    },
  };
}

/** Removes counters whose time is over. */
export async function deleteExpiredCounters(db: Kysely<DatabaseSchema>, now: Date): Promise<void> {
  await db.deleteFrom('throttle').where('expires_at', '<=', now.getTime()).execute();
}

async function count(limiter: DatabaseRateLimiter, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new Problem('throttled', `Too many attempts. Please try again in ${waitingTime(seconds)}.`, {
      retryAfter: seconds,
    });
  }
}

function waitingTime(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** Whoever tries a name that is nobody's account leaves no readable trace of it. */
function digest(emailKey: string): string {
  return createHash('sha256').update(emailKey).digest('base64url');
}
