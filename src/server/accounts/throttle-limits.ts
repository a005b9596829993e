import type { ThrottleLimit } from '../throttling/database-rate-limiter.ts';

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
