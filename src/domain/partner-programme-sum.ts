import { planMonths } from './packages.ts';
import { type EstimateInput, estimateEarnings, formatAmount, formatEstimate } from './partner-programme-estimate.ts';

/** An estimate written out, so that a reader can follow it and check it (specification 9, Partner programme). */
export interface WrittenEstimate {
  /** The figures themselves: `$3,000 NZD`. */
  readonly total: string;
  readonly monthly: string;
  /** The two sums in numbers. */
  readonly totalSum: string;
  readonly monthlySum: string;
  /** Both in one sentence or two. */
  readonly words: string;
}

/** Writes out what {@link estimateEarnings} gives, in numbers and in words. */
export function writeEstimate(input: EstimateInput): WrittenEstimate {
  const estimate = estimateEarnings(input);
  const total = formatEstimate(estimate.total);
  const monthly = formatEstimate(estimate.monthly);
  const clients = `${formatAmount(input.clientsPerYear)} ${input.clientsPerYear === 1 ? 'client' : 'clients'}`;
  const deal = formatEstimate(input.averageDeal);
  const percent = formatAmount(input.commissionPercent);
  const beginning = `${clients} a year at an average deal of ${deal} and ${percent} percent commission: ${total} in total.`;
  const isPlan = input.paymentModel === 'plan';
  return {
    total,
    monthly,
    totalSum: `${clients} × ${deal} × ${percent}% = ${total}`,
    monthlySum: isPlan ? `${total} ÷ ${planMonths} months = ${monthly}` : `Monthly = total = ${monthly}`,
    words: isPlan
      ? `${beginning} On the ${planMonths}-month plan that is ${monthly} a month for ${planMonths} months.`
      : `${beginning} One-off deals are not spread over months, so the monthly figure equals the total.`,
  };
}
