import { createHash } from 'node:crypto';
import type { Queryable } from '../database/schema.ts';
import {
  type Counter,
  countAttempt,
  DatabaseRateLimiter,
  refuseWait,
  type ThrottleLimit,
} from '../http/database-rate-limiter.ts';

export type ThrottleLimits = Readonly<Record<keyof typeof throttleLimits, ThrottleLimit>>;

const quarterHour = 15 * 60;

/**
 * The limits in use. They are high enough for an office that shares one address, and far too low for guessing a
 * password.
 */
export const throttleLimits = {
  signInByAccountAndNetwork: { attempts: 10, seconds: quarterHour },
  signInByNetwork: { attempts: 200, seconds: quarterHour },
  /** Failed sign-ins to one account from all the networks that the account has never signed in from. */
  signInByAccount: { attempts: 30, seconds: quarterHour },
  /** Registrations from one network, including refused registrations. */
  registrationByNetwork: { attempts: 100, seconds: 60 * 60 },
  /** Wrong entries of the current password in one session. */
  passwordChangeBySession: { attempts: 10, seconds: quarterHour },
  /** Requests for a link to choose a new password, for one e-mail, whether or not it has an account. */
  resetRequestByAccount: { attempts: 5, seconds: 60 * 60 },
  /** Requests for a link to choose a new password from one network, whatever the e-mail. */
  resetRequestByNetwork: { attempts: 50, seconds: 60 * 60 },
  /** Uses of a link to choose a new password from one network, whether or not the link is valid. */
  resetByNetwork: { attempts: 50, seconds: 60 * 60 },
};

/** Days for which a network counts as known to an account after it was last used. */
export const knownNetworkDays = 90;

/** An attempt that counts as failed from its start, so that simultaneous attempts cannot all get past the limit. */
export interface CountedAttempt {
  /** Undoes the count: the attempt succeeded, or failed through no fault of the caller. */
  readonly forgive: () => Promise<void>;
}

/**
 * Does what an attempt was counted for. Undoes the count if that returns something, or throws. `undefined` and `false`
 * mean that the caller was wrong.
 */
export async function forgiveUnlessWrong<Result>(
  counted: CountedAttempt,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const result = await attempt().catch(async (failure: unknown) => {
    await counted.forgive();
    throw failure;
  });
  if (result) await counted.forgive();
  return result;
}

export interface SignInAttempt {
  readonly emailKey: string;
  readonly network: string;
  /**
   * Whether the account has signed in from this network before. On such a network, failed attempts from other networks
   * do not count, so strangers cannot lock the owner out.
   */
  readonly isKnownNetwork: boolean;
}

/**
 * Creates what counts attempts, such as sign-ins, registrations and changes of password. It throws a 429 problem when
 * there were too many. All processes share its counters through the database.
 */
export function createThrottle(db: Queryable, limits: ThrottleLimits, now: () => Date) {
  const limiter = (name: string, limit: ThrottleLimit) => new DatabaseRateLimiter(db, { name, limit, now });
  /**
   * Returns the three limiters of one step of a sign-in. Each step has its own limiters, so that a right password does
   * not reset the count of wrong recovery codes.
   */
  const limitersOf = (step: string) => ({
    byAccountAndNetwork: limiter(`${step}-account-network`, limits.signInByAccountAndNetwork),
    byNetwork: limiter(`${step}-network`, limits.signInByNetwork),
    byAccount: limiter(`${step}-account`, limits.signInByAccount),
  });
  const firstStep = limitersOf('sign-in');
  const secondStep = limitersOf('second-step');
  const registrations = limiter('registration', limits.registrationByNetwork);
  const resetRequestsByAccount = limiter('reset-request-account', limits.resetRequestByAccount);
  const resetRequestsByNetwork = limiter('reset-request-network', limits.resetRequestByNetwork);
  const resets = limiter('reset', limits.resetByNetwork);
  const passwordChanges = limiter('password-change', limits.passwordChangeBySession);

  /**
   * Returns the counters of a sign-in, in the order in which they count an attempt. The first, `own`, is for one
   * account on one network. The others do not count an attempt that `own` refuses. Therefore many attempts on one
   * account do not use up the limit of the whole network.
   */
  const signInCounters = (
    { byAccountAndNetwork, byNetwork, byAccount }: ReturnType<typeof limitersOf>,
    attempt: SignInAttempt,
  ): { own: Counter<DatabaseRateLimiter>; others: Counter<DatabaseRateLimiter>[] } => {
    const account = digest(attempt.emailKey);
    const accountAtNetwork = `${account}:${attempt.network}`;
    return {
      own: { limiter: byAccountAndNetwork, key: accountAtNetwork },
      others: [
        { limiter: byNetwork, key: attempt.network },
        // On a known network, this counter has the same key as `own` and a higher limit, so it never refuses. It is
        // still updated, so that the response time does not reveal whether the account exists.
        { limiter: byAccount, key: attempt.isKnownNetwork ? accountAtNetwork : account },
      ],
    };
  };

  const begin = async ({ own, others }: ReturnType<typeof signInCounters>): Promise<CountedAttempt> => {
    for (const counter of [own, ...others]) await countAttempt(counter);
    return {
      forgive: async () => {
        await own.limiter.delete(own.key);
        for (const { limiter, key } of others) await limiter.reward(key);
      },
    };
  };

  return {
    /** Throws when a sign-in has already reached a limit. Does not count the attempt. */
    async refuseExhausted(attempt: SignInAttempt): Promise<void> {
      const { own, others } = signInCounters(firstStep, attempt);
      for (const { limiter, key } of [own, ...others]) refuseWait(await limiter.check(key));
    },

    /** Counts a sign-in as failed, until `forgive` is called. Throws a 429 problem when a limit is reached. */
    beginSignIn: (attempt: SignInAttempt): Promise<CountedAttempt> => begin(signInCounters(firstStep, attempt)),

    /** Counts the second step as failed until `forgive` is called, in separate counters with the same limits. */
    beginSecondStep: (attempt: SignInAttempt): Promise<CountedAttempt> => begin(signInCounters(secondStep, attempt)),

    /** Counts a registration, successful or not. Throws a 429 problem when the limit is reached. */
    async countRegistration(network: string): Promise<void> {
      await countAttempt({ limiter: registrations, key: network });
    },

    /** Counts a request for a link to choose a new password. Throws a 429 problem when a limit is reached. */
    async countResetRequest(emailKey: string, network: string): Promise<void> {
      await countAttempt({ limiter: resetRequestsByNetwork, key: network });
      await countAttempt({ limiter: resetRequestsByAccount, key: digest(emailKey) });
    },

    /** Counts the use of a link to choose a new password. Throws a 429 problem when the limit is reached. */
    async countReset(network: string): Promise<void> {
      await countAttempt({ limiter: resets, key: network });
    },

    /**
     * Counts a wrong entry of the current password, until `forgive` is called. Throws a 429 problem when the limit is
     * reached.
     */
    async beginPasswordChange(tokenHash: string): Promise<CountedAttempt> {
      await countAttempt({ limiter: passwordChanges, key: tokenHash });
      return { forgive: () => passwordChanges.delete(tokenHash) };
    },
  };
}

/** Returns a hash of the e-mail, so that no counter stores an e-mail that somebody tried. */
function digest(emailKey: string): string {
  return createHash('sha256').update(emailKey).digest('base64url');
}
