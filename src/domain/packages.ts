/** A package that Home offers. Amounts are in whole dollars, and are the same in every variant (product 2.11). */
export interface Package {
  readonly key: 'starter' | 'growth' | 'enterprise-lite';
  readonly name: string;
  /** Price for each month of the 12-month plan, in dollars. */
  readonly monthly: number;
  /** Price if the package is bought once, in dollars. */
  readonly oneOff: number;
  readonly contents: readonly string[];
}

/** Number of months for which the plan runs. */
export const planMonths = 12;

/** Number of months of support that are part of every package. */
export const supportMonths = 3;

/** The sentence that is shown beside every price. */
export const usageNotice = 'Usage is billed separately at standard AI voice rates.';

/** The packages, in order of their price. The cheapest is first. */
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
