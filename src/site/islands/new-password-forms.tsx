import { useState } from 'react';
import {
  isRepeated,
  passwordsDiffer,
  registrationSchema,
  repeatedPasswordSchema,
} from '#shared/api/account-contract.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { passwordResetSchema, resetRefusals } from '#shared/api/password-reset-contract.ts';
import { type InviteView, inviteAcceptSchema } from '#shared/api/people-contract.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { signInPath } from '#shared/rules/sign-in-notices.ts';
import { createAccount } from '#site/browser/account-requests.ts';
import { acceptInvite } from '#site/browser/invite-requests.ts';
import { sendOrExplain } from '#site/browser/refusal-text.ts';
import { keepRegisteredEmail } from '#site/browser/registered-email.ts';
import { createAccountTexts, inviteTexts, resetPasswordTexts } from '#site/sections/account/account-page.ts';
import { AccountForm } from './account-form.tsx';
import { useLinkToken } from './use-link-token.ts';
import { useSubmission } from './use-submission.ts';

const repeated = { confirm_password: repeatedPasswordSchema };

export const createAccountSchema = registrationSchema
  .extend(repeated)
  .refine((form) => isRepeated(form.password, form.confirm_password), passwordsDiffer);

export const inviteAccountSchema = inviteAcceptSchema
  .omit({ token: true })
  .extend(repeated)
  .refine((form) => isRepeated(form.password, form.confirm_password), passwordsDiffer);

export const resetFormSchema = passwordResetSchema
  .omit({ token: true })
  .extend(repeated)
  .refine((form) => isRepeated(form.new_password, form.confirm_password), passwordsDiffer);

interface PasswordTexts {
  readonly password: string;
  readonly passwordHint: string;
  readonly confirmPassword: string;
}

function newPasswordFields(name: 'password' | 'new_password', texts: PasswordTexts) {
  const field = { type: 'password', autoComplete: 'new-password' } as const;
  return [
    { ...field, name, label: texts.password, hint: texts.passwordHint },
    { ...field, name: 'confirm_password', label: texts.confirmPassword },
  ];
}

export function CreateAccountForm({ locale, apiBaseUrl }: { locale: Locale; apiBaseUrl: string }) {
  const texts = createAccountTexts;
  return (
    <AccountForm
      schema={createAccountSchema}
      submission={useSubmission()}
      button={{ label: texts.title, busy: texts.busy }}
      send={async (form) => {
        const registered = await createAccount(apiBaseUrl, form);
        if ('failure' in registered) return registered.failure;
        keepRegisteredEmail(form.email);
        location.assign(signInPath(locale, registered.role === 'admin' ? 'first-admin' : 'registered'));
        return undefined;
      }}
      fields={[
        { name: 'full_name', label: texts.fullName, autoComplete: 'name' },
        { name: 'email', type: 'email', label: texts.email, autoComplete: 'email' },
        ...newPasswordFields('password', texts),
      ]}
    />
  );
}

export interface AcceptParts {
  readonly apiBaseUrl: string;
  readonly invite: Extract<InviteView, { state: 'open' }>;
  readonly token: string;
  readonly onDone: () => void;
}

export function inviteEmailField({ email }: AcceptParts['invite']) {
  const { email: label } = createAccountTexts;
  return { name: 'email', type: 'email', label, defaultValue: email, autoComplete: 'username', readOnly: true };
}

/** The form in which an invited person sets a name and a password. The email is that of the invite. */
export function InviteAccountForm({ apiBaseUrl, invite, token, onDone }: AcceptParts) {
  const texts = { ...createAccountTexts, passwordHint: inviteTexts.passwordHint };
  return (
    <AccountForm
      schema={inviteAccountSchema}
      submission={useSubmission()}
      button={{ label: inviteTexts.create, busy: inviteTexts.busy }}
      send={async ({ full_name, password }) => {
        const failure = await acceptInvite(apiBaseUrl, { token, full_name, password });
        if (failure === undefined) onDone();
        return failure;
      }}
      fields={[
        { name: 'full_name', label: texts.fullName, defaultValue: invite.full_name, autoComplete: 'name' },
        inviteEmailField(invite),
        ...newPasswordFields('password', texts),
      ]}
    />
  );
}

/** The form that sets a new password with the link whose token is in the fragment of the URL. */
export function ResetPasswordForm({ locale, apiBaseUrl }: { locale: Locale; apiBaseUrl: string }) {
  const texts = resetPasswordTexts;
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
        const url = `${apiBaseUrl}${apiPaths.passwordReset}`;
        const failure = await sendOrExplain(url, { token, new_password }, texts.failed);
        if (failure === undefined) location.assign(signInPath(locale, 'password-reset'));
        return failure;
      }}
      fields={newPasswordFields('new_password', texts)}
    />
  );
}
