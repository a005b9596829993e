import { useEffect, useRef } from 'react';
import { type EstimateAmount, type EstimateInput, withEstimate } from '#domain/earnings-estimator.ts';

/** A number of the estimator: its label and the range of its slider. The field accepts a larger range. */
export interface EstimatorField {
  readonly name: EstimateAmount;
  readonly label: string;
  readonly hint: string;
  readonly slider: { readonly maximum: number; readonly step: number };
  /** Units before and after the number in its field. The label names them too. */
  readonly before?: string;
  readonly after?: string;
}

/** The estimator's numbers in the order of the calculation (product 4.5). */
export const estimatorFields: readonly EstimatorField[] = [
  {
    name: 'clientsPerYear',
    label: 'Clients per year',
    hint: 'Those who sign, not those who ask.',
    slider: { maximum: 30, step: 1 },
  },
  {
    name: 'averageDeal',
    label: 'Average deal (NZD)',
    hint: 'What one client pays in all, before usage.',
    slider: { maximum: 12_000, step: 100 },
    before: '$',
  },
  {
    name: 'commissionPercent',
    label: 'Commission percent',
    hint: 'Affiliate 10, Certified Partner 20, Premier Partner 25.',
    slider: { maximum: 30, step: 1 },
    after: '%',
  },
];

/** Delay before the URL is replaced, in milliseconds. Browsers refuse frequent changes, such as a slider's. */
const pause = 200;

/** Updates the URL with the estimate after the visitor's first change, without a history entry. */
export function useEstimateAddress({ clientsPerYear, averageDeal, commissionPercent, paymentModel }: EstimateInput) {
  const shown = useRef('');
  useEffect(() => {
    const input = { clientsPerYear, averageDeal, commissionPercent, paymentModel };
    const key = JSON.stringify(input);
    const isFirst = shown.current === '';
    if (shown.current === key) return;
    shown.current = key;
    if (isFirst) return;
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', withEstimate(new URL(location.href), input));
    }, pause);
    return () => clearTimeout(timer);
  }, [clientsPerYear, averageDeal, commissionPercent, paymentModel]);
}
