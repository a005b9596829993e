import { zodResolver } from '@hookform/resolvers/zod';
import type { SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import { type Login, loginSchema } from '#domain/contract/account-contract.ts';
import type { Locale } from '#domain/locales.ts';
import { deskPathAfterSignIn } from '#domain/sign-in-notices.ts';
import { signIn } from '#site/browser/account-requests.ts';
import { signInTexts } from '#site/sections/account/account-page.ts';
import { FormField, FormProblems, PasswordField, problemsOf } from '#site/sections/account/form-fields.tsx';
import { useIsHydrated, useSubmission } from './use-submission.ts';

const fields = ['username', 'password'] as const;

/**
 * The form Sign In (product 7.3). Its method is `dialog`, so that nothing happens if it is submitted before the scripts
 * run. With the default method, the browser would write the password into the URL.
 */
export function SignInForm({ locale, apiBaseUrl }: { locale: Locale; apiBaseUrl: string }) {
  const isHydrated = useIsHydrated();
  const { isBusy, problem, submit } = useSubmission();
  const { register, handleSubmit, setValue, formState } = useForm<Login>({ resolver: zodResolver(loginSchema) });
  const { errors } = formState;

  const send = (login: Login) =>
    submit(async () => {
      const failure = await signIn(apiBaseUrl, login);
      if (failure === undefined) location.assign(deskPathAfterSignIn(locale, location.search));
      return failure;
    });

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // The values are read from the form, because some password managers fill in a field without sending an event.
    const filled = new FormData(event.currentTarget);
    for (const field of fields) setValue(field, String(filled.get(field) ?? ''));
    return handleSubmit(send)(event);
  };

  return (
    <form className="account-form" method="dialog" noValidate={isHydrated} onSubmit={onSubmit}>
      <FormProblems problems={problemsOf(errors, fields, problem)} />
      <FormField
        {...register('username')}
        id="username"
        label={signInTexts.username}
        hint={signInTexts.usernameHint}
        error={errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="email"
        required
      />
      <PasswordField
        {...register('password')}
        id="password"
        label={signInTexts.password}
        error={errors.password?.message}
        autoComplete="current-password"
        required
      />
      <button className="button" type="submit" aria-busy={isBusy}>
        {isBusy ? signInTexts.busy : signInTexts.title}
      </button>
    </form>
  );
}
