import { cleanEmail, cleanPhone } from '../text-input.ts';

/** The email address or phone number of a person, in the form in which it is compared. */
export type ContactKey =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'phone'; readonly digits: string };

/** Minimum number of digits of a phone number that can be searched for. Fewer digits would also match other numbers. */
const phoneDigitsMinimum = 6;

/**
 * Matches the digits in front of a national number: `00`, the country code of New Zealand or Australia, and `0`. Each
 * of them may be missing.
 */
const phonePrefix = /^(?:00)?(?:64|61)?0?/;

/**
 * Returns the key of an email address or phone number. Returns `undefined` if a text is neither. The same number with
 * and without its country code has the same key.
 */
export function readContactKey(text: string): ContactKey | undefined {
  const email = cleanEmail(text);
  if (/^[^\s@]+@[^\s@]+$/.test(email)) return { kind: 'email', email: email.toLowerCase() };
  if (!/^\+?[\d ().\-/]+$/.test(cleanPhone(text))) return undefined;
  const digits = phoneKey(text);
  return digits.length >= phoneDigitsMinimum ? { kind: 'phone', digits } : undefined;
}

export function isContact(
  key: ContactKey,
  { email, phone }: { readonly email: string; readonly phone: string },
): boolean {
  if (key.kind === 'email') return cleanEmail(email).toLowerCase() === key.email;
  return phone !== '' && phoneKey(phone) === key.digits;
}

/** Matches a part of a text that can be a phone number. */
const phoneInText = /\+?\d[\d ().\-/]{4,28}\d/g;

/**
 * Matches a character of an email address. If it stands directly before a found address, the text contains a longer
 * address of another person. Example: "a@b.nz" in "anna@b.nz".
 */
const addressCharacter = /[\p{L}\p{N}._%+-]/u;

export function mentionsContact(key: ContactKey, text: string): boolean {
  if (key.kind === 'phone')
    return (cleanPhone(text).match(phoneInText) ?? []).some((number) => phoneKey(number) === key.digits);
  const lower = cleanEmail(text).toLowerCase();
  for (let at = lower.indexOf(key.email); at >= 0; at = lower.indexOf(key.email, at + 1)) {
    const after = lower.slice(at + key.email.length);
    if (!addressCharacter.test(lower.charAt(at - 1)) && !/^(?:[\p{L}\p{N}-]|\.[\p{L}\p{N}])/u.test(after)) return true;
  }
  return false;
}

function phoneKey(phone: string): string {
  const plain = cleanPhone(phone);
  const digits = plain.replace(/(?:x|ext\.?) ?\d{1,6}$/i, '').replace(/\D/g, '');
  const isInternational = /^(?:\+|00)/.test(plain);
  return isInternational ? digits.replace(phonePrefix, '') : digits.replace(/^0/, '');
}
