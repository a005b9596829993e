import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import {
  type Counter,
  countAttempt,
  DatabaseRateLimiter,
  type ThrottleLimit,
  throttleRefusal,
} from '../throttling/database-rate-limiter.ts';

/** The limits of the throttle (product 7.13). */
export interface ThrottleLimits {
  readonly signInByAccountAndNetwork: ThrottleLimit;
  readonly signInByNetwork: ThrottleLimit;
  readonly signInByAccount: ThrottleLimit;
  readonly registrationByNetwork: ThrottleLimit;
  readonly passwordChangeBySession: ThrottleLimit;
}

const quarterHour = 15 * 60;

/** The limits in force. Generous enough for an office behind one address, far too few to guess a password. */
export const throttleLimits: ThrottleLimits = {
  /** Failed sign-ins to one account from one network. */
  signInByAccountAndNetwork: { attempts: 10, seconds: quarterHour },
  /** Failed sign-ins from one network, whatever the account. */
  signInByNetwork: { attempts: 200, seconds: quarterHour },
  /** Failed sign-ins to one account from all networks it has never signed in from. */
  signInByAccount: { attempts: 30, seconds: quarterHour },
  /** Registrations from one network, refused ones included. */
  registrationByNetwork: { attempts: 100, seconds: 60 * 60 },
  /** Wrong current passwords at a change of password, in one session. */
  passwordChangeBySession: { attempts: 10, seconds: quarterHour },
};

/** Days for which a network counts as known to an account after it was last used. */
export const knownNetworkDays = 90;

/** An attempt that is counted as failed from its beginning, so that simultaneous ones cannot all slip through. */
export interface CountedAttempt {
  /** Takes the count back: the attempt succeeded, or failed through no fault of the caller. */
  readonly forgive: () => Promise<void>;
}

/** Who tries to sign in to what, from where. */
export interface SignInAttempt {
  readonly emailKey: string;
  readonly network: string;
  /**
   * Whether the account has signed in from this network before. Then the attempts of others elsewhere don't matter, so
   * that nobody can lock the rightful owner out.
   */
  readonly isKnownNetwork: boolean;
}

/** Counts attempts at accounts and refuses with a 429 problem when there were too many (product 7.13). */
export type Throttle = ReturnType<typeof createThrottle>;

/** Makes the throttle of one process; its counters are shared through the database. */
export function createThrottle(db: Kysely<DatabaseSchema>, limits: ThrottleLimits, now: () => Date) {
  const limiter = (name: string, limit: ThrottleLimit) => new DatabaseRateLimiter(db, { name, limit, now });
  const byAccountAndNetwork = limiter('sign-in-account-network', limits.signInByAccountAndNetwork);
  const byNetwork = limiter('sign-in-network', limits.signInByNetwork);
  const byAccount = limiter('sign-in-account', limits.signInByAccount);
  const registrations = limiter('registration', limits.registrationByNetwork);
  const passwordChanges = limiter('password-change', limits.passwordChangeBySession);

  /** Narrowest first: hammering one account must not use up what its neighbours at the network have left. */
  const signInCounters = (attempt: SignInAttempt): { own: Counter; others: Counter[] } => {
    const account = digest(attempt.emailKey);
    const accountAtNetwork = `${account}:${attempt.network}`;
    return {
      own: { limiter: byAccountAndNetwork, key: accountAtNetwork },
      others: [
        { limiter: byNetwork, key: attempt.network },
        // At a known network this counter never refuses before the first one does. It is kept so that the work, and with
        // it the time, does not tell whether the account exists.
        { limiter: byAccount, key: attempt.isKnownNetwork ? accountAtNetwork : account },
      ],
    };
  };

  return {
    /** Refuses a sign-in that has been refused before and would be again, without counting it. */
    async refuseExhausted(attempt: SignInAttempt): Promise<void> {
      const { own, others } = signInCounters(attempt);
      for (const { limiter, key } of [own, ...others]) {
        const counter = await limiter.get(key);
        if (counter && counter.consumedPoints > limiter.points) throw throttleRefusal(counter);
      }
    },

    /** Counts a sign-in. */
    async beginSignIn(attempt: SignInAttempt): Promise<CountedAttempt> {
      const { own, others } = signInCounters(attempt);
      for (const counter of [own, ...others]) await countAttempt(counter);
      return {
        forgive: async () => {
          await own.limiter.delete(own.key);
          for (const { limiter, key } of others) await limiter.reward(key);
        },
      };
    },

    /** Counts a registration, successful or not. */
    async countRegistration(network: string): Promise<void> {
      await countAttempt({ limiter: registrations, key: network });
    },

    /** Counts a change of password in a session. */
    async beginPasswordChange(tokenHash: string): Promise<CountedAttempt> {
      await countAttempt({ limiter: passwordChanges, key: tokenHash });
      return {
        forgive: async () => {
          await passwordChanges.delete(tokenHash);
        },
      };
    },
  };
}

/** Whoever tries a name that is nobody's account leaves no readable trace of it. */
function digest(emailKey: string): string {
  return createHash('sha256').update(emailKey).digest('base64url');
}
