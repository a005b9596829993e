import {
  isRepeated,
  passwordsDiffer,
  registrationSchema,
  repeatedPasswordSchema,
} from '#shared/api/account-contract.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { signInPath } from '#shared/rules/sign-in-notices.ts';
import { createAccount } from '#site/browser/account-requests.ts';
import { keepRegisteredEmail } from '#site/browser/registered-email.ts';
import { createAccountTexts } from '#site/sections/account/account-page.ts';
import { AccountForm } from './account-form.tsx';
import { useSubmission } from './use-submission.ts';

export const createAccountSchema = registrationSchema
  .extend({ confirm_password: repeatedPasswordSchema })
  .refine((form) => isRepeated(form.password, form.confirm_password), passwordsDiffer);

const texts = createAccountTexts;

export function CreateAccountForm({ locale, apiBaseUrl }: { locale: Locale; apiBaseUrl: string }) {
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
        {
          name: 'password',
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
