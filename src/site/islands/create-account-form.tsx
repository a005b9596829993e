import { zodResolver } from '@hookform/resolvers/zod';
import type { SubmitEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import {
  isRepeated,
  passwordsDiffer,
  registrationSchema,
  repeatedPasswordSchema,
} from '#domain/contract/account-contract.ts';
import type { Locale } from '#domain/locales.ts';
import { signInPath } from '#domain/sign-in-notices.ts';
import { createAccount } from '#site/browser/account-requests.ts';
import { createAccountTexts } from '#site/sections/account/account-page.ts';
import { FormField, FormProblems, PasswordField, problemsOf } from '#site/sections/account/form-fields.tsx';
import { takeFilledValues, useIsHydrated, useSubmission } from './use-submission.ts';

/** Parses the form Create Account: the fields of a registration, and the repeated password (product 7.2). */
export const createAccountSchema = registrationSchema
  .extend({ confirm_password: repeatedPasswordSchema })
  .refine((form) => isRepeated(form.password, form.confirm_password), passwordsDiffer);

type Values = z.input<typeof createAccountSchema>;

const fields = ['full_name', 'email', 'password', 'confirm_password'] as const;

/** The form Create Account (product 7.2). {@link SignInForm} explains why its method is `dialog`. */
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
    takeFilledValues(event.currentTarget, fields, setValue);
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
