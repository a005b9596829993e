import './estimator.css';
import { useState } from 'react';
import {
  dealOf,
  type EstimateAmount,
  type EstimateInput,
  type PaymentModel,
  readEstimateAmount,
  withEstimate,
} from '#domain/earnings-estimator.ts';
import { formatTyped } from '#domain/numbers.ts';
import { packages } from '#domain/packages.ts';
import {
  EstimatorControl,
  EstimatorModels,
  EstimatorPackages,
  estimatorFields,
  useEstimateAddress,
} from './estimator-inputs.tsx';
import { EstimatorCopyLink, EstimatorGlance, EstimatorResult } from './estimator-result.tsx';

interface EstimatorProps {
  /** The values in the URL. The server renders the first result from them. */
  readonly initial: EstimateInput;
  /** The URL to which the form is sent without scripts. It is this page, scrolled to the estimator. */
  readonly action: string;
}

type Texts = Readonly<Record<EstimateAmount, string>>;

/** Calculates what a partner earns, from three numbers and the way in which clients pay (product 4.5 to 4.7). */
export function Estimator({ initial, action }: EstimatorProps) {
  const [texts, setTexts] = useState<Texts>({
    clientsPerYear: formatTyped(initial.clientsPerYear),
    averageDeal: formatTyped(initial.averageDeal),
    commissionPercent: formatTyped(initial.commissionPercent),
  });
  const [paymentModel, setPaymentModel] = useState<PaymentModel>(initial.paymentModel);
  const change = (name: EstimateAmount, text: string) => setTexts((before) => ({ ...before, [name]: text }));
  const input: EstimateInput = {
    clientsPerYear: readEstimateAmount('clientsPerYear', texts.clientsPerYear),
    averageDeal: readEstimateAmount('averageDeal', texts.averageDeal),
    commissionPercent: readEstimateAmount('commissionPercent', texts.commissionPercent),
    paymentModel,
  };
  const chooseModel = (model: PaymentModel) => {
    // The price of a package depends on the payment model. A deal that is such a price follows the model.
    const offer = packages.find((candidate) => dealOf(candidate, paymentModel) === input.averageDeal);
    if (offer) change('averageDeal', formatTyped(dealOf(offer, model)));
    setPaymentModel(model);
  };
  useEstimateAddress(input);

  return (
    <form className="estimator" method="get" action={action} onSubmit={(event) => event.preventDefault()}>
      <div className="estimator-side">
        <EstimatorGlance input={input} />
        <div className="estimator-inputs">
          {estimatorFields.map((field) => (
            <EstimatorControl
              key={field.name}
              field={field}
              text={texts[field.name]}
              onChange={(text) => change(field.name, text)}
            >
              {field.name === 'averageDeal' && (
                <EstimatorPackages
                  deal={input.averageDeal}
                  model={paymentModel}
                  onChoose={(deal) => change('averageDeal', formatTyped(deal))}
                />
              )}
            </EstimatorControl>
          ))}
          <EstimatorModels chosen={paymentModel} onChange={chooseModel} />
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
