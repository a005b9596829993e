import { useEffect, useRef } from 'react';
import {
  dealOf,
  type EstimateAmount,
  type EstimateInput,
  estimateQueryNames,
  formatAmount,
  type PaymentModel,
  packageParameter,
  withEstimate,
} from '#shared/offer/earnings-estimator.ts';
import { packages, planMonths } from '#shared/offer/packages.ts';
import { commissionMonths } from '#shared/offer/partner-programme.ts';
import type { AmountField } from './calculator.tsx';

interface EstimatorField extends AmountField {
  readonly name: EstimateAmount;
}

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
    hint: 'Your tier sets it.',
    slider: { maximum: 30, step: 1 },
    after: '%',
  },
];

/**
 * Delay before the URL is changed, in milliseconds. A moving slider changes the number so often that browsers would
 * block some of the changes of the URL.
 */
const pause = 200;

/** Writes the estimate into the URL when it changes, without a new entry in the history. */
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

const models: readonly { readonly value: PaymentModel; readonly label: string; readonly text: string }[] = [
  { value: 'plan', label: `${planMonths}-month plan`, text: `Recurring monthly, for ${commissionMonths} months` },
  { value: 'one-off', label: 'One-off', text: 'Paid after the setup fee' },
];

interface EstimatorPackagesProps {
  readonly deal: number;
  readonly model: PaymentModel;
  readonly onChoose: (deal: number) => void;
}

/**
 * Buttons that set the average deal to what a client pays for a package. Without scripts, each button sends the form
 * with the key of its package.
 */
export function EstimatorPackages({ deal, model, onChoose }: EstimatorPackagesProps) {
  return (
    <fieldset className="estimator-packages">
      <legend>Or take the price of a package</legend>
      <div className="cluster">
        {packages.map((offer) => {
          const price = dealOf(offer, model);
          return (
            <button
              key={offer.key}
              type="submit"
              name={packageParameter}
              value={offer.key}
              aria-pressed={price === deal}
              onClick={(event) => {
                event.preventDefault();
                onChoose(price);
              }}
            >
              {offer.name} <span>{`$${formatAmount(price)}`}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

interface EstimatorModelsProps {
  readonly chosen: PaymentModel;
  readonly onChange: (model: PaymentModel) => void;
}

export function EstimatorModels({ chosen, onChange }: EstimatorModelsProps) {
  return (
    <fieldset className="estimator-models">
      <legend>Payment model</legend>
      <div>
        {models.map(({ value, label, text }) => (
          <label key={value}>
            <input
              type="radio"
              name={estimateQueryNames.paymentModel}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            <span>
              <strong>{label}</strong>
              <small>{text}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
