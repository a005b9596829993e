import { useEffect, useRef } from 'react';
import type { EstimateInput } from '#domain/earnings-estimator.ts';
import { withEstimate } from '#domain/earnings-estimator.ts';

/** Browsers refuse an address that is replaced too often, as a slider would. */
const pause = 200;

/** Keeps the address in step with the estimate, from the visitor's first change on, without a history entry. */
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
