/** A package. Amounts are whole dollars, the same in every variant (product 2.11). */
export interface Package {
  readonly key: 'starter' | 'growth' | 'enterprise-lite';
  readonly name: string;
  /** Price of one month on the 12-month plan. */
  readonly monthly: number;
  /** Price of a one-off purchase. */
  readonly oneOff: number;
  readonly contents: readonly string[];
}

/** Length of the monthly plan, in months. */
export const planMonths = 12;

/** Months of support that every package includes. */
export const supportMonths = 3;

/** The sentence that is shown with every price. */
export const usageNotice = 'Usage is billed separately at standard AI voice rates.';

/** The packages, cheapest first. */
export const packages: readonly Package[] = [
  {
    key: 'starter',
    name: 'Starter',
    monthly: 199,
    oneOff: 2000,
    contents: ['Knowledge base up to 50 Q&A', 'Flows up to 5 steps', '3 months of support'],
  },
  {
    key: 'growth',
    name: 'Growth',
    monthly: 499,
    oneOff: 5000,
    contents: ['Phone integration', 'Knowledge base up to 300 entries', 'Flows up to 10 steps', '3 months of support'],
  },
  {
    key: 'enterprise-lite',
    name: 'Enterprise Lite',
    monthly: 999,
    oneOff: 10000,
    contents: [
      'Large knowledge base with continuous updates',
      'Complex flows and escalations',
      'CRM/ATS/LMS integrations',
      '3 months of premium support',
    ],
  },
];
