/** A package that Home offers. Amounts are in whole dollars, and are the same in every variant. */
export interface Package {
  readonly key: 'starter' | 'growth' | 'enterprise-lite';
  readonly name: string;
  readonly inShort: string;
  readonly suits: string;
  /** Price for each month of the 12-month plan, in dollars. */
  readonly monthly: number;
  /** Price if the package is bought once, in dollars. */
  readonly oneOff: number;
  readonly contents: readonly string[];
}

export const planMonths = 12;

export const supportMonths = 3;

export const usageNotice = 'Usage is billed separately at standard AI voice rates.';

/** The sentences on GST, word for word as on the page Terms. */
export const taxNotice =
  'Your order and each invoice say how GST, or a similar tax, applies. You see it before you commit.';

/** The sentences on support, word for word as on the page Terms. */
export const supportNotice = `Support is included for ${supportMonths} months from the day it goes live. Your order says what support costs after that, if you want it.`;

/** The packages, in order of their price. The cheapest is first. */
export const packages: readonly Package[] = [
  {
    key: 'starter',
    name: 'Starter',
    inShort: 'the usual questions answered',
    suits: 'Suits you if customers keep asking the same questions.',
    monthly: 199,
    oneOff: 2000,
    contents: ['Knowledge base up to 50 Q&A', 'Flows up to 5 steps', '3 months of support'],
  },
  {
    key: 'growth',
    name: 'Growth',
    inShort: 'your phone answered as well',
    suits: 'Suits you if calls go unanswered.',
    monthly: 499,
    oneOff: 5000,
    contents: ['Phone integration', 'Knowledge base up to 300 entries', 'Flows up to 10 steps', '3 months of support'],
  },
  {
    key: 'enterprise-lite',
    name: 'Enterprise Lite',
    inShort: 'connected to your CRM, ATS or LMS',
    suits: 'Suits you if your answers change often, or your agent works with a CRM, ATS or LMS.',
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

/** Returns the package with this key. */
export function packageOf(key: Package['key']): Package {
  const found = packages.find((offer) => offer.key === key);
  if (!found) throw new Error(`There is no package ${key}.`);
  return found;
}

/** The package that contains phone integration. */
export const packageWithPhone: Package = requirePackageWithPhone();

function requirePackageWithPhone(): Package {
  const found = packages.find(({ contents }) => contents.includes('Phone integration'));
  if (!found) throw new Error('No package contains phone integration.');
  return found;
}
