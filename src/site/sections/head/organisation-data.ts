import type { LocalBusiness, Organization, PostalAddress, WithContext } from 'schema-dts';
import { defaultLocale, type Locale, localeFacts, localisedPath } from '#domain/locales.ts';
import { siteConfig } from '#site.config';

/**
 * The schema.org data about the company. They describe a LocalBusiness in variants with opening hours, and otherwise an
 * Organization.
 */
export type OrganisationData = WithContext<Exclude<Organization | LocalBusiness, string>>;

/**
 * Returns the data about the company for search engines. In New Zealand and Australia they contain opening hours
 * (product 2.3).
 */
export function organisationData(locale: Locale, siteUrl: string): OrganisationData {
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
    ...postalAddress(siteConfig.address),
    ...(isLocal && {
      areaServed: region,
      currenciesAccepted: currency,
      openingHoursSpecification: siteConfig.openingHours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: days,
        opens,
        closes,
      })),
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

/** Returns the postal address. Returns an empty object if the owner has not set the street and the locality. */
export function postalAddress(address: Readonly<Record<string, string>>): { address?: PostalAddress } {
  const { street = '', locality = '', region = '', postalCode = '' } = address;
  if (!street || !locality) return {};
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
