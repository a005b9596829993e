import { numberFormatter } from '../rules/formatters.ts';
import { formatDollars } from '../rules/numbers.ts';
import { type Package, packages, planMonths } from './packages.ts';

/** How clients pay: by the 12-month plan or once. */
export type PaymentModel = 'plan' | 'one-off';

export interface EstimateInput {
  readonly clientsPerYear: number;
  /** Price of an average deal, in dollars. */
  readonly averageDeal: number;
  readonly commissionPercent: number;
  readonly paymentModel: PaymentModel;
}

export type EstimateAmount = Exclude<keyof EstimateInput, 'paymentModel'>;

export const estimatorDefaults: EstimateInput = {
  clientsPerYear: 5,
  averageDeal: 3000,
  commissionPercent: 20,
  paymentModel: 'plan',
};

/**
 * The largest value of each field. The percentage stops at 100, because a commission cannot be more than the deal. The
 * other limits keep estimates realistic.
 */
export const estimateLimits: Readonly<Record<EstimateAmount, number>> = {
  clientsPerYear: 10_000,
  averageDeal: 10_000_000,
  commissionPercent: 100,
};

/**
 * Returns what one client pays in total for a package, in dollars and without usage: all months of the plan, or the
 * one-off price.
 */
export function dealOf({ monthly, oneOff }: Package, model: PaymentModel): number {
  return model === 'plan' ? monthly * planMonths : oneOff;
}

/**
 * The currency of the estimator. It is the same in every variant, so that the amount in a shared link is the same for
 * everyone.
 */
export const estimatorCurrency = 'NZD';

/**
 * Returns the commission in dollars, for a year and for each month in which a client pays. The result is always finite:
 * negative numbers and NaN count as 0, and numbers above `Number.MAX_SAFE_INTEGER` count as that number.
 */
export function estimateEarnings(input: EstimateInput) {
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
 * Returns the number in a text, rounded to cents. Ignores dollar signs, percent signs, spaces and thousands separators.
 * Returns `undefined` if the text is not a number or if the number is negative.
 */
export function readAmount(text: string): number | undefined {
  const digits = text.replace(/[\s$,%]/g, '');
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(digits)) return undefined;
  return Math.round(Number(digits) * 100) / 100;
}

/** Returns the number in a field: 0 if the text is not a number, at most the field's limit. */
export function readEstimateAmount(name: EstimateAmount, text: string): number {
  return Math.min(readAmount(text) ?? 0, estimateLimits[name]);
}

/** Returns the payment model with this name. If there is none, returns the 12-month plan. */
function readPaymentModel(text: unknown): PaymentModel {
  return text === 'one-off' ? 'one-off' : estimatorDefaults.paymentModel;
}

/** Formats an amount with its currency. Cents are only shown if there are any. Example: "$3,000 NZD". */
export function formatEstimate(amount: number): string {
  return `${formatDollars(amount)} ${estimatorCurrency}`;
}

/** Formats a number for the sentences of the estimator. Example: "5", "2.5", "10,000". */
export function formatAmount(amount: number): string {
  return numberFormatter('en-NZ', { maximumFractionDigits: 2 }).format(Math.round(amount * 100) / 100);
}

export function writeEstimate(input: EstimateInput) {
  const estimate = estimateEarnings(input);
  const total = formatEstimate(estimate.total);
  const monthly = formatEstimate(estimate.monthly);
  const clients = `${formatAmount(input.clientsPerYear)} ${input.clientsPerYear === 1 ? 'client' : 'clients'}`;
  const deal = formatEstimate(input.averageDeal);
  const percent = formatAmount(input.commissionPercent);
  const beginning = `${clients} a year at an average deal of ${deal} and ${percent}% commission: ${total} in total.`;
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

export const estimateQueryNames = {
  clientsPerYear: 'clients',
  averageDeal: 'deal',
  commissionPercent: 'percent',
  paymentModel: 'model',
} as const satisfies Record<keyof EstimateInput, string>;

/** The query parameter for the key of a package, whose price replaces the average deal. */
export const packageParameter = 'package';

/**
 * Returns the estimate in the query of a URL. A value that is missing or cannot be read gets its default. An empty
 * value becomes 0, and a value above its limit becomes the limit. If the query names a package, the average deal is what
 * a client pays for it.
 */
export function readEstimateQuery(query: URLSearchParams): EstimateInput {
  const amount = (name: EstimateAmount) => {
    const text = query.get(estimateQueryNames[name]);
    if (text === '') return 0;
    const number = text === null ? undefined : readAmount(text);
    return number === undefined ? estimatorDefaults[name] : Math.min(number, estimateLimits[name]);
  };
  const paymentModel = readPaymentModel(query.get(estimateQueryNames.paymentModel));
  const offer = packages.find(({ key }) => key === query.get(packageParameter));
  return {
    clientsPerYear: amount('clientsPerYear'),
    averageDeal: offer ? dealOf(offer, paymentModel) : amount('averageDeal'),
    commissionPercent: amount('commissionPercent'),
    paymentModel,
  };
}

/**
 * Returns the URL with the values of the estimate in its query, in place of a package. Example of the query:
 * `?clients=5&deal=3000&percent=20&model=plan`.
 */
export function withEstimate(address: URL, input: EstimateInput): URL {
  const shared = new URL(address);
  shared.searchParams.delete(packageParameter);
  shared.searchParams.set(estimateQueryNames.clientsPerYear, String(input.clientsPerYear));
  shared.searchParams.set(estimateQueryNames.averageDeal, String(input.averageDeal));
  shared.searchParams.set(estimateQueryNames.commissionPercent, String(input.commissionPercent));
  shared.searchParams.set(estimateQueryNames.paymentModel, input.paymentModel);
  return shared;
}
