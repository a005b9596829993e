import { FormProblems } from '#site/sections/account/form-fields.tsx';
import { useSubmission } from './use-submission.ts';

interface SubmitButtonProps {
  readonly texts: { readonly send: string; readonly busy: string };
  /** Returns `undefined` if it succeeded, otherwise an error sentence. */
  readonly send: () => Promise<string | undefined>;
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
