import { useState } from 'react';
import { descriptionOf, FieldNotes, type FormFieldProps } from './form-field.tsx';

/** A password's field with a button that shows what was typed. */
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
