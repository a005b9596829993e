import { Minus, Plus } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { addDays, daysBetween } from '#language/calendar.ts';
import type { RowChange, RowControl } from '../call/turn.ts';
import type { CallTexts } from './call-texts.ts';

/** What every control of a row gets. */
export interface ControlProps<Kind extends RowControl['kind'] = RowControl['kind']> {
  readonly id: string;
  readonly label: string;
  readonly control: Extract<RowControl, { kind: Kind }>;
  readonly texts: CallTexts;
  /** The ids of the sentences beside the row. */
  readonly describedBy: string | undefined;
  readonly isWrong: boolean;
  readonly change: (change: RowChange) => void;
}

interface SelectProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly key: string; readonly label: string; readonly isAvailable?: boolean }[];
  readonly texts: CallTexts;
  readonly describedBy?: string | undefined;
  readonly isWrong?: boolean;
  readonly onChange: (value: string) => void;
}

/** A select with its label. While nothing is chosen, it says so. */
export function LabelledSelect({ id, label, value, options, texts, describedBy, isWrong, onChange }: SelectProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
      >
        {value === '' && (
          <option value="" disabled>
            {texts.choose}
          </option>
        )}
        {options.map(({ key, label: name, isAvailable = true }) => (
          <option key={key} value={key} disabled={!isAvailable}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The free days of a diary, and the free times of the chosen day. */
export function TimeControl({ id, label, control, texts, describedBy, isWrong, change }: ControlProps<'time'>) {
  const { days, times, day, minutes } = control;
  const shared = { texts, describedBy, isWrong };
  return (
    <fieldset className="ticket-pair">
      <legend className="visually-hidden">{label}</legend>
      <LabelledSelect
        {...shared}
        id={id}
        label={texts.day}
        value={day ?? ''}
        options={days.map((each) => ({ key: each.day, label: each.label }))}
        onChange={(chosen) => change({ kind: 'time', day: chosen })}
      />
      {times.length > 0 && (
        <LabelledSelect
          {...shared}
          id={`${id}-time`}
          label={texts.time}
          value={minutes === undefined ? '' : String(minutes)}
          options={times.map((each) => ({ key: String(each.minutes), label: each.label }))}
          onChange={(chosen) => change({ kind: 'time', day, minutes: Number(chosen) })}
        />
      )}
    </fieldset>
  );
}

interface StepperProps {
  readonly id: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly min: number;
  readonly max: number;
  readonly texts: CallTexts;
  readonly describedBy?: string | undefined;
  readonly isWrong?: boolean;
  readonly onChange: (count: number) => void;
}

/** A number with a button on each side. A number that is out of range is passed on, so that it gets its sentence. */
export function Stepper({ id, label, count, min, max, texts, describedBy, isWrong, onChange }: StepperProps) {
  const draft = useDraft(count === undefined ? '' : String(count), (text) => {
    if (/^\d+$/.test(text)) onChange(Number(text));
  });
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="ticket-stepper">
        <button
          type="button"
          aria-label={`${texts.fewer}: ${label}`}
          disabled={count === undefined || count <= min}
          onClick={() => onChange((count ?? min) - 1)}
        >
          <Minus size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
        <input
          {...draft}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          aria-describedby={describedBy}
          aria-invalid={isWrong || undefined}
        />
        <button
          type="button"
          aria-label={`${texts.more}: ${label}`}
          disabled={count !== undefined && count >= max}
          onClick={() => onChange(count === undefined ? min : count + 1)}
        >
          <Plus size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}

/** The first day of a stay and the day of departure. */
export function NightsControl({ id, label, control, texts, describedBy, isWrong, change }: ControlProps<'nights'>) {
  const { from, nights, earliest, latest, maxNights } = control;
  const arrival = useDraft(from ?? '', (day) => change({ kind: 'nights', from: day, nights }));
  const departure = useDraft(from && nights ? addDays(from, nights) : '', (day) => {
    if (from) change({ kind: 'nights', from, nights: daysBetween(from, day) });
  });
  const described = { 'aria-describedby': describedBy, 'aria-invalid': isWrong || undefined };
  return (
    <fieldset className="ticket-pair">
      <legend className="visually-hidden">{label}</legend>
      <div className="field">
        <label htmlFor={id}>{texts.arrive}</label>
        <input {...arrival} {...described} id={id} type="date" min={earliest} max={latest} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-leave`}>{texts.leave}</label>
        <input
          {...departure}
          {...described}
          id={`${id}-leave`}
          type="date"
          disabled={!from}
          min={from && addDays(from, 1)}
          max={from && addDays(from, maxNights)}
        />
      </div>
    </fieldset>
  );
}

export function TextControl({ id, label, control, describedBy, isWrong, change }: ControlProps<'text'>) {
  const draft = useDraft(control.text, (text) =>
    change(text.trim() === '' ? { kind: 'clear' } : { kind: 'text', text }),
  );
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...draft}
        id={id}
        type={control.entry === 'tel' ? 'tel' : 'text'}
        maxLength={control.maximum}
        autoComplete="off"
        autoCapitalize={control.entry === 'name' ? 'words' : undefined}
        aria-describedby={describedBy}
        aria-invalid={isWrong || undefined}
      />
    </div>
  );
}

/**
 * Returns the properties of an input that shows a value of the ticket and passes a change on when the caller leaves the
 * input or presses Enter. What the ticket refuses stays in the input.
 */
function useDraft(value: string, commit: (text: string) => void) {
  const [draft, setDraft] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setDraft(value);
  }
  const [sent, setSent] = useState(value);
  const pass = () => {
    if (draft === value || draft === sent) return;
    setSent(draft);
    commit(draft);
  };
  return {
    value: draft,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setDraft(target.value),
    onBlur: pass,
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) pass();
    },
  };
}
