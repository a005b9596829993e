import { zodResolver } from '@hookform/resolvers/zod';
import { type SubmitEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { resetRequestSchema } from '#domain/contract/password-reset-contract.ts';
import { askForLink, type LinkKind } from '#site/browser/password-reset-requests.ts';
import { forgotPasswordTexts } from '#site/sections/account/account-page.ts';
import { FormField, FormProblems, problemsOf } from '#site/sections/account/form-fields.tsx';
import { useIsHydrated, useSubmission } from './use-submission.ts';

type Values = z.input<typeof resetRequestSchema>;

const fields = ['email'] as const;

/**
 * The form that asks for a link to choose a new password (product 7.28) or to confirm an address (product 7.33). {@link SignInForm} explains why the form's
 * method is `dialog`.
 */
export function ForgotPasswordForm({ apiBaseUrl, link }: { apiBaseUrl: string; link: LinkKind }) {
  const isHydrated = useIsHydrated();
  const [sentence, setSentence] = useState<string>();
  const { isBusy, problem, submit } = useSubmission();
  const { register, handleSubmit, setValue, formState } = useForm<Values>({
    resolver: zodResolver(resetRequestSchema),
  });
  const { errors } = formState;

  const send = ({ email }: Values) =>
    submit(async () => {
      const outcome = await askForLink(apiBaseUrl, link, email);
      if (outcome.kind === 'failed') return outcome.sentence;
      setSentence(outcome.sentence);
      return undefined;
    });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    setValue('email', String(new FormData(event.currentTarget).get('email') ?? ''));
    return handleSubmit(send)(event);
  };

  return (
    <div>
      <div role="status">{sentence && <p className="notice">{sentence}</p>}</div>
      {sentence === undefined && (
        <form className="account-form" method="dialog" noValidate={isHydrated} onSubmit={onSubmit}>
          <FormProblems problems={problemsOf(errors, fields, problem)} />
          <FormField
            {...register('email')}
            id="email"
            type="email"
            label={forgotPasswordTexts.email}
            hint={forgotPasswordTexts.emailHint}
            error={errors.email?.message}
            autoComplete="username"
            required
          />
          <button className="button" type="submit" aria-busy={isBusy}>
            {isBusy ? forgotPasswordTexts.busy : forgotPasswordTexts.send}
          </button>
        </form>
      )}
    </div>
  );
}
