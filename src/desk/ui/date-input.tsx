import { type CalendarDate, parseDate } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import type { Ref } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarHeading,
  Dialog,
  DialogTrigger,
  Popover,
} from 'react-aria-components';
import { isCalendarDate } from '#shared/rules/dates.ts';
import { popoverClasses } from './select-field.tsx';
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

const arrowClasses = 'grid size-target cursor-pointer place-items-center rounded-field data-[hovered]:bg-fern';

/** A field for a date in the form YYYY-MM-DD, with a button that opens a calendar. */
export function DateInput({ label, value, onChange, onBlur, error, inputRef }: DateInputProps) {
  return (
    <div className="relative">
      <TextInput
        label={label}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        error={error}
        inputRef={inputRef}
        placeholder="YYYY-MM-DD"
        autoComplete="off"
      />
      <DialogTrigger>
        <Button
          aria-label={`Choose the ${label.toLowerCase()}`}
          className="absolute top-7 right-0 grid size-target cursor-pointer place-items-center rounded-field text-muted data-[hovered]:text-ink"
        >
          <CalendarDays aria-hidden className="size-5" strokeWidth={1.75} />
        </Button>
        <Popover placement="bottom end" className={popoverClasses.replace('max-h-80 ', '')}>
          <Dialog aria-label={label} className="p-2 outline-none">
            {({ close }) => (
              <DateCalendar
                value={isCalendarDate(value) ? parseDate(value) : null}
                onChoose={(date) => {
                  onChange(date.toString());
                  close();
                }}
              />
            )}
          </Dialog>
        </Popover>
      </DialogTrigger>
    </div>
  );
}

interface DateCalendarProps {
  readonly value: CalendarDate | null;
  readonly onChoose: (date: CalendarDate) => void;
}

function DateCalendar({ value, onChoose }: DateCalendarProps) {
  return (
    <Calendar value={value} onChange={onChoose} autoFocus>
      <div className="flex items-center justify-between">
        <Button slot="previous" className={arrowClasses}>
          <ChevronLeft aria-hidden className="size-5" strokeWidth={1.75} />
        </Button>
        <CalendarHeading className="font-semibold" />
        <Button slot="next" className={arrowClasses}>
          <ChevronRight aria-hidden className="size-5" strokeWidth={1.75} />
        </Button>
      </div>
      <CalendarGrid className="[&_th]:h-8 [&_th]:font-semibold [&_th]:text-muted [&_th]:text-sm">
        {(date) => (
          <CalendarCell
            date={date}
            className="grid size-10 cursor-pointer place-items-center rounded-field outline-offset-[-2px] data-[outside-month]:hidden data-[hovered]:bg-fern data-[selected]:bg-bush data-[selected]:text-on-bush data-[today]:font-bold"
          />
        )}
      </CalendarGrid>
    </Calendar>
  );
}
