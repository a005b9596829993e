import { Check, ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import {
  Button,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
  Text,
} from 'react-aria-components';
import { type FieldPath, type FieldValues, type UseControllerProps, useController } from 'react-hook-form';
import { labelClasses } from './text-input.tsx';

export interface SelectOption {
  readonly id: string | number;
  readonly name: string;
}

interface SelectFieldProps {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value: string | number | null;
  readonly onChange: (id: string | number) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/** CSS classes of a popover. Example: the list of a field's options. */
export const popoverClasses =
  'max-h-80 overflow-y-auto rounded-field border border-line bg-surface p-1 text-ink shadow-raised animate-arrive';

export const optionClasses =
  'flex min-h-target cursor-pointer items-center justify-between gap-3 rounded-[calc(var(--radius-control)-0.25rem)] px-3 py-1.5 data-[focused]:bg-shade data-[selected]:font-semibold outline-offset-[-2px]';

export function OptionItem({ id, name }: SelectOption) {
  return (
    <ListBoxItem id={id} textValue={name} className={optionClasses}>
      {({ isSelected }) => (
        <>
          <span className="min-w-0 break-words">{name}</span>
          {isSelected && <Check aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />}
        </>
      )}
    </ListBoxItem>
  );
}

export function SelectField(props: SelectFieldProps) {
  const { label, options, value, onChange, onBlur, error, hint, buttonRef } = props;
  return (
    <Select
      value={value}
      onChange={(key) => key !== null && onChange(key)}
      onBlur={onBlur}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      placeholder="Choose…"
      className="min-w-0"
    >
      <Label className={labelClasses}>{label}</Label>
      <Button
        ref={buttonRef}
        className="flex min-h-target w-full cursor-pointer items-center justify-between gap-3 rounded-field border border-control-line bg-surface px-3 py-2 text-left"
      >
        <SelectValue className="truncate data-[placeholder]:text-muted" />
        <ChevronDown aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
      </Button>
      {hint !== undefined && (
        <Text slot="description" className="mt-1 block text-muted text-sm">
          {hint}
        </Text>
      )}
      <FieldError className="mt-1 block font-medium text-rata text-sm">{error}</FieldError>
      <Popover className={`${popoverClasses} min-w-(--trigger-width)`}>
        <ListBox items={options} className="outline-none">
          {(option) => <OptionItem {...option} />}
        </ListBox>
      </Popover>
    </Select>
  );
}

type FormSelectProps<Form extends FieldValues, Saved> = Pick<
  UseControllerProps<Form, FieldPath<Form>, Saved>,
  'control' | 'name'
> &
  Omit<SelectFieldProps, 'error' | 'value' | 'onChange' | 'onBlur' | 'buttonRef'>;

/** A field with options of a form of react-hook-form, with the form's error. */
export function FormSelect<Form extends FieldValues, Saved = Form>({
  control,
  name,
  ...props
}: FormSelectProps<Form, Saved>) {
  const { field, fieldState } = useController<Form, FieldPath<Form>, Saved>({ ...(control ? { control } : {}), name });
  const { ref, disabled: _disabled, name: _name, value = null, ...rest } = field;
  return <SelectField {...props} {...rest} value={value} buttonRef={ref} error={fieldState.error?.message} />;
}
