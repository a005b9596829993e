import type { HTMLInputTypeAttribute, Ref } from 'react';
import { FieldError, Input, Label, Text, TextArea, TextField, type TextFieldProps } from 'react-aria-components';
import { type FieldPath, type FieldValues, type UseControllerProps, useController } from 'react-hook-form';

export const controlClasses =
  'block w-full min-h-target rounded-field border border-control-line bg-surface px-3 py-2 text-ink data-[invalid]:border-rata data-[disabled]:opacity-60';

export const labelClasses = 'mb-1 block font-semibold';

interface TextInputProps extends Omit<TextFieldProps, 'className' | 'children' | 'type'> {
  readonly label: string;
  readonly type?: HTMLInputTypeAttribute;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly placeholder?: string;
  /** Number of rows of a field with several lines. If it is not set, the field has one line. */
  readonly rows?: number;
  readonly range?: { readonly min: number; readonly max: number; readonly step: number };
  readonly inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

export function TextInput({ label, error, hint, placeholder, rows, range, inputRef, type, ...props }: TextInputProps) {
  return (
    <TextField {...props} type={type} isInvalid={error !== undefined} validationBehavior="aria">
      <Label className={labelClasses}>{label}</Label>
      {rows === undefined ? (
        <Input {...range} ref={inputRef} placeholder={placeholder} className={controlClasses} />
      ) : (
        <TextArea ref={inputRef} placeholder={placeholder} rows={rows} className={`${controlClasses} resize-y`} />
      )}
      {hint !== undefined && (
        <Text slot="description" className="mt-1 block text-muted text-sm">
          {hint}
        </Text>
      )}
      <FieldError className="mt-1 block font-medium text-rata text-sm">{error}</FieldError>
    </TextField>
  );
}

type FormTextProps<Form extends FieldValues, Saved> = Pick<
  UseControllerProps<Form, FieldPath<Form>, Saved>,
  'control' | 'name'
> &
  Omit<TextInputProps, 'name' | 'error' | 'value' | 'onChange' | 'inputRef'>;

/** A text field of a form of react-hook-form, with the form's error. */
export function FormText<Form extends FieldValues, Saved = Form>({
  control,
  name,
  ...props
}: FormTextProps<Form, Saved>) {
  const { field, fieldState } = useController<Form, FieldPath<Form>, Saved>({ ...(control ? { control } : {}), name });
  const { ref, disabled: _disabled, ...value } = field;
  return <TextInput {...props} {...value} inputRef={ref} error={fieldState.error?.message} />;
}
