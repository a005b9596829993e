import { zodResolver } from '@hookform/resolvers/zod';
import type { SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { Failure } from '#site/browser/refusal-text.ts';
import {
  FormField,
  type FormFieldProps,
  FormProblems,
  PasswordField,
  problemsOf,
} from '#site/sections/account/form-fields.tsx';
import { type Submission, takeFilledValues, useSubmission } from './use-submission.ts';

/** A required field of an account form. Its name is also its id. A field of the type `password` can show its text. */
interface AccountField extends Omit<FormFieldProps, 'id' | 'error' | 'ref'> {
  readonly name: string;
}

interface AccountFormProps<Values> {
  readonly schema: z.ZodType<Values, Record<string, string>>;
  readonly fields: readonly AccountField[];
  readonly button: { readonly label: string; readonly busy: string };
  readonly submission: Submission;
  readonly send: (values: Values) => Promise<Failure>;
}

interface SubmitButtonProps {
  readonly texts: { readonly send: string; readonly busy: string };
  readonly send: () => Promise<Failure>;
  readonly onDone: () => void;
}

/** A button in place of a form, with the error of the last press above it. */
export function SubmitButton({ texts, send, onDone }: SubmitButtonProps) {
  const { isBusy, problem, submit } = useSubmission();
  const press = () =>
    submit(async () => {
      const failure = await send();
      if (failure === undefined) onDone();
      return failure;
    });
  return (
    <div className="account-form">
      <FormProblems problems={problem === undefined ? [] : [{ message: problem }]} />
      <button className="button" type="button" aria-busy={isBusy} onClick={press}>
        {isBusy ? texts.busy : texts.send}
      </button>
    </div>
  );
}

/**
 * A form of the account pages. Its method is `dialog`, so that nothing happens if it is submitted before the scripts
 * run. With the default method, the browser would write the password into the URL.
 */
export function AccountForm<Values>({ schema, fields, button, submission, send }: AccountFormProps<Values>) {
  const { isBusy, problem, submit } = submission;
  const { register, handleSubmit, setValue, formState } = useForm<Record<string, string>, unknown, Values>({
    resolver: zodResolver(schema),
  });
  const { errors } = formState;
  const names = fields.map(({ name }) => name);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    takeFilledValues(event.currentTarget, names, setValue);
    return handleSubmit((values) => submit(() => send(values)))(event);
  };
  return (
    <form className="account-form" method="dialog" noValidate onSubmit={onSubmit}>
      <FormProblems problems={problemsOf(errors, names, problem)} />
      {fields.map(({ name, ...field }) => {
        const Field = field.type === 'password' ? PasswordField : FormField;
        // A password and its repetition are compared again when either of them changes.
        const registered = register(name, { deps: names });
        return <Field key={name} {...field} {...registered} id={name} error={errors[name]?.message} required />;
      })}
      <button className="button" type="submit" aria-busy={isBusy}>
        {isBusy ? button.busy : button.label}
      </button>
    </form>
  );
}
