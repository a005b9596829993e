import type { ReactNode } from 'react';
import { CheckField } from '#desk/ui/check-field.tsx';
import { SelectField, type SelectOption } from '#desk/ui/select-field.tsx';
import { controlClasses, TextInput } from '#desk/ui/text-input.tsx';
import type { OwnerSetting } from '#shared/api/owner-setting-contract.ts';
import { type OpeningHours, weekdays } from '#shared/offer/opening-hours.ts';

/** What is wrong with a value: where the error is, and the sentence that says what to write. */
export interface ValueFault {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Functions that convert the stored value of a setting to the values of its form, and back. */
export interface SettingForm<Form> {
  readonly toForm: (value: OwnerSetting['value']) => Form;
  readonly toValue: (form: Form) => unknown;
}

interface FieldsProps<Form> {
  readonly form: Form;
  readonly onChange: (form: Form) => void;
  readonly faults: readonly ValueFault[];
}

export interface SettingEditor<Form> extends SettingForm<Form> {
  readonly hint: string;
  readonly Fields: (props: FieldsProps<Form>) => ReactNode;
}

export function textEditor(hint: string, label: string, rows?: number): SettingEditor<string> {
  return {
    hint,
    toForm: (value) => (value === null ? '' : String(value)),
    toValue: (form) => form.trim(),
    Fields: ({ form, onChange, faults }) => (
      <TextInput label={label} value={form} onChange={onChange} error={faults[0]?.message} rows={rows} />
    ),
  };
}

/** Returns the editor of the usage rate. It accepts "0.15", "$0.15" and "0,15". */
export function rateEditor(hint: string): SettingEditor<string> {
  const text = textEditor(hint, 'Dollars for one minute');
  return {
    ...text,
    toValue: (form) => {
      const typed = form.trim().replace(/^\$\s*/, '');
      const rate = Number(typed.replace(',', '.'));
      return typed === '' || Number.isNaN(rate) ? typed : rate;
    },
  };
}

/** Returns the editor of a setting with a few possible values. The id `unset` means that no value is set. */
export function choiceEditor(hint: string, label: string, options: readonly SelectOption[]): SettingEditor<string> {
  return {
    hint,
    toForm: (value) => (value === null ? unset : String(value)),
    toValue: (form) => (form === unset ? '' : form),
    Fields: ({ form, onChange, faults }) => (
      <SelectField
        label={label}
        options={options}
        value={form}
        onChange={(id) => onChange(String(id))}
        error={faults[0]?.message}
      />
    ),
  };
}

/** The id of the choice that means that the setting has no value. */
export const unset = 'unset';

const addressFields = [
  { key: 'street', label: 'Street', autoComplete: 'address-line1' },
  { key: 'locality', label: 'Town', autoComplete: 'address-level2' },
  { key: 'region', label: 'Region', autoComplete: 'address-level1' },
  { key: 'postalCode', label: 'Postcode', autoComplete: 'postal-code' },
] as const;

type AddressForm = Readonly<Record<(typeof addressFields)[number]['key'], string>>;

export const addressEditor: SettingEditor<AddressForm> = {
  hint: 'Give at least the street and the town. Leave all of it empty if you have no address for visitors.',
  toForm: (value) => {
    const address = value !== null && typeof value === 'object' && 'street' in value ? value : undefined;
    return {
      street: address?.street ?? '',
      locality: address?.locality ?? '',
      region: address?.region ?? '',
      postalCode: address?.postalCode ?? '',
    };
  },
  toValue: (form) => (Object.values(form).every((text) => text.trim() === '') ? null : form),
  Fields: ({ form, onChange, faults }) => (
    <div className="grid gap-4 sm:grid-cols-2">
      {addressFields.map(({ key, label, autoComplete }) => (
        <TextInput
          key={key}
          label={label}
          value={form[key]}
          autoComplete={autoComplete}
          onChange={(text) => onChange({ ...form, [key]: text })}
          error={faults.find(({ path }) => (path[0] ?? 'street') === key)?.message}
        />
      ))}
    </div>
  ),
};

export const hoursEditor: SettingEditor<readonly HoursOfDay[]> = {
  hint: 'Tick the days on which you are open. Times are local time, in New Zealand as in Australia.',
  toForm: (value) => hoursToForm(Array.isArray(value) ? value : []),
  toValue: formToHours,
  Fields: ({ form, onChange, faults }) => {
    const lines = formToHours(form);
    const set = (day: HoursOfDay['day'], times: Partial<HoursOfDay>) =>
      onChange(form.map((row) => (row.day === day ? { ...row, ...times } : row)));
    return (
      <ul className="grid gap-1">
        {form.map(({ day, isOpen, opens, closes }) => {
          const fault = faults.find(({ path }) => lines[Number(path[0])]?.days[0] === day);
          const faultId = `hours-${day}`;
          const time = (field: 'opens' | 'closes', value: string) => (
            <input
              type="time"
              aria-label={`${day}: ${field}`}
              aria-invalid={fault !== undefined}
              aria-describedby={fault ? faultId : undefined}
              value={value}
              onChange={(event) => set(day, { [field]: event.target.value })}
              className={`${controlClasses} basis-28 max-sm:basis-22 max-sm:px-1.5 max-sm:[&::-webkit-calendar-picker-indicator]:hidden`}
            />
          );
          return (
            <li key={day}>
              <div className="flex items-center gap-x-3 gap-y-1 sm:flex-wrap">
                <div className="w-36 max-sm:w-16">
                  <CheckField
                    label={
                      <>
                        <span className="max-sm:sr-only">{day}</span>
                        <span aria-hidden className="sm:hidden">
                          {day.slice(0, 3)}
                        </span>
                      </>
                    }
                    value={isOpen}
                    onChange={(next) => onChange(setDayOpen(form, day, next))}
                  />
                </div>
                {isOpen ? (
                  <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2 sm:basis-64">
                    {time('opens', opens)}
                    to
                    {time('closes', closes)}
                  </div>
                ) : (
                  <span className="text-muted">Closed</span>
                )}
              </div>
              {isOpen && fault && (
                <p id={faultId} className="mt-1 font-medium text-rata text-sm">
                  {fault.message}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    );
  },
};

/** The opening hours of one day in the form. If the day is closed, its times stay in the form but are not saved. */
interface HoursOfDay {
  readonly day: (typeof weekdays)[number];
  readonly isOpen: boolean;
  readonly opens: string;
  readonly closes: string;
}

const usualTimes = { opens: '09:00', closes: '17:00' } as const;

export function hoursToForm(hours: readonly OpeningHours[]): HoursOfDay[] {
  return weekdays.map((day) => {
    const line = hours.find(({ days }) => days.includes(day));
    return line
      ? { day, isOpen: true, opens: line.opens, closes: line.closes }
      : { day, isOpen: false, opens: '', closes: '' };
  });
}

/** Converts the form to opening hours. Days that follow each other and have the same times are one entry. */
export function formToHours(form: readonly HoursOfDay[]): OpeningHours[] {
  const lines: { days: HoursOfDay['day'][]; opens: string; closes: string }[] = [];
  let isYesterdayOpen = false;
  for (const { day, isOpen, opens, closes } of form) {
    const last = lines.at(-1);
    if (isOpen && isYesterdayOpen && last?.opens === opens && last.closes === closes) last.days.push(day);
    else if (isOpen) lines.push({ days: [day], opens, closes });
    isYesterdayOpen = isOpen;
  }
  return lines;
}

/**
 * Returns the form with one day marked as open or closed. An opened day without times gets the times of the last open
 * day before it, or else the usual times.
 */
export function setDayOpen(form: readonly HoursOfDay[], day: HoursOfDay['day'], isOpen: boolean): HoursOfDay[] {
  const place = form.findIndex((row) => row.day === day);
  const before = form.slice(0, place).findLast((row) => row.isOpen) ?? usualTimes;
  return form.map((row) => {
    if (row.day !== day) return row;
    const needsTimes = isOpen && row.opens === '' && row.closes === '';
    return { ...row, isOpen, ...(needsTimes ? { opens: before.opens, closes: before.closes } : {}) };
  });
}
