import { useState } from 'react';
import type { Locale } from '#shared/rules/locales.ts';
import { signInPath } from '#shared/rules/sign-in-notices.ts';
import { confirmAddress } from '#site/browser/password-reset-requests.ts';
import { confirmEmailTexts, signInTexts } from '#site/sections/account/account-page.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { useLinkToken } from './use-link-token.ts';
import { useSubmission } from './use-submission.ts';

/**
 * Confirms the address of an account with the link whose token is in the fragment of the URL. Waits for a press on the
 * button, because mail programs open links by themselves. Without a token, asks for another link.
 */
export function ConfirmEmail({ locale, apiBaseUrl }: { locale: Locale; apiBaseUrl: string }) {
  const token = useLinkToken();
  if (token === '') return <ForgotPasswordForm apiBaseUrl={apiBaseUrl} link="address" />;
  return <ConfirmButton key={token} {...{ locale, apiBaseUrl, token }} />;
}

function ConfirmButton({ locale, apiBaseUrl, token }: { locale: Locale; apiBaseUrl: string; token: string }) {
  const [isConfirmed, setIsConfirmed] = useState(false);
  const { isBusy, problem, submit } = useSubmission();
  const confirm = () =>
    submit(async () => {
      const failure = await confirmAddress(apiBaseUrl, token);
      if (failure === undefined) setIsConfirmed(true);
      return failure;
    });
  return (
    <div className="account-form">
      <div role="status">{isConfirmed && <p className="notice">{confirmEmailTexts.done}</p>}</div>
      {problem && (
        <p role="alert" className="notice">
          {problem}
        </p>
      )}
      {isConfirmed ? (
        <a className="button" href={signInPath(locale)}>
          {signInTexts.title}
        </a>
      ) : (
        <button className="button" type="button" aria-busy={isBusy} onClick={confirm}>
          {isBusy ? confirmEmailTexts.busy : confirmEmailTexts.send}
        </button>
      )}
    </div>
  );
}
