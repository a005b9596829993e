/** The locales of the site's variants (product 1.2). The first is the international default. */
export const locales = ['en', 'en-NZ', 'en-AU'] as const;

/** The language tag of a variant, as in `<html lang>`. */
export type Locale = (typeof locales)[number];

/** What differs between variants (product 1.3). */
export interface LocaleFacts {
  readonly locale: Locale;
  /** The path prefix, without a trailing slash: '', '/nz' or '/au'. */
  readonly prefix: '' | '/nz' | '/au';
  /** The label beside prices. The numbers are the same in every variant. */
  readonly currency: 'USD' | 'NZD' | 'AUD';
  /** The country's name for readers, or the international default. */
  readonly region: string;
  /** IANA time zone of dates that pages compute, such as today (product 1.5). */
  readonly timeZone: string;
}

const facts: Record<Locale, LocaleFacts> = {
  en: { locale: 'en', prefix: '', currency: 'USD', region: 'International', timeZone: 'Pacific/Auckland' },
  'en-NZ': { locale: 'en-NZ', prefix: '/nz', currency: 'NZD', region: 'New Zealand', timeZone: 'Pacific/Auckland' },
  'en-AU': { locale: 'en-AU', prefix: '/au', currency: 'AUD', region: 'Australia', timeZone: 'Australia/Sydney' },
};

/** Returns the facts of a variant. */
export function localeFacts(locale: Locale): LocaleFacts {
  return facts[locale];
}

/** Returns the variant of a path: `/nz/demo` is in `en-NZ`, and any path without a prefix in `en`. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/', 2)[1];
  if (first === 'nz') return 'en-NZ';
  if (first === 'au') return 'en-AU';
  return 'en';
}

/** Returns the path without its variant's prefix: `/nz/demo` becomes `/demo`, `/au` becomes `/`. */
export function pathWithinLocale(pathname: string): string {
  const { prefix } = facts[localeOfPath(pathname)];
  return pathname.slice(prefix.length) || '/';
}

/** Returns the path of a page in a variant: in `en-NZ`, `/demo` becomes `/nz/demo` and `/` becomes `/nz`. */
export function localisedPath(locale: Locale, path: string): string {
  const { prefix } = facts[locale];
  if (path === '/' || path === '') return prefix || '/';
  return `${prefix}${path}`;
}
