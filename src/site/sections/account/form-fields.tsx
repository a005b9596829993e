import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import type { FieldErrors, FieldValues, Path } from 'react-hook-form';

/** The props of an input with a label. The ids of its hint and its error are made from `id`. */
export interface FormFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  readonly ref?: React.Ref<HTMLInputElement>;
}

export function FormField({ id, label, hint, error, ...input }: FormFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input {...input} {...descriptionOf(id, hint, error)} id={id} />
    </Field>
  );
}

interface FieldProps extends Pick<FormFieldProps, 'id' | 'label' | 'hint' | 'error'> {
  /** The control. Its id is `id`, and {@link descriptionOf} connects it with the hint and the error. */
  readonly children: ReactNode;
}

export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** A required checkbox before its label, which may contain links. */
export function Tick({ id, error, children, ...input }: Omit<FormFieldProps, 'label' | 'hint'>) {
  return (
    <div className="field">
      <div className="field-check">
        <input {...input} {...descriptionOf(id, undefined, error)} id={id} type="checkbox" required />
        <label htmlFor={id}>{children}</label>
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  );
}

function FieldNotes({ id, hint, error }: Pick<FormFieldProps, 'id' | 'hint' | 'error'>) {
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

/** Returns the attributes of an input that connect it with its hint and its error, for screen readers. */
export function descriptionOf(id: string, hint: string | undefined, error: string | undefined) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-invalid': error !== undefined, 'aria-describedby': notes || undefined };
}

/**
 * A sentence about an error in a form, and the id of the field that has the error. The id is not set if the error does
 * not belong to one field.
 */
interface FormProblem {
  readonly message: string;
  readonly fieldId?: string;
}

export function FormProblems({ problems }: { problems: readonly FormProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <div className="notice problem" role="alert">
      <ul className="form-problems">
        {problems.map(({ message, fieldId }) => (
          <li key={`${fieldId ?? ''} ${message}`}>{fieldId ? <a href={`#${fieldId}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Returns the problems of a form: first the API's sentence, if there is one, and then the errors in the order of the
 * fields. The name of a field is also its id.
 */
export function problemsOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  fields: readonly Path<Values>[],
  answer: string | undefined,
): FormProblem[] {
  const problems: FormProblem[] = answer === undefined ? [] : [{ message: answer }];
  for (const field of fields) {
    const message = errors[field]?.message;
    if (typeof message === 'string') problems.push({ message, fieldId: field });
  }
  return problems;
}

export function PasswordField({ id, label, hint, error, ...input }: FormFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="field-control">
        <input
          {...input}
          {...descriptionOf(id, hint, error)}
          id={id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <button className="button quiet" type="button" aria-controls={id} onClick={() => setIsShown(!isShown)}>
          <span>
            <span>{isShown ? 'Hide' : 'Show'}</span>
            <span className="visually-hidden"> {label.toLowerCase()}</span>
          </span>
        </button>
      </div>
    </Field>
  );
}
