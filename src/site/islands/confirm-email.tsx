import { useState } from 'react';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { signInPath } from '#shared/rules/sign-in-notices.ts';
import { sendOrExplain } from '#site/browser/refusal-text.ts';
import { confirmEmailTexts, signInTexts } from '#site/sections/account/account-page.ts';
import { SubmitButton } from './account-form.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { useLinkToken } from './use-link-token.ts';

/**
 * Confirms the address of an account with the link whose token is in the fragment of the URL. Waits for a press on the
 * button, because mail programs open links by themselves. Without a token, asks for another link.
 */
export function ConfirmEmail({ locale, apiBaseUrl }: { locale: Locale; apiBaseUrl: string }) {
  const token = useLinkToken();
  const [confirmed, setConfirmed] = useState<string>();
  if (token === '') return <ForgotPasswordForm apiBaseUrl={apiBaseUrl} link="address" />;
  const url = `${apiBaseUrl}${apiPaths.addressConfirmation}`;
  return (
    <div className="account-form">
      <div role="status">{confirmed === token && <p className="notice">{confirmEmailTexts.done}</p>}</div>
      {confirmed === token ? (
        <a className="button" href={signInPath(locale)}>
          {signInTexts.title}
        </a>
      ) : (
        <SubmitButton
          key={token}
          texts={confirmEmailTexts}
          send={() => sendOrExplain(url, { token }, confirmEmailTexts.failed)}
          onDone={() => setConfirmed(token)}
        />
      )}
    </div>
  );
}
