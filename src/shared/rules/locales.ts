import type { InEveryLanguage } from '#language/languages.ts';

/** The language tags of the site's variants. The first one is the international default. */
export const locales = ['en', 'en-NZ', 'en-AU'] as const;

export type Locale = (typeof locales)[number];

/** The variant that is the international default. Its paths have no prefix. */
export const defaultLocale: Locale = 'en';

/**
 * The facts that differ between the variants. If you add a variant, add its facts here. The compiler then reports all
 * texts that the new variant needs.
 */
export interface LocaleFacts {
  readonly locale: Locale;
  /** The beginning of the variant's paths, without a slash at the end: '', '/nz' or '/au'. */
  readonly prefix: '' | `/${string}`;
  /** The currency that is shown beside prices, as an ISO 4217 code. The numbers are the same in every variant. */
  readonly currency: string;
  /** The variant's name as readers see it: the name of the country, or "International". */
  readonly region: string;
  /** The IANA time zone in which pages compute dates. Example: today's date. */
  readonly timeZone: string;
  readonly emergencyNumber: string;
  /**
   * One sentence in each language for a person who thinks of self-harm. It says whom to call. Decision 028 contains the
   * sources.
   */
  readonly helplines: InEveryLanguage<string>;
  /**
   * The forms of telephone numbers in the country. Each group of a pattern is a part of the number, and spaces separate
   * the parts when the number is shown.
   */
  readonly phoneFormats: readonly RegExp[];
}

const facts: Record<Locale, LocaleFacts> = {
  en: {
    locale: 'en',
    prefix: '',
    currency: 'USD',
    region: 'International',
    timeZone: 'Pacific/Auckland',
    emergencyNumber: '111 (NZ) / 000 (AU)',
    helplines: {
      en: 'In New Zealand call or text 1737, free at any time, or call the Suicide Crisis Helpline on 0508 828 865. In Australia call Lifeline on 13 11 14.',
      'zh-Hans':
        '在新西兰，可随时免费拨打或发短信到 1737，或拨打自杀危机热线 0508 828 865。在澳大利亚，请拨打 Lifeline 13 11 14。',
      ko: '뉴질랜드에서는 언제든 1737로 무료 전화나 문자를 하시거나, 자살 위기 상담 전화 0508 828 865로 전화하세요. 호주에서는 Lifeline 13 11 14로 전화하세요.',
    },
    phoneFormats: [],
  },
  'en-NZ': {
    locale: 'en-NZ',
    prefix: '/nz',
    currency: 'NZD',
    region: 'New Zealand',
    timeZone: 'Pacific/Auckland',
    emergencyNumber: '111',
    helplines: {
      en: 'Call or text 1737, free at any time, or call the Suicide Crisis Helpline on 0508 828 865 or Lifeline on 0800 543 354.',
      'zh-Hans': '可随时免费拨打或发短信到 1737，也可拨打自杀危机热线 0508 828 865 或 Lifeline 0800 543 354。',
      ko: '언제든 1737로 무료 전화나 문자를 하시거나, 자살 위기 상담 전화 0508 828 865 또는 Lifeline 0800 543 354로 전화하세요.',
    },
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
    helplines: {
      en: 'Call Lifeline on 13 11 14 at any time.',
      'zh-Hans': '请随时拨打 Lifeline 13 11 14。',
      ko: '언제든 Lifeline 13 11 14로 전화하세요.',
    },
    phoneFormats: [
      /^(04\d{2})(\d{3})(\d{3})$/,
      /^(0[378])(\d{4})(\d{4})$/,
      /^(\+61)(4\d{2})(\d{3})(\d{3})$/,
      /^(\+61)(\d)(\d{3,4})(\d{4})$/,
    ],
  },
};

export function localeFacts(locale: Locale): LocaleFacts {
  return facts[locale];
}

/** Returns the variant of a path. Example: `/nz/demo` belongs to `en-NZ`. A path without a prefix belongs to `en`. */
export function localeOfPath(pathname: string): Locale {
  const prefix = `/${pathname.split('/', 2)[1] ?? ''}`;
  return locales.find((locale) => facts[locale].prefix === prefix) ?? defaultLocale;
}

/** Returns a path without the prefix of its variant. Example: `/nz/demo` becomes `/demo`, and `/au` becomes `/`. */
export function pathWithinLocale(pathname: string): string {
  const { prefix } = facts[localeOfPath(pathname)];
  return pathname.slice(prefix.length) || '/';
}

/** Returns the path of a page in a variant. Example: in `en-NZ`, `/demo` becomes `/nz/demo`, and `/` becomes `/nz`. */
export function localisedPath(locale: Locale, path: string): string {
  const { prefix } = facts[locale];
  if (path === '/' || path === '') return prefix || '/';
  return `${prefix}${path}`;
}
