import type { Locale } from '#domain/locales.ts';
import { type PageHead, pageTitle } from '../head/page-head.ts';

/** The description of the demo in each variant (product 2.3). */
const descriptions: Record<Locale, string> = {
  en: 'Try a voice AI agent that takes orders, books appointments or sorts urgent jobs. Five trades, in English, Chinese and Korean. No sign-up.',
  'en-NZ':
    'Try a voice AI agent made for New Zealand takeaways, clinics, salons, trades and motels. English, Chinese and Korean. No sign-up.',
  'en-AU':
    'Try a voice AI agent made for Australian takeaways, clinics, salons, trades and motels. English, Chinese and Korean. No sign-up.',
};

/** What the demo says about itself, whichever agent is chosen. */
export function demoHead(locale: Locale): PageHead {
  return {
    locale,
    path: '/demo',
    title: pageTitle('Voice AI Demo', locale),
    description: descriptions[locale],
  };
}
