import type { Locale } from '#domain/locales.ts';
import { siteConfig } from '#site.config';
import { type PageHead, pageTitle } from '../head/page-head.ts';

const { brand } = siteConfig;

const privacyDescriptions: Record<Locale, string> = {
  en: `What ${brand} holds about visitors, customers and callers, who receives it, how long it is kept, and how to see, correct or delete it.`,
  'en-NZ': `How ${brand} handles personal information in New Zealand: the Privacy Act 2020 and its principles, calls and recordings, providers overseas, access and correction.`,
  'en-AU': `How ${brand} handles personal information in Australia: the Privacy Act 1988 and the Australian Privacy Principles, calls and recordings, automated decisions, access and correction.`,
};

const termsDescriptions: Record<Locale, string> = {
  en: `The terms of ${brand}’s voice AI service: packages and prices, notice periods, your part and ours, and what AI can and cannot do.`,
  'en-NZ': `The terms of ${brand}’s voice AI service for businesses in New Zealand: prices in NZD, notice periods, telling callers, and rights under New Zealand consumer law.`,
  'en-AU': `The terms of ${brand}’s voice AI service for businesses in Australia: prices in AUD, notice periods, telling callers, and rights under the Australian Consumer Law.`,
};

/** What the Privacy page says about itself in each variant (product 2.2). */
export function privacyHead(locale: Locale): PageHead {
  return { locale, path: '/privacy', title: pageTitle('Privacy', locale), description: privacyDescriptions[locale] };
}

/** What the Terms page says about itself in each variant (product 2.2). */
export function termsHead(locale: Locale): PageHead {
  return { locale, path: '/terms', title: pageTitle('Terms', locale), description: termsDescriptions[locale] };
}
