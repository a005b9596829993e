import { capitalise } from '#demo-agents/text/translated.ts';
import { demoAgentCount } from '#shared/demo-agent-keys.ts';
import { headlineCommission, partnerQuestions } from '#shared/offer/partner-programme.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { siteConfig } from '#site.config';
import { demoCallAnchor } from '../header/site-links.ts';
import { type PageHead, pageTitle } from './page-head.ts';
import { questionsData } from './structured-data.ts';

const { brand } = siteConfig;

const homeTitles: Record<Locale, string> = {
  en: `Voice AI Solutions for SMEs | ${brand}`,
  'en-NZ': `Voice AI Solutions for New Zealand SMEs | ${brand}`,
  'en-AU': `Voice AI Solutions for Australian SMEs | ${brand}`,
};

const titles = {
  '/resources': 'Voice AI Resources',
  '/articles': 'All Articles by Month',
  '/tags': 'Articles by Tag',
  '/partners': `Partner Programme: ${headlineCommission} Commissions`,
  '/demo': 'Voice AI Demo',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
  '/trust': 'Trust',
  '/contact': 'Contact',
};

/**
 * The path of a public page that is always there, without the prefix of a variant. A new page also needs a row in
 * `src/shared/page-queries.ts`: without it, the page is not cached.
 */
type PublicPath = '/' | keyof typeof titles;

const descriptions: Record<Locale, Record<PublicPath, string>> = {
  en: {
    '/': `${brand} sets up voice AI agents and chatbots that answer the phone and take bookings for small and medium businesses. Three packages, with prices in USD.`,
    '/resources':
      'Practical articles on voice AI for small and medium businesses: call handling, set-up, cost and what to ask before you buy.',
    '/partners': `Web agencies that bring us clients earn ${headlineCommission} commissions on voice AI. No upfront cost to join, paid monthly. Work out your share.`,
    '/demo': `Try a voice AI agent that takes orders, books appointments or sorts urgent jobs. ${capitalise(demoAgentCount)} trades, in English, Chinese and Korean. No sign-up.`,
    '/privacy': `What ${brand} holds about visitors, customers and callers, who receives it, how long it is kept, and how to see, correct or delete it.`,
    '/terms': `The terms of ${brand}’s voice AI service: packages and prices, notice periods, your part and ours, and what AI can and cannot do.`,
    '/trust': `Where a call, a form and a question to ${brand} go, who handles them and how long they are kept, as this site is set up now.`,
    '/contact': `Write to ${brand} about voice AI for your business. A person reads every message and replies. Opening hours, email and what happens next.`,
    '/articles': `Every article of ${brand} on voice AI and answering the phone, by month, with the number in each category and tag.`,
    '/tags': `Every tag of the articles of ${brand} on voice AI and answering the phone, with the number of articles behind each.`,
  },
  'en-NZ': {
    '/': 'Voice AI agents and chatbots for New Zealand businesses, from the van to the clinic. Set up for you, with 3 months of support and prices in NZD.',
    '/resources':
      'Practical articles on voice AI for New Zealand businesses: call handling, set-up, cost and what to ask before you buy.',
    '/partners': `New Zealand web agencies that bring us clients earn ${headlineCommission} commissions on voice AI. No upfront cost to join, paid monthly. Work out your share.`,
    '/demo':
      'Try a voice AI agent made for New Zealand takeaways, clinics, salons, trades and motels. English, Chinese and Korean. No sign-up.',
    '/privacy': `How ${brand} handles personal information in New Zealand: the Privacy Act 2020 and its principles, calls and recordings, providers overseas, access and correction.`,
    '/terms': `The terms of ${brand}’s voice AI service for businesses in New Zealand: prices in NZD, notice periods, telling callers, and rights under New Zealand consumer law.`,
    '/trust': `Where a call, a form and a question to ${brand} in New Zealand go, who handles them, and what principle 3A may ask you to tell callers.`,
    '/contact': `Write to ${brand} in New Zealand about voice AI for your business. A person reads every message and replies. Opening hours in New Zealand time.`,
    '/articles': `Every article of ${brand} for New Zealand businesses on voice AI and answering the phone, by month, category and tag.`,
    '/tags': `Every tag of the articles of ${brand} for New Zealand businesses, with the number of articles behind each.`,
  },
  'en-AU': {
    '/': 'Voice AI agents and chatbots for Australian businesses, from the ute to the clinic. Set up for you, with 3 months of support and prices in AUD.',
    '/resources':
      'Practical articles on voice AI for Australian businesses: call handling, set-up, cost and what to ask before you buy.',
    '/partners': `Australian web agencies that bring us clients earn ${headlineCommission} commissions on voice AI. No upfront cost to join, paid monthly. Work out your share.`,
    '/demo':
      'Try a voice AI agent made for Australian takeaways, clinics, salons, trades and motels. English, Chinese and Korean. No sign-up.',
    '/privacy': `How ${brand} handles personal information in Australia: the Privacy Act 1988 and the Australian Privacy Principles, calls and recordings, automated decisions, access and correction.`,
    '/terms': `The terms of ${brand}’s voice AI service for businesses in Australia: prices in AUD, notice periods, telling callers, and rights under the Australian Consumer Law.`,
    '/trust': `Where a call, a form and a question to ${brand} in Australia go, who handles them, and what principle 1.7 may ask you to tell callers.`,
    '/contact': `Write to ${brand} in Australia about voice AI for your business. A person reads every message and replies. Opening hours in local time.`,
    '/articles': `Every article of ${brand} for Australian businesses on voice AI and answering the phone, by month, category and tag.`,
    '/tags': `Every tag of the articles of ${brand} for Australian businesses, with the number of articles behind each.`,
  },
};

/** Returns the head of a public page. Home adds structured data, which need the owner's facts (`structured-data.ts`). */
export function publicHead(locale: Locale, path: PublicPath): PageHead {
  return {
    locale,
    path,
    title: path === '/' ? homeTitles[locale] : pageTitle(titles[path], locale),
    description: descriptions[locale][path],
    ...(path === '/partners' && { structuredData: [questionsData(partnerQuestions, locale)] }),
    // Nothing is painted before the call is parsed, because a part of it would move when the rest arrives.
    ...(path === '/demo' && {
      tags: [{ tag: 'link', attributes: { rel: 'expect', blocking: 'render', href: `#${demoCallAnchor}` } }],
    }),
  };
}

/** All public pages with a fixed path, for the sitemap, `llms.txt` and the social pictures. */
export const publicPaths: readonly PublicPath[] = [
  '/',
  '/resources',
  '/articles',
  '/tags',
  '/partners',
  '/demo',
  '/privacy',
  '/terms',
  '/trust',
  '/contact',
];
