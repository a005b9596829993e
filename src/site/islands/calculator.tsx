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

interface CalculatorProps {
  /** The URL to which the form is sent without scripts. It is this page, scrolled to the calculator. */
  readonly action: string;
  /**
   * The two results. `short` is their label in one line that stays visible above the sliders. It is shown on narrow
   * screens, where the result itself is far below the sliders.
   */
  readonly results: readonly { readonly short: string; readonly label: string; readonly figure: string }[];
  /** The calculations, in numbers. */
  readonly sums: readonly string[];
  readonly words: string;
  /** Shown under the result. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** A form whose numbers are worked out while a visitor changes them. The calculation is in numbers and in words. */
export function Calculator({ action, results, sums, words, footer, children }: CalculatorProps) {
  return (
    <form className="estimator" method="get" action={action} onSubmit={(event) => event.preventDefault()}>
      <div className="estimator-side">
        <p className="estimator-glance" aria-hidden="true">
          {results.map(({ short, figure }) => (
            <span key={short}>
              {`${short} `}
              <strong>{figure}</strong>
            </span>
          ))}
        </p>
        <div className="estimator-inputs">
          {children}
          <noscript>
            <button type="submit" className="button">
              Work it out
            </button>
          </noscript>
        </div>
      </div>
      <div className="estimator-result">
        <dl>
          {results.map(({ label, figure }, index) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Figure text={figure} isMain={index === 0} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="estimator-sum">
          {sums.map((sum) => (
            // The result stays in one line.
            <span key={sum}>{sum.replace(/= (\S+) (\S+)$/, '=\u00a0$1\u00a0$2')}</span>
          ))}
        </p>
        <output className="estimator-words visually-hidden" aria-live="polite">
          {words}
        </output>
        {footer}
      </div>
    </form>
  );
}

/** Shows an amount of money, such as `$600 NZD`. A long amount, and one that is not the main one, has a smaller font. */
function Figure({ text, isMain }: { readonly text: string; readonly isMain: boolean }) {
  const [figure = '', currency] = text.split(' ');
  const size = figure.length > 13 ? ' longest' : figure.length > 9 || !isMain ? ' long' : '';
  return (
    <span className={`estimator-figure${size}`}>
      <span>{figure}</span>
      {currency && (
        <>
          {' '}
          <span className="estimator-currency">{currency}</span>
        </>
      )}
    </span>
  );
}
