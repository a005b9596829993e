/**
 * The three country variants of the site (specification 1, 4 and 9; design 3.1).
 * A variant changes titles, canonical links, search metadata and the currency label only.
 */
export const locales = ['en', 'en-NZ', 'en-AU'] as const;

/** A language tag as it stands in `<html lang>`. */
export type Locale = (typeof locales)[number];

/** What a variant shows and where it lives. */
export interface LocaleFacts {
  readonly locale: Locale;
  /** The path prefix, without a trailing slash: '', '/nz' or '/au'. */
  readonly prefix: '' | '/nz' | '/au';
  /** The label set beside prices; the numbers never change (specification 9, Packages). */
  readonly currency: 'USD' | 'NZD' | 'AUD';
  /** The country's name for readers, or the international default. */
  readonly region: string;
  /** IANA time zone in which "today" is computed for dates on pages (design 3.15). */
  readonly timeZone: string;
}

const facts: Record<Locale, LocaleFacts> = {
  en: { locale: 'en', prefix: '', currency: 'USD', region: 'International', timeZone: 'Pacific/Auckland' },
  'en-NZ': { locale: 'en-NZ', prefix: '/nz', currency: 'NZD', region: 'New Zealand', timeZone: 'Pacific/Auckland' },
  'en-AU': { locale: 'en-AU', prefix: '/au', currency: 'AUD', region: 'Australia', timeZone: 'Australia/Sydney' },
};

/** The facts of one variant. */
export function localeFacts(locale: Locale): LocaleFacts {
  return facts[locale];
}

/** The variant that a path belongs to: `/nz…` is en-NZ, `/au…` is en-AU, anything else en (specification 4). */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/', 2)[1];
  if (first === 'nz') return 'en-NZ';
  if (first === 'au') return 'en-AU';
  return 'en';
}

/** The path without its variant's prefix, always starting with a slash: `/nz/demo` gives `/demo`, `/au` gives `/`. */
export function pathWithinLocale(pathname: string): string {
  const { prefix } = facts[localeOfPath(pathname)];
  return pathname.slice(prefix.length) || '/';
}

/** The address of a page in a variant: `('en-NZ', '/demo')` gives `/nz/demo`, `('en-NZ', '/')` gives `/nz`. */
export function localisedPath(locale: Locale, path: string): string {
  const { prefix } = facts[locale];
  if (path === '/' || path === '') return prefix || '/';
  return `${prefix}${path}`;
}
