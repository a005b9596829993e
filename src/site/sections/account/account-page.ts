import { changedPasswordMinimum, registrationPasswordMinimum } from '#shared/rules/business-constants.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { siteConfig } from '#site.config';
import { type PageHead, pageTitle } from '../head/page-head.ts';
import { packagesAnchor } from '../header/site-links.ts';

const { brand } = siteConfig;

const descriptions: Readonly<Record<string, string>> = {
  '/login': `Sign in to the ${brand} content desk.`,
  '/register': `Create an account with ${brand}.`,
  '/invite': `Accept an invite to the ${brand} content desk.`,
  '/forgot-password': `Ask for a link to choose a new password for ${brand}.`,
  '/reset-password': `Choose a new password for ${brand}.`,
  '/confirm-email': `Confirm the email address of your account with ${brand}.`,
};

/** Returns the head of the account page at a path. Search engines do not index these pages. */
export function accountHead(locale: Locale, path: string, title: string): PageHead {
  const description = descriptions[path] ?? '';
  return { locale, path, title: pageTitle(title, locale), description, isIndexed: false, isCanonical: true };
}

export const signInTexts = {
  title: 'Sign In',
  lead: 'For the people who write and publish the articles on this site.',
  username: 'Username',
  usernameHint: 'The email you registered with.',
  password: 'Password',
  failed: 'Login failed. Please check your credentials.',
  busy: 'Signing in…',
  other: 'No account yet?',
  forgotten: 'Forgotten your password?',
  forgottenLink: 'Choose a new one',
  withoutScripts: 'Signing in needs JavaScript. Please allow it and load this page again.',
  storageClosed: 'This browser doesn’t keep site data, so you can’t stay signed in. Allow it and try again.',
} as const;

export const confirmEmailTexts = {
  title: 'Confirm your email address',
  lead: 'This shows that the address of your account is yours. If you didn’t create an account here, close this page.',
  send: 'Confirm my address',
  busy: 'Confirming…',
  done: 'Your email address is confirmed. You can sign in now.',
  failed: 'The address could not be confirmed. Please try again.',
  mailed:
    'If there is an account with this email that is not confirmed yet, a link is on its way to it. It works for three days. Look in your spam folder if it doesn’t arrive.',
  noMail: 'This site sends no email. Ask an administrator of the site to confirm your address.',
  other: 'Doesn’t your link work?',
  withoutScripts: 'Confirming an address needs JavaScript. Please allow it and load this page again.',
} as const;

export const forgotPasswordTexts = {
  title: 'Forgotten your password?',
  lead: 'Type the email of your account, and we send you a link to choose a new password.',
  email: 'Email',
  emailHint: 'The email you registered with.',
  send: 'Send the link',
  busy: 'Sending…',
  failed: 'The link could not be asked for. Please try again.',
  mailed:
    'If there is an account with this email, a link is on its way to it. It works for an hour. Look in your spam folder if it doesn’t arrive.',
  noMail:
    'This site sends no email. Ask an administrator of the site for a link to choose a new password. The only administrator gets one from whoever runs the server (bellbird admin reset-link).',
  again: 'Ask for another one',
  other: 'Remembered it?',
  withoutScripts: 'Asking for a link needs JavaScript. Please allow it and load this page again.',
} as const;

export const resetPasswordTexts = {
  title: 'Choose a new password',
  lead: 'Afterwards you’re signed out everywhere, and sign in with the new password.',
  password: 'New password',
  passwordHint: 'At least 8 characters, with an uppercase and a lowercase letter, a digit and a special character.',
  confirmPassword: 'Confirm new password',
  send: 'Set the password',
  busy: 'Setting the password…',
  failed: 'The password could not be set. Please try again.',
  other: 'Doesn’t your link work?',
  withoutScripts: 'Choosing a new password needs JavaScript. Please allow it and load this page again.',
} as const;

export const createAccountTexts = {
  title: 'Create Account',
  lead: 'Anyone can create an account. Once the site has an administrator, they decide who can use the desk.',
  adminCode: 'With this link, your account becomes the first administrator of the site.',
  fullName: 'Full name',
  email: 'Email',
  password: 'Password',
  passwordHint: `At least ${registrationPasswordMinimum} characters.`,
  confirmPassword: 'Confirm password',
  failed: 'Registration failed. Please try again.',
  busy: 'Creating account…',
  other: 'Already have an account?',
  withoutScripts: 'Creating an account needs JavaScript. Please allow it and load this page again.',
} as const;

export const inviteTexts = {
  title: 'Your Invite',
  lead: 'An invite lets you into the desk, where this site is written.',
  loading: 'Reading your invite…',
  failed: 'That didn’t work. Please try again.',
  tryAgain: 'Try Again',
  create: 'Create account and open the desk',
  join: 'Accept and open the desk',
  busy: 'Opening the desk…',
  signOut: 'Sign out and carry on',
  openDesk: 'Go to the desk',
  passwordHint: `At least ${changedPasswordMinimum} characters, with an uppercase and a lowercase letter, a digit and a special character.`,
  existing: 'You have an account with this email. Enter its password to accept.',
  other: 'Want to sign in without this invite?',
  withoutScripts: 'Accepting an invite needs JavaScript. Please allow it and load this page again.',
  passkeyFirst: 'Your account has a passkey. Sign in on the page Sign In, then open this link again.',
} as const;

/** Returns the links that the account pages show to visitors who are not looking for an account. */
export function otherWays(locale: Locale): readonly { readonly label: string; readonly href: string }[] {
  return [
    { label: 'Packages and prices', href: `${localisedPath(locale, '/')}#${packagesAnchor}` },
    { label: 'Try the demo', href: localisedPath(locale, '/demo') },
    { label: 'Contact us', href: localisedPath(locale, '/contact') },
  ];
}
