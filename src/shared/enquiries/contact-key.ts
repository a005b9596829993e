import { cleanEmail, cleanPhone } from '../rules/text-input.ts';

/** The email address or phone number of a person. A phone number is as it was typed. */
export type ContactKey =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'phone'; readonly phone: string };

/** Minimum number of digits of a phone number that can be searched for. Fewer digits would also match other numbers. */
const phoneDigitsMinimum = 6;

export function readContactKey(text: string): ContactKey | undefined {
  const email = cleanEmail(text);
  if (/^[^\s@]+@[^\s@]+$/.test(email)) return { kind: 'email', email: email.toLowerCase() };
  const phone = cleanPhone(text);
  if (!/^\+?[\d ().\-/]+$/.test(phone)) return undefined;
  return phone.replace(/\D/g, '').length >= phoneDigitsMinimum ? { kind: 'phone', phone } : undefined;
}
