import type { Locale } from './locales.ts';
import { localisedPath, pathWithinLocale } from './locales.ts';

/**
 * The sentences of the page Sign In, by the value of `reason` in its URL. The list is fixed, so that a link cannot make
 * the page show any other text.
 */
export const signInNotices = {
  registered: 'Your account is ready. Sign in with your email and password.',
  'first-admin':
    'Your account is ready, and as the first one it is the administrator. Sign in with your email and password.',
  'password-reset': 'Your new password is set. Sign in with it.',
  'session-ended': 'Your session has ended. Please sign in again.',
  'not-admin': 'Your account doesn’t have desk access yet. Ask an administrator to grant it.',
  'no-connection': 'The server could not be reached. Check your connection, then sign in again.',
  'server-busy': 'The server could not check your sign-in just now. Wait a moment, then sign in again.',
} as const;

export type SignInReason = keyof typeof signInNotices;

export const signInReasonParameter = 'reason';

/** Name of the query parameter that contains the path of the desk page that opens after signing in. */
const returnParameter = 'next';

/** Maximum length of the path in `next`, in characters. */
const returnMaximum = 1000;

/**
 * Returns the path of the page Sign In in a variant. It contains the reason for which the person is sent there, and the
 * page of the desk that opens afterwards. The first page of the desk is left out, because it is the default.
 */
export function signInPath(locale: Locale, reason?: SignInReason, returnTo?: string): string {
  const query = new URLSearchParams();
  if (reason !== undefined) query.set(signInReasonParameter, reason);
  if (isDeskPage(returnTo) && returnTo !== localisedPath(locale, '/dashboard')) query.set(returnParameter, returnTo);
  const path = localisedPath(locale, '/login');
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Returns the desk path in the query of Sign In, or the desk's first page if there is none. */
export function deskPathAfterSignIn(locale: Locale, search: string): string {
  const wanted = new URLSearchParams(search).get(returnParameter);
  return isDeskPage(wanted) ? wanted : localisedPath(locale, '/dashboard');
}

/** Returns whether a text is the path of a page of the desk. Any other text could lead to a stranger's site. */
function isDeskPage(path: string | null | undefined): path is string {
  if (!path?.startsWith('/') || path.length > returnMaximum) return false;
  const base = 'http://desk.invalid';
  if (!URL.canParse(path, base)) return false;
  const { href, pathname } = new URL(path, base);
  return href === base + path && /^\/dashboard(?:\/|$)/.test(pathWithinLocale(pathname));
}

export function signInNotice(reason: string | null): string | undefined {
  return isSignInReason(reason) ? signInNotices[reason] : undefined;
}

function isSignInReason(reason: string | null): reason is SignInReason {
  return reason !== null && Object.hasOwn(signInNotices, reason);
}
