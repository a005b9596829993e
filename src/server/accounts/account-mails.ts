import { addressLinkDays, resetLinkMinutes } from '#shared/api/password-reset-contract.ts';
import { siteConfig } from '#site.config';
import type { NewMail } from '../outbox/outbox.repository.ts';
import type { Mail } from '../outbox/send-mail.ts';
import type { AccountTools } from './account-tools.ts';
import type { UserRow } from './user.repository.ts';

/** The owner of an account, to whom an e-mail goes. */
type Recipient = Pick<UserRow, 'email' | 'full_name' | 'email_proven_at'>;

export function resetLinkMail(person: Recipient, link: string): Mail {
  return {
    to: person.email,
    subject: `Choose a new password for ${siteConfig.brand}`,
    text: greet(person, [
      `Somebody asked for a new password for your account at ${siteConfig.brand}. Open this link to choose one:`,
      link,
      `The link works once and for ${resetLinkMinutes} minutes. If you did not ask for it, do nothing: your password stays as it is.`,
    ]),
  };
}

export function addressLinkMail(person: Recipient, link: string, siteUrl: string): Mail {
  return {
    to: person.email,
    subject: `Confirm your email address for ${siteConfig.brand}`,
    text: greet(person, [
      `Somebody registered an account at ${siteConfig.brand} with this email address. If that was you, open this link and press the button:`,
      link,
      `The link works once and for ${addressLinkDays} days.`,
      `If that was not you, do not confirm it. To make the account yours, choose a password of your own: ${siteUrl}/forgot-password`,
    ]),
  };
}

/** A change that the account's owner is told about by e-mail. For a passkey, it includes the passkey's name. */
export type SecurityChange =
  | { readonly kind: 'password-reset' | 'password-changed' | 'recovery-codes-made' }
  | { readonly kind: 'passkey-added' | 'passkey-removed'; readonly name: string };

/**
 * Sends the owner of an account a notice that the password or a passkey was changed. Call this after the commit. The
 * e-mail is queued after the response. Does nothing without a mail server.
 */
export function announceSecurityChange(
  { mailOutbox, jobs, siteUrl }: Pick<AccountTools, 'mailOutbox' | 'jobs' | 'siteUrl'>,
  person: { readonly id: number },
  change: SecurityChange,
): void {
  if (!mailOutbox) return;
  const { subject, sentence } = changeTexts(change);
  const text = [
    sentence,
    `If that was not you, choose another password now, at ${siteUrl}/forgot-password, and tell the owner of this site, if that is not you.`,
  ];
  jobs.run(
    () => mailOutbox.add(letterTo(person.id, { subject: `${subject} ${siteConfig.brand}`, text })),
    `a notice of a change to an account could not be mailed: ${change.kind}`,
  );
}

function changeTexts(change: SecurityChange): { subject: string; sentence: string } {
  const account = `your account at ${siteConfig.brand}`;
  switch (change.kind) {
    case 'password-reset':
      return {
        subject: 'New password for',
        sentence: `The password of ${account} was changed with a link, and every browser was signed out.`,
      };
    case 'password-changed':
      return {
        subject: 'New password for',
        sentence: `The password of ${account} was changed, and every other browser was signed out.`,
      };
    case 'recovery-codes-made':
      return {
        subject: 'New recovery codes for',
        sentence: `New recovery codes were made for ${account}. The old ones no longer work.`,
      };
    case 'passkey-added':
      return {
        subject: 'New passkey for',
        sentence: `The passkey “${change.name}” was added to ${account}. Signing in can now be confirmed with it.`,
      };
    case 'passkey-removed':
      return {
        subject: 'Passkey removed from',
        sentence: `The passkey “${change.name}” was removed from ${account}. It can no longer be used to sign in.`,
      };
  }
}

/**
 * Sends the owner of an account a notice that somebody signed in from a browser that the account has not used before.
 * Call this after the commit. The e-mail is queued after the response. Does nothing without a mail server.
 */
export function announceNewBrowser(
  { mailOutbox, jobs, siteUrl, timeZone }: Pick<AccountTools, 'mailOutbox' | 'jobs' | 'siteUrl' | 'timeZone'>,
  person: { readonly id: number },
  browser: string,
  now: Date,
): void {
  if (!mailOutbox) return;
  const at = now.toLocaleString('en-NZ', { timeZone, dateStyle: 'long', timeStyle: 'short' });
  const subject = `New sign-in to ${siteConfig.brand}`;
  const text = [
    `Your account at ${siteConfig.brand} was signed in from a browser that it has not used before: ${browser}, ${at}.`,
    'If that was you, there is nothing to do.',
    `If it was not, choose another password now, at ${siteUrl}/forgot-password. That signs out every browser.`,
  ];
  jobs.run(
    () => mailOutbox.add(letterTo(person.id, { subject, text })),
    'a notice of a new sign-in could not be mailed',
  );
}

/** Returns a letter for the outbox. The greeting is added when it is sent. */
export function letterTo(
  accountId: number,
  { subject, text }: { readonly subject: string; readonly text: readonly string[] },
): Extract<NewMail, { kind: 'letter' }> {
  return { kind: 'letter', account_id: accountId, subject, text: text.join('\n\n') };
}

/**
 * Returns the text of an e-mail with its greeting. The name is left out while the address is not proven: a stranger may
 * have registered it, and would choose words that the owner of the address then reads from this site.
 */
export function greet({ full_name, email_proven_at }: Recipient, paragraphs: readonly string[]): string {
  const greeting = email_proven_at === null ? 'Kia ora,' : `Kia ora ${full_name},`;
  return `${[greeting, ...paragraphs, siteConfig.brand].join('\n\n')}\n`;
}
