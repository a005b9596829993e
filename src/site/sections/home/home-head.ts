import type { Locale } from '#domain/locales.ts';
import { siteConfig } from '#site.config';
import { organisationData } from '../head/organisation-data.ts';
import type { PageHead } from '../head/page-head.ts';

/** Home's title and description in each variant (product 2.3). */
const texts: Record<Locale, { title: string; description: string }> = {
  en: {
    title: `Voice AI Solutions for SMEs | ${siteConfig.brand}`,
    description: `${siteConfig.brand} sets up voice AI agents and chatbots that answer the phone and take the booking for small and medium businesses. Three packages, prices in USD on the page.`,
  },
  'en-NZ': {
    title: `Voice AI Solutions for New Zealand SMEs | ${siteConfig.brand}`,
    description: `Voice AI agents and chatbots for New Zealand businesses, from the van to the clinic. Set up for you, 3 months of support, prices in NZD on the page.`,
  },
  'en-AU': {
    title: `Voice AI Solutions for Australian SMEs | ${siteConfig.brand}`,
    description: `Voice AI agents and chatbots for Australian businesses, from the ute to the clinic. Set up for you, 3 months of support, prices in AUD on the page.`,
  },
};

/** What Home says about itself. `siteUrl` has no trailing slash. */
export function homeHead(locale: Locale, siteUrl: string): PageHead {
  return { locale, path: '/', ...texts[locale], structuredData: [organisationData(locale, siteUrl)] };
}
