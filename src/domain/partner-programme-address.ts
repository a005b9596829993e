import { estimatorDefaults, type PaymentModel } from './partner-programme.ts';
import { type EstimateAmount, type EstimateInput, estimateLimits, readAmount } from './partner-programme-estimate.ts';

/** What an estimate's parts are called in a shared address. */
export const estimateQueryNames = {
  clientsPerYear: 'clients',
  averageDeal: 'deal',
  commissionPercent: 'percent',
  paymentModel: 'model',
} as const satisfies Record<keyof EstimateInput, string>;

/**
 * The estimate that an address's query stands for. A part that is missing or cannot be read is the default; one that was
 * left empty in the form is 0, as a field that isn't numeric is (specification 5); one that is too large is its limit.
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

/** The payment model that a text names; the 12-month plan when it names none. */
export function readPaymentModel(text: unknown): PaymentModel {
  return text === 'one-off' ? 'one-off' : estimatorDefaults.paymentModel;
}

/** An address with an estimate in its query, everything else in it kept: `?clients=5&deal=3000&percent=20&model=plan`. */
export function withEstimate(address: URL, input: EstimateInput): URL {
  const shared = new URL(address);
  shared.searchParams.set(estimateQueryNames.clientsPerYear, String(input.clientsPerYear));
  shared.searchParams.set(estimateQueryNames.averageDeal, String(input.averageDeal));
  shared.searchParams.set(estimateQueryNames.commissionPercent, String(input.commissionPercent));
  shared.searchParams.set(estimateQueryNames.paymentModel, input.paymentModel);
  return shared;
}
