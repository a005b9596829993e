import { type Locale, localeFacts, localisedPath } from '#domain/locales.ts';
import { siteConfig } from '#site.config';

/** Opening hours in the terms of schema.org. */
interface OpeningHours {
  readonly '@type': 'OpeningHoursSpecification';
  readonly dayOfWeek: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

/** The provider in the terms of schema.org: an Organization, and a LocalBusiness where it has opening hours. */
export interface OrganisationData {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'Organization' | 'LocalBusiness';
  readonly name: string;
  readonly url: string;
  readonly description: string;
  readonly email: string;
  readonly sameAs?: readonly string[];
  readonly areaServed?: string;
  readonly currenciesAccepted?: string;
  readonly address?: Readonly<Record<string, string>>;
  readonly openingHoursSpecification?: readonly OpeningHours[];
}

/** Search data about the provider, with opening hours for New Zealand and Australia (specification 9; design 3.2). */
export function organisationData(locale: Locale, siteUrl: string): OrganisationData {
  const { currency, region } = localeFacts(locale);
  const isLocal = locale !== 'en';
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

/** The provider's own page on the network; the network's front page is not one. */
function networkPage(url: string): Pick<OrganisationData, 'sameAs'> {
  return new URL(url).pathname === '/' ? {} : { sameAs: [url] };
}

/** The address, once an owner has filled it in. */
export function postalAddress(address: Readonly<Record<string, string>>): Pick<OrganisationData, 'address'> {
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
