import type { Locale } from '#domain/locales.ts';
import { type PageHead, pageTitle } from '../head/page-head.ts';

/** The description of Resources in each variant (product 2.3). */
const descriptions: Record<Locale, string> = {
  en: 'Plain articles on voice AI for small and medium businesses: call handling, set-up, cost and what to ask before you buy.',
  'en-NZ':
    'Plain articles on voice AI for New Zealand businesses: call handling, set-up, cost and what to ask before you buy.',
  'en-AU':
    'Plain articles on voice AI for Australian businesses: call handling, set-up, cost and what to ask before you buy.',
};

/** What the Resources page says about itself, whatever category is chosen. */
export function resourcesHead(locale: Locale): PageHead {
  return {
    locale,
    path: '/resources',
    title: pageTitle('Voice AI Resources', locale),
    description: descriptions[locale],
  };
}
