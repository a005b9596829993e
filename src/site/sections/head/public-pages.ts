import { capitalise } from '#demo-agents/text/translated.ts';
import { demoAgentCount } from '#shared/demo-agent-keys.ts';
import { headlineCommission, partnerQuestions } from '#shared/offer/partner-programme.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { siteConfig } from '#site.config';
import { type PageHead, pageTitle } from './page-head.ts';
import { questionsData } from './structured-data.ts';

const { brand } = siteConfig;

interface SearchTexts {
  readonly homeTitle: string;
  readonly home: string;
  readonly resources: string;
  readonly partners: string;
  readonly demo: string;
  readonly privacy: string;
  readonly terms: string;
  readonly contact: string;
  readonly articles: string;
  readonly tags: string;
}

const searchTexts: Record<Locale, SearchTexts> = {
  en: {
    homeTitle: `Voice AI Solutions for SMEs | ${brand}`,
    home: `${brand} sets up voice AI agents and chatbots that answer the phone and take bookings for small and medium businesses. Three packages, with prices in USD.`,
    resources:
      'Practical articles on voice AI for small and medium businesses: call handling, set-up, cost and what to ask before you buy.',
    partners: `Web agencies that bring us clients earn ${headlineCommission} commissions on voice AI. No upfront cost to join, paid monthly. Work out your share.`,
    demo: `Try a voice AI agent that takes orders, books appointments or sorts urgent jobs. ${capitalise(demoAgentCount)} trades, in English, Chinese and Korean. No sign-up.`,
    privacy: `What ${brand} holds about visitors, customers and callers, who receives it, how long it is kept, and how to see, correct or delete it.`,
    terms: `The terms of ${brand}’s voice AI service: packages and prices, notice periods, your part and ours, and what AI can and cannot do.`,
    contact: `Write to ${brand} about voice AI for your business. A person reads every message and replies. Opening hours, email and what happens next.`,
    articles: `Every article of ${brand} on voice AI and answering the phone, by month, with the number in each category and tag.`,
    tags: `Every tag of the articles of ${brand} on voice AI and answering the phone, with the number of articles behind each.`,
  },
  'en-NZ': {
    homeTitle: `Voice AI Solutions for New Zealand SMEs | ${brand}`,
    home: 'Voice AI agents and chatbots for New Zealand businesses, from the van to the clinic. Set up for you, with 3 months of support and prices in NZD.',
    resources:
      'Practical articles on voice AI for New Zealand businesses: call handling, set-up, cost and what to ask before you buy.',
    partners: `New Zealand web agencies that bring us clients earn ${headlineCommission} commissions on voice AI. No upfront cost to join, paid monthly. Work out your share.`,
    demo: 'Try a voice AI agent made for New Zealand takeaways, clinics, salons, trades and motels. English, Chinese and Korean. No sign-up.',
    privacy: `How ${brand} handles personal information in New Zealand: the Privacy Act 2020 and its principles, calls and recordings, providers overseas, access and correction.`,
    terms: `The terms of ${brand}’s voice AI service for businesses in New Zealand: prices in NZD, notice periods, telling callers, and rights under New Zealand consumer law.`,
    contact: `Write to ${brand} in New Zealand about voice AI for your business. A person reads every message and replies. Opening hours in New Zealand time.`,
    articles: `Every article of ${brand} for New Zealand businesses on voice AI and answering the phone, by month, category and tag.`,
    tags: `Every tag of the articles of ${brand} for New Zealand businesses, with the number of articles behind each.`,
  },
  'en-AU': {
    homeTitle: `Voice AI Solutions for Australian SMEs | ${brand}`,
    home: 'Voice AI agents and chatbots for Australian businesses, from the ute to the clinic. Set up for you, with 3 months of support and prices in AUD.',
    resources:
      'Practical articles on voice AI for Australian businesses: call handling, set-up, cost and what to ask before you buy.',
    partners: `Australian web agencies that bring us clients earn ${headlineCommission} commissions on voice AI. No upfront cost to join, paid monthly. Work out your share.`,
    demo: 'Try a voice AI agent made for Australian takeaways, clinics, salons, trades and motels. English, Chinese and Korean. No sign-up.',
    privacy: `How ${brand} handles personal information in Australia: the Privacy Act 1988 and the Australian Privacy Principles, calls and recordings, automated decisions, access and correction.`,
    terms: `The terms of ${brand}’s voice AI service for businesses in Australia: prices in AUD, notice periods, telling callers, and rights under the Australian Consumer Law.`,
    contact: `Write to ${brand} in Australia about voice AI for your business. A person reads every message and replies. Opening hours in local time.`,
    articles: `Every article of ${brand} for Australian businesses on voice AI and answering the phone, by month, category and tag.`,
    tags: `Every tag of the articles of ${brand} for Australian businesses, with the number of articles behind each.`,
  },
};

/** Returns the head of Home. The page adds the structured data, which need the owner's facts (`structured-data.ts`). */
export function homeHead(locale: Locale): PageHead {
  const { homeTitle, home } = searchTexts[locale];
  return {
    locale,
    path: '/',
    title: homeTitle,
    description: home,
  };
}

export function resourcesHead(locale: Locale): PageHead {
  return {
    locale,
    path: '/resources',
    title: pageTitle('Voice AI Resources', locale),
    description: searchTexts[locale].resources,
  };
}

export function partnersHead(locale: Locale): PageHead {
  return {
    locale,
    path: '/partners',
    title: pageTitle(`Partner Programme: ${headlineCommission} Commissions`, locale),
    description: searchTexts[locale].partners,
    structuredData: [questionsData(partnerQuestions, locale)],
  };
}

export function demoHead(locale: Locale): PageHead {
  return { locale, path: '/demo', title: pageTitle('Voice AI Demo', locale), description: searchTexts[locale].demo };
}

export function privacyHead(locale: Locale): PageHead {
  return { locale, path: '/privacy', title: pageTitle('Privacy', locale), description: searchTexts[locale].privacy };
}

export function termsHead(locale: Locale): PageHead {
  return { locale, path: '/terms', title: pageTitle('Terms', locale), description: searchTexts[locale].terms };
}

export function contactHead(locale: Locale): PageHead {
  return { locale, path: '/contact', title: pageTitle('Contact', locale), description: searchTexts[locale].contact };
}

export function allArticlesHead(locale: Locale): PageHead {
  const title = pageTitle('All Articles by Month', locale);
  return { locale, path: '/articles', title, description: searchTexts[locale].articles };
}

export function tagsHead(locale: Locale): PageHead {
  return { locale, path: '/tags', title: pageTitle('Articles by Tag', locale), description: searchTexts[locale].tags };
}

/** The heads of all public pages with a fixed path, for the sitemap, `llms.txt` and the social pictures. */
export const publicPages: readonly ((locale: Locale) => PageHead)[] = [
  homeHead,
  resourcesHead,
  allArticlesHead,
  tagsHead,
  partnersHead,
  demoHead,
  privacyHead,
  termsHead,
  contactHead,
];
