import type { FAQPage, LocalBusiness, Organization, PostalAddress, Thing, WithContext } from 'schema-dts';
import { homeQuestions } from '#shared/offer/home-questions.ts';
import type { OwnerFacts } from '#shared/offer/owner-facts.ts';
import { defaultLocale, type Locale, localeFacts, localisedPath } from '#shared/rules/locales.ts';
import { siteConfig } from '#site.config';

interface PageQuestion {
  readonly question: string;
  readonly answer: string;
}

export function questionsData(questions: readonly PageQuestion[], locale: Locale): WithContext<FAQPage> {
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

/**
 * The schema.org data about the company: a LocalBusiness in New Zealand and Australia, and an Organization in the
 * international variant.
 */
export type OrganisationData = WithContext<Exclude<Organization | LocalBusiness, string>>;

/**
 * Returns the data about the company for search engines. They include the phone number and the address if the owner has
 * set them, and in New Zealand and Australia also the opening hours.
 */
export function organisationData(locale: Locale, siteUrl: string, owner: OwnerFacts): OrganisationData {
  const { currency, region } = localeFacts(locale);
  const isLocal = locale !== defaultLocale;
  return {
    '@context': 'https://schema.org',
    '@type': isLocal ? 'LocalBusiness' : 'Organization',
    name: siteConfig.brand,
    url: `${siteUrl}${localisedPath(locale, '/')}`,
    description: siteConfig.description,
    email: siteConfig.email,
    ...networkPage(siteConfig.professionalNetwork.url),
    telephone: owner.phone,
    ...postalAddress(owner.address),
    ...(isLocal && {
      areaServed: region,
      currenciesAccepted: currency,
      openingHoursSpecification: openingHours(owner),
    }),
  };
}

/**
 * Returns the link to the company's page in a professional network. Returns an empty object if the URL is only the
 * front page of the network.
 */
function networkPage(url: string): { sameAs?: string[] } {
  return new URL(url).pathname === '/' ? {} : { sameAs: [url] };
}

function openingHours(owner: OwnerFacts) {
  if (owner.openingHours.length === 0) return undefined;
  return owner.openingHours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: days,
    opens,
    closes,
  }));
}

function postalAddress(address: OwnerFacts['address']): { address?: PostalAddress } {
  if (!address) return {};
  const { street, locality, region, postalCode } = address;
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      ...(region && { addressRegion: region }),
      ...(postalCode && { postalCode }),
    },
  };
}

/**
 * Returns the structured data of Home: the company with the facts of its owner, and the page's questions with their
 * answers. `siteUrl` must not end with a slash.
 */
export function homeData(locale: Locale, siteUrl: string, owner: OwnerFacts): WithContext<Thing>[] {
  return [organisationData(locale, siteUrl, owner), questionsData(homeQuestions(owner), locale)];
}
