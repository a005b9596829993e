import { planMonths } from './packages.ts';

/** A payment model in the estimator. */
export type PaymentModel = 'plan' | 'one-off';

/** What a visitor enters into the estimator (product 4.5). */
export interface EstimateInput {
  readonly clientsPerYear: number;
  /** Dollars of an average deal. */
  readonly averageDeal: number;
  readonly commissionPercent: number;
  readonly paymentModel: PaymentModel;
}

/** The names of the three numbers of an {@link EstimateInput}. */
export type EstimateAmount = Exclude<keyof EstimateInput, 'paymentModel'>;

/** The estimated commission: dollars in a year, and dollars in each month with a payment. */
export interface Estimate {
  readonly total: number;
  readonly monthly: number;
}

/** The input that the estimator starts with. */
export const estimatorDefaults: EstimateInput = {
  clientsPerYear: 5,
  averageDeal: 3000,
  commissionPercent: 20,
  paymentModel: 'plan',
};

/** Largest value of each field. A commission cannot exceed the deal; the other limits keep estimates realistic. */
export const estimateLimits: Readonly<Record<EstimateAmount, number>> = {
  clientsPerYear: 10_000,
  averageDeal: 10_000_000,
  commissionPercent: 100,
};

/** Currency of the estimator in every variant, so that a shared link means the same amount everywhere (product 4.7). */
export const estimatorCurrency = 'NZD';

/**
 * Returns the commission of a year and of a month. A negative amount or NaN counts as 0, and one too large to be exact as
 * the largest exact number, so the result is always finite.
 */
export function estimateEarnings(input: EstimateInput): Estimate {
  const clients = toFiniteAmount(input.clientsPerYear);
  const deal = toFiniteAmount(input.averageDeal);
  const percent = toFiniteAmount(input.commissionPercent);
  const total = (clients * deal * percent) / 100;
  return { total, monthly: input.paymentModel === 'plan' ? total / planMonths : total };
}

function toFiniteAmount(amount: number): number {
  return amount > 0 ? Math.min(amount, Number.MAX_SAFE_INTEGER) : 0;
}

/**
 * Returns the number that a text means, rounded to cents, or `undefined` when it is not numeric or negative. Dollar and
 * percent signs, spaces and thousands separators are ignored.
 */
export function readAmount(text: string): number | undefined {
  const digits = text.replace(/[\s$,%]/g, '');
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(digits)) return undefined;
  return Math.round(Number(digits) * 100) / 100;
}

/** Returns the amount that a field's text means: 0 when it is not numeric, and at most the field's limit (product 4.6). */
export function readEstimateAmount(name: EstimateAmount, text: string): number {
  return Math.min(readAmount(text) ?? 0, estimateLimits[name]);
}

/** Returns the payment model that a text names, or the 12-month plan when it names none. */
export function readPaymentModel(text: unknown): PaymentModel {
  return text === 'one-off' ? 'one-off' : estimatorDefaults.paymentModel;
}

/** Returns an amount of the estimator with its currency. Cents are shown only if there are some: `$3,000 NZD`. */
export function formatEstimate(amount: number): string {
  return `$${formatNumber(amount, 2)} ${estimatorCurrency}`;
}

/** Returns a number as a sentence of the estimator shows it: `5`, `2.5`, `10,000`. */
export function formatAmount(amount: number): string {
  return formatNumber(amount, 0);
}

function formatNumber(amount: number, fewestDecimals: number): string {
  const cents = Math.round(amount * 100);
  const decimals = cents % 100 === 0 ? 0 : fewestDecimals;
  return (cents / 100).toLocaleString('en-NZ', { minimumFractionDigits: decimals, maximumFractionDigits: 2 });
}

/** An estimate in words and numbers, so that a reader can check it. */
export interface WrittenEstimate {
  /** The amounts themselves: `$3,000 NZD`. */
  readonly total: string;
  readonly monthly: string;
  /** The two sums in numbers. */
  readonly totalSum: string;
  readonly monthlySum: string;
  /** Both sums in words. */
  readonly words: string;
}

/** Returns an estimate in numbers and in words. */
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

/** Names of the estimate's parts in the query of a shared address. */
export const estimateQueryNames = {
  clientsPerYear: 'clients',
  averageDeal: 'deal',
  commissionPercent: 'percent',
  paymentModel: 'model',
} as const satisfies Record<keyof EstimateInput, string>;

/**
 * Returns the estimate in an address's query. A part that is missing or unreadable is the default, an empty one is 0 and
 * one that is too large is its limit.
 */
export function readEstimateQuery(query: URLSearchParams): EstimateInput {
  const amount = (name: EstimateAmount) => {
    const text = query.get(estimateQueryNames[name]);
    if (text === '') return 0;
    const number = text === null ? undefined : readAmount(text);
    return number === undefined ? estimatorDefaults[name] : Math.min(number, estimateLimits[name]);
  };
  return {
    clientsPerYear: amount('clientsPerYear'),
    averageDeal: amount('averageDeal'),
    commissionPercent: amount('commissionPercent'),
    paymentModel: readPaymentModel(query.get(estimateQueryNames.paymentModel)),
  };
}

/** Returns an address with the estimate in its query and everything else kept: `?clients=5&deal=3000&percent=20&model=plan`. */
export function withEstimate(address: URL, input: EstimateInput): URL {
  const shared = new URL(address);
  shared.searchParams.set(estimateQueryNames.clientsPerYear, String(input.clientsPerYear));
  shared.searchParams.set(estimateQueryNames.averageDeal, String(input.averageDeal));
  shared.searchParams.set(estimateQueryNames.commissionPercent, String(input.commissionPercent));
  shared.searchParams.set(estimateQueryNames.paymentModel, input.paymentModel);
  return shared;
}
