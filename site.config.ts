/**
 * The facts about the brand, for the owner to change first. Prices and packages are in `src/domain/packages.ts`, and the
 * texts of a page are beside that page.
 */
export const siteConfig = {
  /** The name shown in the header, in titles and in search results. */
  brand: 'Bellbird',
  /** The legal name in the footer, Privacy and Terms. */
  legalName: 'Bellbird',
  /** One sentence for search engines and link previews. */
  description:
    'Voice AI agents and chatbots for small and medium businesses in New Zealand and Australia, set up for you, at prices you can see.',
  /** The address for questions about privacy and terms (product 2.15). */
  email: 'hello@bellbird.example',
  /** The page on a professional network that the footer links to. */
  professionalNetwork: { label: 'LinkedIn', url: 'https://www.linkedin.com/' },
  /** Postal address for search engines. Pages leave it out while it is empty (product 2.3). */
  address: { street: '', locality: '', region: '', postalCode: '' },
  /** Opening hours for New Zealand and Australia, in local time. */
  openingHours: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' },
    { days: ['Saturday'], opens: '10:00', closes: '14:00' },
  ],
} as const;
