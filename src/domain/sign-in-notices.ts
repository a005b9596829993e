import type { Locale } from './locales.ts';
import { localisedPath } from './locales.ts';

/** Sentences of Sign In by their `?reason=`. The list is fixed, so that no address can add text to the page. */
export const signInNotices = {
  registered: 'Your account is made. Sign in with your email and password.',
  'session-ended': 'Your session has ended. Sign in again to go on.',
  'not-admin': 'This account may not use the desk. Ask an administrator to grant it access.',
} as const;

/** A known reason for Sign In. */
export type SignInReason = keyof typeof signInNotices;

/** Name of the query parameter with the reason. */
export const signInReasonParameter = 'reason';

/** Returns the path of Sign In in a variant, with the reason why a person is sent there (product 7.4). */
export function signInPath(locale: Locale, reason?: SignInReason): string {
  const path = localisedPath(locale, '/login');
  return reason === undefined ? path : `${path}?${signInReasonParameter}=${reason}`;
}

/** Returns the sentence for a reason, or `undefined` for an unknown reason. */
export function signInNotice(reason: string | null): string | undefined {
  return isSignInReason(reason) ? signInNotices[reason] : undefined;
}

function isSignInReason(reason: string | null): reason is SignInReason {
  return reason !== null && Object.hasOwn(signInNotices, reason);
}
