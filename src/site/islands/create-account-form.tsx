import { zodResolver } from '@hookform/resolvers/zod';
import type { SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { Locale } from '#domain/locales.ts';
import { signInPath } from '#domain/sign-in-notices.ts';
import { createAccount } from '#site/browser/account-requests.ts';
import { createAccountTexts } from '#site/sections/account/account-page.ts';
import { createAccountSchema, type CreateAccountForm as Values } from '#site/sections/account/create-account-schema.ts';
import { FormField, FormProblems, PasswordField, problemsOf } from '#site/sections/account/form-fields.tsx';
import { useIsHydrated, useSubmission } from './use-submission.ts';

const fields = ['full_name', 'email', 'password', 'confirm_password'] as const;

/** The Create Account form (product 7.2). See {@link SignInForm} for its method. */
export function CreateAccountForm({ locale, apiBaseUrl }: { locale: Locale; apiBaseUrl: string }) {
  const isHydrated = useIsHydrated();
  const { isBusy, problem, submit } = useSubmission();
  const { register, handleSubmit, setValue, formState } = useForm<Values>({
    resolver: zodResolver(createAccountSchema),
  });
  const { errors } = formState;

  const send = (form: Values) =>
    submit(async () => {
      const failure = await createAccount(apiBaseUrl, form);
      if (failure === undefined) location.assign(signInPath(locale, 'registered'));
      return failure;
    });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // Some password managers fill a field without an event.
    const filled = new FormData(event.currentTarget);
    for (const field of fields) setValue(field, String(filled.get(field) ?? ''));
    return handleSubmit(send)(event);
  };

  return (
    <form className="account-form" method="dialog" noValidate={isHydrated} onSubmit={onSubmit}>
      <FormProblems problems={problemsOf(errors, fields, problem)} />
      <FormField
        {...register('full_name')}
        id="full_name"
        label={createAccountTexts.fullName}
        error={errors.full_name?.message}
        autoComplete="name"
        required
      />
      <FormField
        {...register('email')}
        id="email"
        type="email"
        label={createAccountTexts.email}
        error={errors.email?.message}
        autoComplete="email"
        required
      />
      <PasswordField
        {...register('password', { deps: 'confirm_password' })}
        id="password"
        label={createAccountTexts.password}
        hint={createAccountTexts.passwordHint}
        error={errors.password?.message}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...register('confirm_password')}
        id="confirm_password"
        label={createAccountTexts.confirmPassword}
        error={errors.confirm_password?.message}
        autoComplete="new-password"
        required
      />
      <button className="button" type="submit" aria-busy={isBusy}>
        {isBusy ? createAccountTexts.busy : createAccountTexts.title}
      </button>
    </form>
  );
}
