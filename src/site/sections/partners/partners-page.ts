import type { FAQPage, WithContext } from 'schema-dts';
import type { Locale } from '#domain/locales.ts';
import { headlineCommission, joiningNeeds, type PartnerQuestion, partnerQuestions } from '#domain/partner-programme.ts';
import { siteConfig } from '#site.config';
import { type PageHead, pageTitle } from '../head/page-head.ts';

/** The description of Partners in each variant (product 2.3). */
const descriptions: Record<Locale, string> = {
  en: `Web agencies that bring us clients earn ${headlineCommission} commissions on voice AI. No upfront cost to join, paid monthly. Work out your share on the page.`,
  'en-NZ': `New Zealand web agencies that bring us clients earn ${headlineCommission} commissions on voice AI. No upfront cost to join, paid monthly. Work out your share on the page.`,
  'en-AU': `Australian web agencies that bring us clients earn ${headlineCommission} commissions on voice AI. No upfront cost to join, paid monthly. Work out your share on the page.`,
};

/** What the Partners page says about itself, whatever its estimator shows. */
export function partnersHead(locale: Locale): PageHead {
  return {
    locale,
    path: '/partners',
    title: pageTitle(`Partner Programme: ${headlineCommission} Commissions`, locale),
    description: descriptions[locale],
    structuredData: [questionsData(partnerQuestions, locale)],
  };
}

/** Questions and answers in the terms of schema.org. */
function questionsData(questions: readonly PartnerQuestion[], locale: Locale): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

const body = `${joiningNeeds[0]}:\n\nWe agree to the terms: yes / no\n\n${joiningNeeds[2]}:\n`;

/** Opens a message to us with the three things an application needs. */
export const joiningEmail = `mailto:${siteConfig.email}?subject=${encodeURIComponent('Joining the partner programme')}&body=${encodeURIComponent(body)}`;

/** Where the parts of the Partners page stand that other parts lead to. */
export const partnersAnchors = { estimator: 'estimator', join: 'join' } as const;

/** How the button, the dialog and their script find each other. */
export const partnerCallId = 'partner-call';

/** Who answers in the dialog. */
export const specialistName = 'AI partner specialist';
