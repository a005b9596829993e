import { zodResolver } from '@hookform/resolvers/zod';
import { type SubmitEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { isRepeated, passwordsDiffer, repeatedPasswordSchema } from '#domain/contract/account-contract.ts';
import { passwordResetSchema, resetRefusals } from '#domain/contract/password-reset-contract.ts';
import type { Locale } from '#domain/locales.ts';
import { signInPath } from '#domain/sign-in-notices.ts';
import { resetPassword } from '#site/browser/password-reset-requests.ts';
import { resetPasswordTexts } from '#site/sections/account/account-page.ts';
import { FormProblems, PasswordField, problemsOf } from '#site/sections/account/form-fields.tsx';
import { useLinkToken } from './use-link-token.ts';
import { takeFilledValues, useIsHydrated, useSubmission } from './use-submission.ts';

/** Parses the form that sets a new password with a link: the new password, and the repeated one. */
export const resetFormSchema = passwordResetSchema
  .omit({ token: true })
  .extend({ confirm_password: repeatedPasswordSchema })
  .refine((form) => isRepeated(form.new_password, form.confirm_password), passwordsDiffer);

type Values = z.input<typeof resetFormSchema>;

const fields = ['new_password', 'confirm_password'] as const;

/** The form that sets a new password with the link whose token is in the fragment of the URL (product 7.29). */
export function ResetPasswordForm({ locale, apiBaseUrl }: { locale: Locale; apiBaseUrl: string }) {
  const token = useLinkToken();
  const [triedToken, setTriedToken] = useState('');
  const isHydrated = useIsHydrated();
  const { isBusy, problem, submit } = useSubmission();
  const { register, handleSubmit, setValue, formState } = useForm<Values>({ resolver: zodResolver(resetFormSchema) });
  const { errors } = formState;

  const send = ({ new_password }: Values) =>
    submit(async () => {
      setTriedToken(token);
      if (token === '') return resetRefusals.unknown;
      const failure = await resetPassword(apiBaseUrl, { token, new_password });
      if (failure === undefined) location.assign(signInPath(locale, 'password-reset'));
      return failure;
    });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    takeFilledValues(event.currentTarget, fields, setValue);
    return handleSubmit(send)(event);
  };

  return (
    <form className="account-form" method="dialog" noValidate={isHydrated} onSubmit={onSubmit}>
      <FormProblems problems={problemsOf(errors, fields, triedToken === token ? problem : undefined)} />
      <PasswordField
        {...register('new_password', { deps: 'confirm_password' })}
        id="new_password"
        label={resetPasswordTexts.password}
        hint={resetPasswordTexts.passwordHint}
        error={errors.new_password?.message}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...register('confirm_password')}
        id="confirm_password"
        label={resetPasswordTexts.confirmPassword}
        error={errors.confirm_password?.message}
        autoComplete="new-password"
        required
      />
      <button className="button" type="submit" aria-busy={isBusy}>
        {isBusy ? resetPasswordTexts.busy : resetPasswordTexts.send}
      </button>
    </form>
  );
}
