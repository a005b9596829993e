import type { FieldErrors, FieldValues, Path } from 'react-hook-form';
import '../../styles/notice.css';

/** What stopped a form: a sentence, tied to a field where one is at fault. */
export interface FormProblem {
  readonly message: string;
  readonly fieldId?: string;
}

/** All that stopped a form, read out at once; each line leads to its field. */
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

/** A form's problems in the order of its fields, whose names are their ids; the answer's own sentence first. */
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
