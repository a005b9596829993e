import { useState } from 'react';
import { type Login, loginSchema } from '#shared/api/account-contract.ts';
import { networkErrorText } from '#shared/api/problem-to-text.ts';
import type { SignInChallenge } from '#shared/api/second-factor-contract.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { deskPathAfterSignIn } from '#shared/rules/sign-in-notices.ts';
import { signIn } from '#site/browser/account-requests.ts';
import { signInTexts } from '#site/sections/account/account-page.ts';
import { AccountForm } from './account-form.tsx';
import { useSubmission } from './use-submission.ts';

export function SignInForm({ locale, apiBaseUrl }: { locale: Locale; apiBaseUrl: string }) {
  const submission = useSubmission();
  const [secondStep, setSecondStep] = useState<LoadedSecondStep>();
  const openDesk = () => location.assign(deskPathAfterSignIn(locale, location.search));

  const send = async (login: Login) => {
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
  };

  if (secondStep) {
    const { SecondStepForm, challenge } = secondStep;
    return (
      <SecondStepForm
        challenge={challenge}
        apiBaseUrl={apiBaseUrl}
        onSignedIn={openDesk}
        onOver={(sentence) => {
          setSecondStep(undefined);
          submission.refuse(sentence);
        }}
      />
    );
  }

  return (
    <AccountForm
      schema={loginSchema}
      submission={submission}
      button={{ label: signInTexts.title, busy: signInTexts.busy }}
      send={send}
      fields={[
        {
          name: 'username',
          label: signInTexts.username,
          hint: signInTexts.usernameHint,
          autoComplete: 'username',
          autoCapitalize: 'none',
          autoCorrect: 'off',
          spellCheck: false,
          inputMode: 'email',
        },
        { name: 'password', type: 'password', label: signInTexts.password, autoComplete: 'current-password' },
      ]}
    />
  );
}

type LoadedSecondStep = NonNullable<Awaited<ReturnType<typeof loadSecondStep>>>;

/** Loads the code of the second step, which few visitors need. Returns `undefined` if it cannot be loaded. */
async function loadSecondStep(challenge: SignInChallenge) {
  const code = await import('./second-step-form.tsx').catch(() => undefined);
  return code && { SecondStepForm: code.SecondStepForm, challenge };
}
