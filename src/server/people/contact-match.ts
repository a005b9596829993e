import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { ContactKey } from '#shared/enquiries/contact-key.ts';
import { locales } from '#shared/rules/locales.ts';
import { cleanEmail, cleanPhone } from '#shared/rules/text-input.ts';

/** The countries of the site. A phone number without a country code can belong to any of them. */
const countries: readonly CountryCode[] = locales
  .map((locale) => new Intl.Locale(locale).region ?? '')
  .filter((region) => isSupportedCountry(region));

/** Returns whether an enquiry has this email address or phone number. */
export function isContact(
  key: ContactKey,
  { email, phone }: { readonly email: string; readonly phone: string },
): boolean {
  if (key.kind === 'email') return cleanEmail(email).toLowerCase() === key.email;
  return phone !== '' && isSamePhone(key.phone, phone);
}

/** Matches a part of a text that can be a phone number. */
const phoneInText = /\+?\d[\d ().\-/]{4,28}\d/g;

/**
 * Matches a character of an email address. If it stands directly before a found address, the text contains a longer
 * address of another person. Example: "a@b.nz" in "anna@b.nz".
 */
const addressCharacter = /[\p{L}\p{N}._%+-]/u;

/** Returns whether a text mentions this email address or phone number. */
export function mentionsContact(key: ContactKey, text: string): boolean {
  if (key.kind === 'phone')
    return (cleanPhone(text).match(phoneInText) ?? []).some((number) => isSamePhone(key.phone, number));
  const lower = cleanEmail(text).toLowerCase();
  for (let at = lower.indexOf(key.email); at >= 0; at = lower.indexOf(key.email, at + 1)) {
    const after = lower.slice(at + key.email.length);
    if (!addressCharacter.test(lower.charAt(at - 1)) && !/^(?:[\p{L}\p{N}-]|\.[\p{L}\p{N}])/u.test(after)) return true;
  }
  return false;
}

function isSamePhone(one: string, other: string): boolean {
  const numbers = phoneNumbers(one);
  return phoneNumbers(other).some((number) => numbers.includes(number));
}

/** Returns the numbers with country code that a written number can mean. */
function phoneNumbers(written: string): string[] {
  const plain = cleanPhone(written);
  const readings = countries.map((country) => parsePhoneNumberFromString(plain, country)?.number);
  const known = readings.filter((number) => number !== undefined);
  return known.length > 0 ? known : [plain.replace(/\D/g, '')];
}
