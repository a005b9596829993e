import {
  estimateLimits,
  estimateQueryNames,
  formatEstimate,
  type PaymentModel,
  readEstimateAmount,
} from '#domain/earnings-estimator.ts';
import { AmountControl } from './amount-control.tsx';
import type { EstimatorField } from './estimator-fields.ts';

interface EstimatorControlProps {
  readonly field: EstimatorField;
  /** The typed text of the field. It need not be a number. */
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** The text field and the slider for one number of the estimator. */
export function EstimatorControl({ field, text, onChange }: EstimatorControlProps) {
  const { name } = field;
  return (
    <AmountControl
      id={`estimator-${estimateQueryNames[name]}`}
      queryName={estimateQueryNames[name]}
      field={field}
      limit={estimateLimits[name]}
      text={text}
      amount={readEstimateAmount(name, text)}
      describePlace={name === 'averageDeal' ? formatEstimate : undefined}
      onChange={onChange}
    />
  );
}

const models: readonly { readonly value: PaymentModel; readonly label: string; readonly text: string }[] = [
  { value: 'plan', label: '12-month plan', text: 'Recurring monthly' },
  { value: 'one-off', label: 'One-off', text: 'Paid after the setup fee' },
];

interface EstimatorModelsProps {
  readonly chosen: PaymentModel;
  readonly onChange: (model: PaymentModel) => void;
}

/** The field in which a visitor chooses how clients pay: by the 12-month plan or once (product 4.5). */
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
