import { describe, expect, it } from 'vitest';
import { noOwnerFacts, type OwnerFacts } from '#shared/offer/owner-facts.ts';
import { organisationData } from './structured-data.ts';

const siteUrl = 'https://bellbird.example';
const owner: OwnerFacts = {
  openingHours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' },
    { days: ['Saturday'], opens: '10:00', closes: '14:00' },
  ],
};

describe('organisationData', () => {
  it.each([
    ['en-NZ', 'https://bellbird.example/nz', 'New Zealand', 'NZD'],
    ['en-AU', 'https://bellbird.example/au', 'Australia', 'AUD'],
  ] as const)('has the opening hours in %s', (locale, url, areaServed, currenciesAccepted) => {
    expect(organisationData(locale, siteUrl, owner)).toMatchObject({
      '@type': 'LocalBusiness',
      url,
      areaServed,
      currenciesAccepted,
      openingHoursSpecification: owner.openingHours.map(({ days, ...times }) => ({ dayOfWeek: days, ...times })),
    });
  });

  it('has no opening hours and no currency in the international variant', () => {
    const data = organisationData('en', siteUrl, owner);
    expect(data['@type']).toBe('Organization');
    expect(data).not.toHaveProperty('openingHoursSpecification');
    expect(data).not.toHaveProperty('currenciesAccepted');
  });
});

describe('the facts of the owner in organisationData', () => {
  it('are left out until the owner has set them', () => {
    const data = JSON.stringify(organisationData('en-NZ', siteUrl, noOwnerFacts));
    expect(data).not.toMatch(/telephone|address|openingHoursSpecification/);
  });

  it('are there as soon as they are set', () => {
    const address = { street: '1 Example Street', locality: 'Nelson', postalCode: '7010' };
    const data = organisationData('en', siteUrl, { ...noOwnerFacts, phone: '03 123 4567', address });
    expect(data).toMatchObject({
      telephone: '03 123 4567',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Example Street',
        addressLocality: 'Nelson',
        postalCode: '7010',
      },
    });
    expect(data).not.toHaveProperty('address.addressRegion');
  });
});
