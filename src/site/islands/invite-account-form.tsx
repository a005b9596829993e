import { isRepeated, passwordsDiffer, repeatedPasswordSchema } from '#shared/api/account-contract.ts';
import { type InviteView, inviteAcceptSchema } from '#shared/api/people-contract.ts';
import { acceptInvite } from '#site/browser/invite-requests.ts';
import { createAccountTexts, inviteTexts } from '#site/sections/account/account-page.ts';
import { AccountForm } from './account-form.tsx';
import { useSubmission } from './use-submission.ts';

export const inviteAccountSchema = inviteAcceptSchema
  .omit({ token: true })
  .extend({ confirm_password: repeatedPasswordSchema })
  .refine((form) => isRepeated(form.password, form.confirm_password), passwordsDiffer);

export interface AcceptParts {
  readonly apiBaseUrl: string;
  readonly invite: Extract<InviteView, { state: 'open' }>;
  readonly token: string;
  readonly onDone: () => void;
}

const texts = createAccountTexts;

/** The form in which an invited person sets a name and a password. The email is that of the invite. */
export function InviteAccountForm({ apiBaseUrl, invite, token, onDone }: AcceptParts) {
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
        {
          name: 'email',
          type: 'email',
          label: texts.email,
          defaultValue: invite.email,
          autoComplete: 'username',
          readOnly: true,
        },
        {
          name: 'password',
          type: 'password',
          label: texts.password,
          hint: inviteTexts.passwordHint,
          autoComplete: 'new-password',
        },
        { name: 'confirm_password', type: 'password', label: texts.confirmPassword, autoComplete: 'new-password' },
      ]}
    />
  );
}
