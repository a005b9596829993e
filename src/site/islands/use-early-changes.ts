import { type RefObject, useEffect } from 'react';
import type { EstimateAmount, PaymentModel } from '#domain/earnings-estimator.ts';
import { estimateQueryNames, readPaymentModel } from '#domain/earnings-estimator.ts';
import { estimatorFields } from './estimator-fields.ts';

/**
 * Copies into the state what was typed, dragged or chosen before the script had loaded: the form's elements already
 * contain it.
 */
export function useEarlyChanges(
  form: RefObject<HTMLFormElement | null>,
  changeAmount: (name: EstimateAmount, text: string) => void,
  changeModel: (model: PaymentModel) => void,
): void {
  useEffect(() => {
    if (!form.current) return;
    for (const { name } of estimatorFields) {
      for (const input of form.current.querySelectorAll<HTMLInputElement>(`input[data-amount="${name}"]`)) {
        if (input.value !== input.defaultValue) changeAmount(name, input.value);
      }
    }
    changeModel(readPaymentModel(new FormData(form.current).get(estimateQueryNames.paymentModel)));
  }, [form, changeAmount, changeModel]);
}
