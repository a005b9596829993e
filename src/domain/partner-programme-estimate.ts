import { planMonths } from './packages.ts';
import { estimatorCurrency, type PaymentModel } from './partner-programme.ts';

/** What a visitor puts into the estimator (specification 9, Partner programme). */
export interface EstimateInput {
  readonly clientsPerYear: number;
  /** Dollars of an average deal. */
  readonly averageDeal: number;
  readonly commissionPercent: number;
  readonly paymentModel: PaymentModel;
}

/** The three numbers of an {@link EstimateInput}. */
export type EstimateAmount = Exclude<keyof EstimateInput, 'paymentModel'>;

/** What the programme would pay: dollars in a year, and dollars in a month that is paid. */
export interface Estimate {
  readonly total: number;
  readonly monthly: number;
}

/**
 * The most that a field takes. Beyond these the figures stop meaning anything, and a commission can't exceed the deal.
 */
export const estimateLimits: Readonly<Record<EstimateAmount, number>> = {
  clientsPerYear: 10_000,
  averageDeal: 10_000_000,
  commissionPercent: 100,
};

/**
 * The commission of a year (specification 9): clients x deal x percent / 100; monthly is a twelfth of it on the plan and
 * all of it for one-off deals. An amount that is negative or not a number counts as 0, one too large to be exact as the
 * largest that is, so the result is always a finite number of dollars.
 */
export function estimateEarnings(input: EstimateInput): Estimate {
  const clients = countable(input.clientsPerYear);
  const deal = countable(input.averageDeal);
  const percent = countable(input.commissionPercent);
  const total = (clients * deal * percent) / 100;
  return { total, monthly: input.paymentModel === 'plan' ? total / planMonths : total };
}

function countable(amount: number): number {
  return amount > 0 ? Math.min(amount, Number.MAX_SAFE_INTEGER) : 0;
}

/**
 * The number that a typed text stands for, in cents at the finest: dollar and percent signs, spaces and thousands commas
 * are passed over; anything else, and anything negative, is undefined.
 */
export function readAmount(text: string): number | undefined {
  const digits = text.replace(/[\s$,%]/g, '');
  if (!/^(\d+\.?\d*|\.\d+)$/.test(digits)) return undefined;
  return Math.round(Number(digits) * 100) / 100;
}

/** What a field of the estimator counts as: 0 when it isn't numeric (specification 5), and at most its limit. */
export function readEstimateAmount(name: EstimateAmount, text: string): number {
  return Math.min(readAmount(text) ?? 0, estimateLimits[name]);
}

/** A sum of the estimator for reading, cents only where there are any: `$3,000 NZD`, `$83.33 NZD`. */
export function formatEstimate(amount: number): string {
  return `$${formatNumber(amount, 2)} ${estimatorCurrency}`;
}

/** A number as it stands in a sentence of the estimator: `5`, `2.5`, `10,000`. */
export function formatAmount(amount: number): string {
  return formatNumber(amount, 0);
}

function formatNumber(amount: number, fewestDecimals: number): string {
  const cents = Math.round(amount * 100);
  const decimals = cents % 100 === 0 ? 0 : fewestDecimals;
  return (cents / 100).toLocaleString('en-NZ', { minimumFractionDigits: decimals, maximumFractionDigits: 2 });
}
