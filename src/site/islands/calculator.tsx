import { formatAmount } from '#shared/offer/earnings-estimator.ts';
import { formatTyped } from '#shared/rules/numbers.ts';
import './calculator.css';
import type { ReactNode } from 'react';

export interface AmountField {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly slider: { readonly maximum: number; readonly step: number };
  /**
   * The sign before the number, such as `$`, and the one after it, such as `%`. Screen readers skip both, because the
   * label names the unit.
   */
  readonly before?: string;
  readonly after?: string;
}

interface AmountControlProps {
  readonly id: string;
  /** Name of the field in the form, and of the query parameter that contains its value. */
  readonly queryName: string;
  readonly field: AmountField;
  /** The largest number that counts. A larger one counts as this number. */
  readonly limit: number;
  /** The typed text of the field. It need not be a number. */
  readonly text: string;
  /** The number that was read from `text`. */
  readonly amount: number;
  /** Returns what a screen reader says for a position of the slider. By default, it says the number. */
  readonly describePlace?: (place: number) => string;
  readonly onChange: (text: string) => void;
  readonly children?: ReactNode;
}

/** A text field and a slider for one number. The text field accepts larger numbers than the slider. */
export function AmountControl({
  id,
  queryName,
  field,
  limit,
  text,
  amount,
  describePlace,
  onChange,
  children,
}: AmountControlProps) {
  const { name, label, hint, slider, before, after } = field;
  const place = Math.min(amount, slider.maximum);
  return (
    <div className="estimator-control">
      <label htmlFor={id}>{label}</label>
      <span className="estimator-field">
        {before && <span aria-hidden="true">{before}</span>}
        <input
          id={id}
          name={queryName}
          data-amount={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          pattern="[0-9.,$%\s]*"
          title={`A number from 0 to ${formatAmount(limit)}`}
          aria-describedby={`${id}-hint`}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => onChange(formatTyped(amount))}
        />
        {after && <span aria-hidden="true">{after}</span>}
      </span>
      <span className="estimator-slider">
        <AmountTrack share={place / slider.maximum} />
        <input
          type="range"
          data-amount={name}
          aria-label={`${label}, slider`}
          aria-valuetext={describePlace?.(place)}
          min={0}
          max={slider.maximum}
          step={slider.step}
          value={place}
          onChange={(event) => onChange(formatTyped(event.target.valueAsNumber))}
        />
      </span>
      <p className="note" id={`${id}-hint`}>
        {hint}{' '}
        <span role="status" className="estimator-capped">
          {amount >= limit && `We count at most ${formatAmount(limit)} here.`}
        </span>
      </p>
      {children}
    </div>
  );
}

const barCount = 49;
const height = 40;

/** The bars of the slider's track. Their heights make the track look like recorded speech. */
const bars = Array.from({ length: barCount }, (_, index) => {
  const syllable = Math.abs(Math.sin(index * 0.42)) * 0.65 + Math.abs(Math.sin(index * 1.7 + 1)) * 0.35;
  const half = 2 + syllable * (height / 2 - 5);
  return { x: index * 10, line: `M${index * 10} ${(height / 2 - half).toFixed(1)}V${(height / 2 + half).toFixed(1)}` };
});

/**
 * The track of a slider. It looks like a recording that has been played up to `share`, a number from 0 to 1. It is only
 * a decoration.
 */
function AmountTrack({ share }: { readonly share: number }) {
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
