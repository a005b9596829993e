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

/** Share of a one-off deal, paid after the setup fee, in percent (specification 9). */
export const oneOffCommission = 20;

/** Recurring monthly share of a 12-month plan, in percent (specification 9). */
export const planCommission = 20;

/** The upsell bonus: percent added for closing at least so many deals in a quarter (specification 9). */
export const upsellBonus = { percent: 5, dealsPerQuarter: 5 } as const;
