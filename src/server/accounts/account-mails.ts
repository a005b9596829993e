import { resetLinkMinutes } from '#domain/contract/password-reset-contract.ts';
import { siteConfig } from '#site.config';
import type { SendMail } from '../mail/send-mail.ts';

/** Who gets an e-mail about an account. */
interface Recipient {
  readonly full_name: string;
  readonly email: string;
}

/** Mails the link with which a person chooses a new password. */
export function mailResetLink(sendMail: SendMail, person: Recipient, link: string): Promise<void> {
  return sendMail({
    to: person.email,
    subject: `Choose a new password for ${siteConfig.brand}`,
    text: letter(person, [
      `Somebody asked for a new password for your account at ${siteConfig.brand}. Open this link to choose one:`,
      link,
      `The link works once and for ${resetLinkMinutes} minutes. If you did not ask for it, do nothing: your password stays as it is.`,
    ]),
  });
}

/** Mails a notice that the password of an account was changed with a link. */
export function mailPasswordChanged(sendMail: SendMail, person: Recipient, siteUrl: string): Promise<void> {
  return sendMail({
    to: person.email,
    subject: `Your password for ${siteConfig.brand} was changed`,
    text: letter(person, [
      `The password of your account at ${siteConfig.brand} was changed with a link, and every browser was signed out.`,
      `If that was not you, choose another password now, at ${siteUrl}/forgot-password, and tell an administrator.`,
    ]),
  });
}

/** Mails a notice that somebody signed in from a browser that the account has not used before. */
export function mailNewBrowser(
  sendMail: SendMail,
  person: Recipient,
  { browser, at, siteUrl }: { browser: string; at: string; siteUrl: string },
): Promise<void> {
  return sendMail({
    to: person.email,
    subject: `New sign-in to ${siteConfig.brand}`,
    text: letter(person, [
      `Your account at ${siteConfig.brand} was signed in from a browser that it has not used before: ${browser}, ${at}.`,
      'If that was you, there is nothing to do.',
      `If it was not, choose another password now, at ${siteUrl}/forgot-password. That signs out every browser.`,
    ]),
  });
}

function letter({ full_name }: Recipient, paragraphs: readonly string[]): string {
  return `${[`Kia ora ${full_name},`, ...paragraphs, siteConfig.brand].join('\n\n')}\n`;
}
