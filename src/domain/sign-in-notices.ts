import type { Locale } from './locales.ts';
import { localisedPath } from './locales.ts';

/** Why someone is sent to Sign In, as `?reason=` says it: a closed list, so that no address can put words on the page. */
export const signInNotices = {
  registered: 'Your account is made. Sign in with your email and password.',
  'session-ended': 'Your session has ended. Sign in again to go on.',
  'not-admin': 'This account may not use the desk. Ask an administrator to grant it access.',
} as const;

/** A reason that Sign In knows. */
export type SignInReason = keyof typeof signInNotices;

/** The name of the query parameter that carries the reason. */
export const signInReasonParameter = 'reason';

/** The address of Sign In within a variant, with the reason for being sent there (design 3.1 and 3.3). */
export function signInPath(locale: Locale, reason?: SignInReason): string {
  const path = localisedPath(locale, '/login');
  return reason === undefined ? path : `${path}?${signInReasonParameter}=${reason}`;
}

/** The sentence for a reason in an address; an unknown reason has none. */
export function signInNotice(reason: string | null): string | undefined {
  return isSignInReason(reason) ? signInNotices[reason] : undefined;
}

function isSignInReason(reason: string | null): reason is SignInReason {
  return reason !== null && Object.hasOwn(signInNotices, reason);
}
