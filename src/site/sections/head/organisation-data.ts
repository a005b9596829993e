import type { LocalBusiness, Organization, PostalAddress, WithContext } from 'schema-dts';
import { defaultLocale, type Locale, localeFacts, localisedPath } from '#domain/locales.ts';
import { siteConfig } from '#site.config';

/** The provider as schema.org data: an Organization, or a LocalBusiness when it has opening hours. */
export type OrganisationData = WithContext<Exclude<Organization | LocalBusiness, string>>;

/** Search data about the provider, with opening hours for New Zealand and Australia (product 2.3). */
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

/** Returns the provider's page on the network. The network's own front page does not count. */
function networkPage(url: string): { sameAs?: string[] } {
  return new URL(url).pathname === '/' ? {} : { sameAs: [url] };
}

/** Returns the postal address, or nothing until an owner has filled it in. */
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
