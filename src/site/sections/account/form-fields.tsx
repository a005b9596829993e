import { type InputHTMLAttributes, useState } from 'react';
import type { FieldErrors, FieldValues, Path } from 'react-hook-form';

/** Props of a labelled input; the ids of its hint and error are derived from `id`. */
export interface FormFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly ref?: React.Ref<HTMLInputElement>;
}

/** A label, its input, a hint and an error, associated for screen readers (product 7.2). */
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

/** Returns the attributes that associate an input with its hint and its error. */
export function descriptionOf(id: string, hint: string | undefined, error: string | undefined) {
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-invalid': error !== undefined, 'aria-describedby': notes || undefined };
}

/** Why a form was refused: a sentence, with the field that it is about, if any. */
interface FormProblem {
  readonly message: string;
  readonly fieldId?: string;
}

/** The problems of a form, announced at once; each line links to its field. */
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

/** Returns a form's problems in the order of its fields, after the API's own sentence. Field names are their ids. */
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

/** A password field with a button that shows the password. */
export function PasswordField({ id, label, hint, error, ...input }: FormFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
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
            {isShown ? 'Hide' : 'Show'}
            <span className="visually-hidden"> {label.toLowerCase()}</span>
          </span>
        </button>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
