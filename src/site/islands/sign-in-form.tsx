import { zodResolver } from '@hookform/resolvers/zod';
import { type SubmitEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Login, loginSchema } from '#domain/contract/account-contract.ts';
import type { SignInChallenge } from '#domain/contract/second-factor-contract.ts';
import type { Locale } from '#domain/locales.ts';
import { networkErrorText } from '#domain/problem-to-text.ts';
import { deskPathAfterSignIn } from '#domain/sign-in-notices.ts';
import { signIn } from '#site/browser/account-requests.ts';
import { signInTexts } from '#site/sections/account/account-page.ts';
import { FormField, FormProblems, PasswordField, problemsOf } from '#site/sections/account/form-fields.tsx';
import { takeFilledValues, useIsHydrated, useSubmission } from './use-submission.ts';

const fields = ['username', 'password'] as const;

/**
 * The form Sign In (product 7.3). Its method is `dialog`, so that nothing happens if it is submitted before the scripts
 * run. With the default method, the browser would write the password into the URL.
 */
export function SignInForm({ locale, apiBaseUrl }: { locale: Locale; apiBaseUrl: string }) {
  const isHydrated = useIsHydrated();
  const { isBusy, problem, submit, refuse } = useSubmission();
  const { register, handleSubmit, setValue, formState } = useForm<Login>({ resolver: zodResolver(loginSchema) });
  const { errors } = formState;

  const [secondStep, setSecondStep] = useState<LoadedSecondStep>();
  const openDesk = () => location.assign(deskPathAfterSignIn(locale, location.search));

  const send = (login: Login) =>
    submit(async () => {
      const outcome = await signIn(apiBaseUrl, login);
      if (outcome.kind === 'failed') return outcome.sentence;
      if (outcome.kind === 'signed-in') {
        openDesk();
        return undefined;
      }
      const loaded = await loadSecondStep(outcome.challenge);
      if (loaded === undefined) return networkErrorText;
      setSecondStep(loaded);
      return undefined;
    });

  if (secondStep) {
    const { SecondStepForm, challenge } = secondStep;
    return (
      <SecondStepForm
        challenge={challenge}
        apiBaseUrl={apiBaseUrl}
        onSignedIn={openDesk}
        onOver={(sentence) => {
          setSecondStep(undefined);
          refuse(sentence);
        }}
      />
    );
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    takeFilledValues(event.currentTarget, fields, setValue);
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

/** The component of the second step, and the server's challenge that the second step answers. */
type LoadedSecondStep = NonNullable<Awaited<ReturnType<typeof loadSecondStep>>>;

/** Loads the code of the second step, which few visitors need. Returns `undefined` if it cannot be loaded. */
async function loadSecondStep(challenge: SignInChallenge) {
  const code = await import('./second-step-form.tsx').catch(() => undefined);
  return code && { SecondStepForm: code.SecondStepForm, challenge };
}
