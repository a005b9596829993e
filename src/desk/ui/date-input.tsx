import { CalendarDays } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { Button } from 'react-aria-components';
import { isCalendarDate } from '#shared/rules/dates.ts';
import { TextInput } from './text-input.tsx';

interface DateInputProps {
  readonly label: string;
  /** The date as typed. A valid date has the form YYYY-MM-DD. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** A field for a date in the form YYYY-MM-DD, with a button that opens the browser's calendar. */
export function DateInput({ inputRef, ...field }: DateInputProps) {
  const picker = useRef<HTMLInputElement>(null);
  const { label, value, onChange } = field;
  return (
    <div className="relative">
      <TextInput {...field} inputRef={inputRef} placeholder="YYYY-MM-DD" autoComplete="off" />
      <input
        ref={picker}
        type="date"
        aria-hidden
        tabIndex={-1}
        value={isCalendarDate(value) ? value : ''}
        onChange={(event) => onChange(event.target.value)}
        className="pointer-events-none absolute top-7 right-0 size-target opacity-0"
      />
      <Button
        aria-label={`Choose the ${label.toLowerCase()}`}
        onPress={() => picker.current?.showPicker()}
        className="absolute top-7 right-0 grid size-target cursor-pointer place-items-center rounded-field text-muted data-[hovered]:text-ink"
      >
        <CalendarDays aria-hidden className="size-5" strokeWidth={1.75} />
      </Button>
    </div>
  );
}
