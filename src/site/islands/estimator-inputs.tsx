import {
  estimateLimits,
  estimateQueryNames,
  formatAmount,
  formatEstimate,
  type PaymentModel,
  readEstimateAmount,
} from '#domain/earnings-estimator.ts';
import type { EstimatorField } from './estimator-fields.ts';

interface EstimatorControlProps {
  readonly field: EstimatorField;
  /** The typed text of the field. It need not be a number. */
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** A text field and a slider for one number. The text field accepts larger numbers than the slider. */
export function EstimatorControl({ field, text, onChange }: EstimatorControlProps) {
  const { name, label, hint, slider, before, after } = field;
  const id = `estimator-${estimateQueryNames[name]}`;
  const amount = readEstimateAmount(name, text);
  const place = Math.min(amount, slider.maximum);
  return (
    <div className="estimator-control">
      <label htmlFor={id}>{label}</label>
      <span className="estimator-field">
        {before && <span aria-hidden="true">{before}</span>}
        <input
          id={id}
          name={estimateQueryNames[name]}
          data-amount={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          pattern="[0-9.,$%\s]*"
          title={`A number from 0 to ${formatAmount(estimateLimits[name])}`}
          aria-describedby={`${id}-hint`}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => onChange(String(amount))}
        />
        {after && <span aria-hidden="true">{after}</span>}
      </span>
      <span className="estimator-slider">
        <EstimatorTrack share={place / slider.maximum} />
        <input
          type="range"
          data-amount={name}
          aria-label={`${label}, slider`}
          aria-valuetext={name === 'averageDeal' ? formatEstimate(place) : undefined}
          min={0}
          max={slider.maximum}
          step={slider.step}
          value={place}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      <p id={`${id}-hint`}>{hint}</p>
    </div>
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

const barCount = 49;
const height = 40;

/** The bars of the slider's track. Their heights make it look like recorded speech. */
const bars = Array.from({ length: barCount }, (_, index) => {
  const syllable = Math.abs(Math.sin(index * 0.42)) * 0.65 + Math.abs(Math.sin(index * 1.7 + 1)) * 0.35;
  const half = 2 + syllable * (height / 2 - 5);
  return { x: index * 10, line: `M${index * 10} ${(height / 2 - half).toFixed(1)}V${(height / 2 + half).toFixed(1)}` };
});

/**
 * The track of a slider. It looks like a recording that has been played up to `share`, a number from 0 to 1. It is only
 * a decoration.
 */
function EstimatorTrack({ share }: { readonly share: number }) {
  const reached = share * (barCount - 1) * 10;
  const lines = (isPlayed: boolean) =>
    bars
      .filter(({ x }) => (x <= reached && share > 0) === isPlayed)
      .map(({ line }) => line)
      .join('');
  return (
    <svg
      className="estimator-track"
      viewBox={`0 0 ${(barCount - 1) * 10} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={lines(false)} />
      <path className="played" d={lines(true)} />
    </svg>
  );
}
