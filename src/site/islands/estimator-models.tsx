import type { PaymentModel } from '#domain/earnings-estimator.ts';
import { estimateQueryNames } from '#domain/earnings-estimator.ts';

const models: readonly { readonly value: PaymentModel; readonly label: string; readonly text: string }[] = [
  { value: 'plan', label: '12-month plan', text: 'Recurring monthly' },
  { value: 'one-off', label: 'One-off', text: 'Paid after the setup fee' },
];

interface EstimatorModelsProps {
  readonly chosen: PaymentModel;
  readonly onChange: (model: PaymentModel) => void;
}

/** How the clients pay (product 4.5: 12-month plan or one-off). */
export function EstimatorModels({ chosen, onChange }: EstimatorModelsProps) {
  return (
    <fieldset className="estimator-models" data-native-click="">
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
