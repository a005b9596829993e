/**
 * The facts about the brand, for the owner to change first. Prices and packages are in `src/shared/offer/packages.ts`, and
 * the texts of a page are beside that page.
 */
export const siteConfig = {
  /** The name shown in the header, in titles and in search results. */
  brand: 'Bellbird',
  /** The legal name in the footer, Privacy and Terms. */
  legalName: 'Bellbird',
  /** One sentence for search engines and link previews. */
  description:
    'Voice AI agents and chatbots for small and medium businesses in New Zealand and Australia, set up for you, at prices you can see.',
  /** The address for questions about privacy and terms. */
  email: 'hello@bellbird.example',
  /** The page on a professional network that the footer links to. */
  professionalNetwork: { label: 'LinkedIn', url: 'https://www.linkedin.com/' },
  /**
   * Facts that only the owner knows. They are the defaults of the page Settings in the desk. All code reads them
   * through one function. A fact that is empty is not shown anywhere. If a fact is not valid, the server prints why and
   * does not start.
   */
  ownerFacts: {
    /** Opening hours for New Zealand and Australia, in local time. */
    openingHours: [
      { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' },
      { days: ['Saturday'], opens: '10:00', closes: '14:00' },
    ],
    /** The number that customers ring, as it is shown. Example: '03 123 4567'. */
    phone: '',
    /** Postal address. It needs at least the street and the town. */
    address: { street: '', locality: '', region: '', postalCode: '' },
    /** Whether prices and usage include GST: 'included', 'added' or empty. */
    gst: '',
    /** Dollars for one minute of usage, the same number in every currency. Example: 0.15. */
    usageRate: '',
    /** Who runs the business, in one to three sentences. */
    whoWeAre: '',
  },
} as const;
