/**
 * Every fact about the brand, in one place: what an owner changes first.
 * Prices and packages live in `src/domain/packages.ts`; texts of a page live beside that page.
 */
export const siteConfig = {
  /** The name shown in the header, in titles and in search results. */
  brand: 'Bellbird',
  /** The legal person named in the footer, Privacy and Terms. */
  legalName: 'Bellbird',
  /** One sentence for search engines and link previews. */
  description:
    'Voice AI agents and chatbots for small and medium businesses in New Zealand and Australia, set up for you, with prices on the page.',
  /** Where questions about privacy and terms are answered (specification 2, Privacy and Terms). */
  email: 'hello@bellbird.example',
  /** The professional-network page linked in the footer (specification 2, Shared header and footer). */
  professionalNetwork: { label: 'LinkedIn', url: 'https://www.linkedin.com/' },
  /** Postal address for search engines; left out of the pages while empty (specification 9, Search metadata). */
  address: { street: '', locality: '', region: '', postalCode: '' },
  /** Opening hours for New Zealand and Australia, local time (specification 9, Search metadata). */
  openingHours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' },
    { days: ['Saturday'], opens: '10:00', closes: '14:00' },
  ],
} as const;
