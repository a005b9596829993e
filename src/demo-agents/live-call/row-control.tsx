import { Minus, Plus } from 'lucide-react';
import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useState } from 'react';
import { addDays, daysBetween } from '#language/calendar.ts';
import type { RowChange, RowControl } from '../call/turn.ts';
import type { CallTexts } from './call-texts.ts';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly texts: CallTexts;
  /** The ids of the sentences beside the row. */
  readonly describedBy?: string | undefined;
  readonly isWrong?: boolean;
}

export interface ControlProps<Kind extends RowControl['kind'] = RowControl['kind']> extends FieldProps {
  readonly control: Extract<RowControl, { kind: Kind }>;
  readonly change: (change: RowChange) => void;
}

interface SelectProps extends FieldProps {
  readonly value: string;
  readonly options: readonly { readonly key: string; readonly label: string; readonly isAvailable?: boolean }[];
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
export function TimeControl({ label, control, change, ...field }: ControlProps<'time'>) {
  const { days, times, day, minutes } = control;
  const { texts } = field;
  return (
    <fieldset className="ticket-pair">
      <legend className="visually-hidden">{label}</legend>
      <LabelledSelect
        {...field}
        label={texts.day}
        value={day ?? ''}
        options={days.map((each) => ({ key: each.day, label: each.label }))}
        onChange={(chosen) => change({ kind: 'time', day: chosen })}
      />
      {times.length > 0 && (
        <LabelledSelect
          {...field}
          id={`${field.id}-time`}
          label={texts.time}
          value={minutes === undefined ? '' : String(minutes)}
          options={times.map((each) => ({ key: String(each.minutes), label: each.label }))}
          onChange={(chosen) => change({ kind: 'time', day, minutes: Number(chosen) })}
        />
      )}
    </fieldset>
  );
}

interface StepperProps extends FieldProps {
  readonly count?: number | undefined;
  readonly min: number;
  readonly max: number;
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
export function NightsControl({ label, control, change, ...field }: ControlProps<'nights'>) {
  const { from, nights, earliest, latest, maxNights } = control;
  const { texts } = field;
  return (
    <fieldset className="ticket-pair">
      <legend className="visually-hidden">{label}</legend>
      <LabelledInput
        {...field}
        label={texts.arrive}
        value={from ?? ''}
        commit={(day) => change({ kind: 'nights', from: day, nights })}
        input={{ type: 'date', min: earliest, max: latest }}
      />
      <LabelledInput
        {...field}
        id={`${field.id}-leave`}
        label={texts.leave}
        value={from && nights ? addDays(from, nights) : ''}
        commit={(day) => from && change({ kind: 'nights', from, nights: daysBetween(from, day) })}
        input={{ type: 'date', disabled: !from, min: from && addDays(from, 1), max: from && addDays(from, maxNights) }}
      />
    </fieldset>
  );
}

export function TextControl({ control, change, ...field }: ControlProps<'text'>) {
  const { entry, maximum, text } = control;
  return (
    <LabelledInput
      {...field}
      value={text}
      commit={(words) => change(words.trim() === '' ? { kind: 'clear' } : { kind: 'text', text: words })}
      input={{
        type: entry === 'tel' ? 'tel' : 'text',
        maxLength: maximum,
        autoCapitalize: entry === 'name' ? 'words' : undefined,
      }}
    />
  );
}

interface InputProps extends FieldProps {
  readonly value: string;
  readonly commit: (text: string) => void;
  readonly input: ComponentProps<'input'>;
}

function LabelledInput({ id, label, describedBy, isWrong, value, commit, input }: InputProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        autoComplete="off"
        {...input}
        {...useDraft(value, commit)}
        id={id}
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
