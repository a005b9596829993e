import './estimator.css';
import { useCallback, useRef, useState } from 'react';
import {
  type EstimateAmount,
  type EstimateInput,
  type PaymentModel,
  readEstimateAmount,
  withEstimate,
} from '#domain/earnings-estimator.ts';
import { estimatorFields, useEstimateAddress } from './estimator-fields.ts';
import { EstimatorControl, EstimatorModels } from './estimator-inputs.tsx';
import { EstimatorCopyLink, EstimatorGlance, EstimatorResult } from './estimator-result.tsx';
import { useEarlyChanges } from './use-early-changes.ts';

interface EstimatorProps {
  /** The values in the URL. The HTML already contains the result before any script runs. */
  readonly initial: EstimateInput;
  /** The form's action without scripts: this page, at the estimator. */
  readonly action: string;
}

type Texts = Readonly<Record<EstimateAmount, string>>;

/** The earnings estimator (product 4.5 to 4.7): three numbers and a payment model in, total and monthly figure out. */
export function Estimator({ initial, action }: EstimatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState<Texts>({
    clientsPerYear: String(initial.clientsPerYear),
    averageDeal: String(initial.averageDeal),
    commissionPercent: String(initial.commissionPercent),
  });
  const [paymentModel, setPaymentModel] = useState<PaymentModel>(initial.paymentModel);
  const change = useCallback(
    (name: EstimateAmount, text: string) => setTexts((before) => ({ ...before, [name]: text })),
    [],
  );
  const input: EstimateInput = {
    clientsPerYear: readEstimateAmount('clientsPerYear', texts.clientsPerYear),
    averageDeal: readEstimateAmount('averageDeal', texts.averageDeal),
    commissionPercent: readEstimateAmount('commissionPercent', texts.commissionPercent),
    paymentModel,
  };
  useEstimateAddress(input);
  useEarlyChanges(form, change, setPaymentModel);

  return (
    <form ref={form} className="estimator" method="get" action={action} onSubmit={(event) => event.preventDefault()}>
      <div className="estimator-side">
        <EstimatorGlance input={input} />
        <div className="estimator-inputs">
          {estimatorFields.map((field) => (
            <EstimatorControl
              key={field.name}
              field={field}
              text={texts[field.name]}
              onChange={(text) => change(field.name, text)}
            />
          ))}
          <EstimatorModels chosen={paymentModel} onChange={setPaymentModel} />
          <noscript>
            <button type="submit" className="button">
              Work it out
            </button>
          </noscript>
        </div>
      </div>
      <EstimatorResult input={input}>
        <EstimatorCopyLink buildAddress={() => withEstimate(new URL(location.href), input).href} />
      </EstimatorResult>
    </form>
  );
}
