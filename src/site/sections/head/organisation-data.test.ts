import { describe, expect, it } from 'vitest';
import { organisationData, postalAddress } from './organisation-data.ts';

const siteUrl = 'https://bellbird.example';

describe('organisationData', () => {
  it.each([
    ['en-NZ', 'https://bellbird.example/nz', 'New Zealand', 'NZD'],
    ['en-AU', 'https://bellbird.example/au', 'Australia', 'AUD'],
  ] as const)('has the opening hours in %s', (locale, url, areaServed, currenciesAccepted) => {
    expect(organisationData(locale, siteUrl)).toMatchObject({
      '@type': 'LocalBusiness',
      url,
      areaServed,
      currenciesAccepted,
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' },
        { dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
      ],
    });
  });

  it('has no opening hours and no currency in the international variant', () => {
    const data = organisationData('en', siteUrl);
    expect(data['@type']).toBe('Organization');
    expect(data).not.toHaveProperty('openingHoursSpecification');
    expect(data).not.toHaveProperty('currenciesAccepted');
  });
});

describe('postalAddress', () => {
  it('is left out until the owner has set it', () => {
    expect(postalAddress({ street: '', locality: '', region: '', postalCode: '' })).toEqual({});
  });

  it('has the parts that the owner has set', () => {
    expect(postalAddress({ street: '1 Example Street', locality: 'Nelson', region: '', postalCode: '7010' })).toEqual({
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Example Street',
        addressLocality: 'Nelson',
        postalCode: '7010',
      },
    });
  });
});
