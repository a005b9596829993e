/** A rung of the partner programme (specification 3 and 9, Partner programme). */
export interface PartnerTier {
  readonly title: string;
  readonly requirement: string;
  /** Share of the deal, in percent. */
  readonly commission: number;
  readonly benefits: readonly string[];
}

/** The headline claim of the programme (specification 9). */
export const headlineCommission = '20-25%';

/** How a client pays, as the estimator offers it (specification 9). */
export type PaymentModel = 'plan' | 'one-off';

/** What the estimator starts with (specification 9): clients a year, dollars a deal, percent, model. */
export const estimatorDefaults = {
  clientsPerYear: 5,
  averageDeal: 3000,
  commissionPercent: 20,
  paymentModel: 'plan' as PaymentModel,
} as const;

/**
 * The currency of the estimator in every country variant (specification 9: average deal 3000 (NZD)). Unlike a package
 * price it is a sum of the visitor's own, and a shared link has to mean the same amount under every prefix.
 */
export const estimatorCurrency = 'NZD';

/** Share of a one-off deal, paid after the setup fee, in percent (specification 9). */
export const oneOffCommission = 20;

/** Recurring monthly share of a 12-month plan, in percent (specification 9). */
export const planCommission = 20;

/** The upsell bonus: percent added for closing at least so many deals in a quarter (specification 9). */
export const upsellBonus = { percent: 5, dealsPerQuarter: 5 } as const;

/** The rungs of the programme, lowest first (specification 9, Partner programme). */
export const partnerTiers: readonly PartnerTier[] = [
  {
    title: 'Affiliate',
    requirement: 'Refer a client',
    commission: 10,
    benefits: ['One introduction is enough', 'No yearly minimum', 'We set up and support the agent'],
  },
  {
    title: 'Certified Partner',
    requirement: '3+ clients per year',
    commission: 20,
    benefits: ['Everything an Affiliate has', 'Twice the Affiliate rate', 'A fifth of every deal you bring'],
  },
  {
    title: 'Premier Partner',
    requirement: '10+ clients per year',
    commission: 25,
    benefits: ['Everything a Certified Partner has', 'The highest rate we pay', 'A quarter of every deal you bring'],
  },
];

/** One part of how commissions are paid. */
export interface RevenueTerm {
  readonly title: string;
  /** The share, as it stands in large figures. */
  readonly share: string;
  readonly terms: string;
}

/** How commissions are paid (specification 9, Partner programme). */
export const revenueModel: readonly RevenueTerm[] = [
  { title: 'One-off deals', share: `${oneOffCommission}%`, terms: 'paid after the setup fee' },
  { title: '12-month plan', share: `${planCommission}%`, terms: 'recurring monthly' },
  {
    title: 'Upsell bonus',
    share: `+${upsellBonus.percent}%`,
    terms: `for closing ${upsellBonus.dealsPerQuarter}+ deals in a quarter`,
  },
];

/** What joining costs and when commissions come (specification 9, Partner programme). */
export const programmeTerms = ['No upfront cost to join', 'Commissions paid monthly'] as const;

/** What an agency brings to join (specification 2, Partners: What You'll Need). */
export const joiningNeeds = ['Agency details and contact', 'Agreement to terms', 'Payout method'] as const;
