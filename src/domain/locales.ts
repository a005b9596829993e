/** The locales of the site's variants (product 1.2). The first is the international default. */
export const locales = ['en', 'en-NZ', 'en-AU'] as const;

/** The language tag of a variant, as in `<html lang>`. */
export type Locale = (typeof locales)[number];

/** The international default, without a prefix. */
export const defaultLocale: Locale = 'en';

/** What differs between variants (product 1.3). A new variant needs an entry here; the compiler then asks for its texts. */
export interface LocaleFacts {
  readonly locale: Locale;
  /** The path prefix, without a trailing slash: '', '/nz' or '/au'. */
  readonly prefix: '' | `/${string}`;
  /** The label beside prices, an ISO 4217 code. The numbers are the same in every variant. */
  readonly currency: string;
  /** The country's name for readers, or the international default. */
  readonly region: string;
  /** IANA time zone of dates that pages compute, such as today (product 1.5). */
  readonly timeZone: string;
  /** The number that the demo agents name for emergencies. */
  readonly emergencyNumber: string;
  /** How the country writes its telephone numbers; the groups are the parts between spaces. */
  readonly phoneFormats: readonly RegExp[];
}

const facts: Record<Locale, LocaleFacts> = {
  en: {
    locale: 'en',
    prefix: '',
    currency: 'USD',
    region: 'International',
    timeZone: 'Pacific/Auckland',
    emergencyNumber: '111',
    phoneFormats: [],
  },
  'en-NZ': {
    locale: 'en-NZ',
    prefix: '/nz',
    currency: 'NZD',
    region: 'New Zealand',
    timeZone: 'Pacific/Auckland',
    emergencyNumber: '111',
    phoneFormats: [
      /^(0800|0508)(\d{3})(\d{3,4})$/,
      /^(02\d)(\d{4})(\d{4})$/,
      /^(02\d)(\d{3})(\d{3,4})$/,
      /^(0[34679])(\d{3})(\d{4})$/,
      /^(\+64)(2\d)(\d{3})(\d{3,4})$/,
      /^(\+64)(\d)(\d{3,4})(\d{4})$/,
    ],
  },
  'en-AU': {
    locale: 'en-AU',
    prefix: '/au',
    currency: 'AUD',
    region: 'Australia',
    timeZone: 'Australia/Sydney',
    emergencyNumber: '000',
    phoneFormats: [
      /^(04\d{2})(\d{3})(\d{3})$/,
      /^(0[378])(\d{4})(\d{4})$/,
      /^(\+61)(4\d{2})(\d{3})(\d{3})$/,
      /^(\+61)(\d)(\d{3,4})(\d{4})$/,
    ],
  },
};

/** Returns the facts of a variant. */
export function localeFacts(locale: Locale): LocaleFacts {
  return facts[locale];
}

/** Returns the variant of a path: `/nz/demo` is in `en-NZ`, and any path without a prefix in `en`. */
export function localeOfPath(pathname: string): Locale {
  const prefix = `/${pathname.split('/', 2)[1] ?? ''}`;
  return locales.find((locale) => facts[locale].prefix === prefix) ?? defaultLocale;
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
