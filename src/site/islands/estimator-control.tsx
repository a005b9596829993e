import {
  estimateLimits,
  estimateQueryNames,
  formatAmount,
  formatEstimate,
  readEstimateAmount,
} from '#domain/earnings-estimator.ts';
import type { EstimatorField } from './estimator-fields.ts';
import { EstimatorTrack } from './estimator-track.tsx';

interface EstimatorControlProps {
  readonly field: EstimatorField;
  /** What stands in the field, as typed. */
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** One number with its field and its slider, which always say the same; the field may go beyond the slider's end. */
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
