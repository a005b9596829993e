import { useEffect, useRef } from 'react';
import { type EstimateAmount, type EstimateInput, withEstimate } from '#domain/earnings-estimator.ts';
import type { AmountField } from './amount-control.tsx';

/** One of the numbers in the estimator. */
export interface EstimatorField extends AmountField {
  readonly name: EstimateAmount;
}

/** The numbers that the estimator needs, in the order of the calculation (product 4.5). */
export const estimatorFields: readonly EstimatorField[] = [
  {
    name: 'clientsPerYear',
    label: 'Clients per year',
    hint: 'Count signed clients, not leads.',
    slider: { maximum: 30, step: 1 },
  },
  {
    name: 'averageDeal',
    label: 'Average deal (NZD)',
    hint: 'What one client pays in total, not counting usage.',
    slider: { maximum: 12_000, step: 100 },
    before: '$',
  },
  {
    name: 'commissionPercent',
    label: 'Commission (%)',
    hint: 'Affiliate 10%, Certified Partner 20%, Premier Partner 25%.',
    slider: { maximum: 30, step: 1 },
    after: '%',
  },
];

/**
 * Delay before the URL is changed, in milliseconds. Browsers block changes that are as frequent as those of a moving
 * slider.
 */
const pause = 200;

/**
 * Writes the estimate into the URL when a visitor changes it. Does not add an entry to the browser's history (product
 * 4.7).
 */
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
