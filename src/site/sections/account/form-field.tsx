import type { InputHTMLAttributes } from 'react';
import '../../styles/field.css';

/** What a labelled input of an account form is made of; `id` also names its hint and its error. */
export interface FormFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly ref?: React.Ref<HTMLInputElement>;
}

/** A label, its input, a hint, and the sentence on what is wrong with it, all tied together (product 7.2). */
export function FormField({ id, label, hint, error, ...input }: FormFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input {...input} {...descriptionOf(id, hint, error)} id={id} />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The hint and the error under an input. */
export function FieldNotes({ id, hint, error }: Pick<FormFieldProps, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </>
  );
}

/** The attributes that tie an input to its hint and its error. */
export function descriptionOf(id: string, hint: string | undefined, error: string | undefined) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-invalid': error !== undefined, 'aria-describedby': notes || undefined };
}
