import { useState } from 'react';
import { isRepeated, passwordsDiffer, repeatedPasswordSchema } from '#shared/api/account-contract.ts';
import { passwordResetSchema, resetRefusals } from '#shared/api/password-reset-contract.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { signInPath } from '#shared/rules/sign-in-notices.ts';
import { resetPassword } from '#site/browser/password-reset-requests.ts';
import { resetPasswordTexts } from '#site/sections/account/account-page.ts';
import { AccountForm } from './account-form.tsx';
import { useLinkToken } from './use-link-token.ts';
import { useSubmission } from './use-submission.ts';

export const resetFormSchema = passwordResetSchema
  .omit({ token: true })
  .extend({ confirm_password: repeatedPasswordSchema })
  .refine((form) => isRepeated(form.new_password, form.confirm_password), passwordsDiffer);

const texts = resetPasswordTexts;

/** The form that sets a new password with the link whose token is in the fragment of the URL. */
export function ResetPasswordForm({ locale, apiBaseUrl }: { locale: Locale; apiBaseUrl: string }) {
  const token = useLinkToken();
  const [triedToken, setTriedToken] = useState('');
  const submission = useSubmission();
  return (
    <AccountForm
      schema={resetFormSchema}
      submission={{ ...submission, problem: triedToken === token ? submission.problem : undefined }}
      button={{ label: texts.send, busy: texts.busy }}
      send={async ({ new_password }) => {
        setTriedToken(token);
        if (token === '') return resetRefusals.unknown;
        const failure = await resetPassword(apiBaseUrl, { token, new_password });
        if (failure === undefined) location.assign(signInPath(locale, 'password-reset'));
        return failure;
      }}
      fields={[
        {
          name: 'new_password',
          type: 'password',
          label: texts.password,
          hint: texts.passwordHint,
          autoComplete: 'new-password',
        },
        { name: 'confirm_password', type: 'password', label: texts.confirmPassword, autoComplete: 'new-password' },
      ]}
    />
  );
}
