import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { isRepeated, passwordsDiffer, repeatedPasswordSchema } from '#domain/contract/account-contract.ts';
import { type InviteView, inviteAcceptSchema } from '#domain/contract/people-contract.ts';
import { acceptInvite } from '#site/browser/invite-requests.ts';
import { createAccountTexts, inviteTexts } from '#site/sections/account/account-page.ts';
import { FormField, FormProblems, PasswordField, problemsOf } from '#site/sections/account/form-fields.tsx';
import { useSubmission } from './use-submission.ts';

/** Parses the form of an invited person without an account: name, password, and the repeated password. */
export const inviteAccountSchema = inviteAcceptSchema
  .omit({ token: true })
  .extend({ confirm_password: repeatedPasswordSchema })
  .refine((form) => isRepeated(form.password, form.confirm_password), passwordsDiffer);

/** The props of the components with which a person accepts an invite. */
export interface AcceptParts {
  readonly apiBaseUrl: string;
  readonly invite: Extract<InviteView, { state: 'open' }>;
  readonly token: string;
  readonly onDone: () => void;
}

type Values = z.input<typeof inviteAccountSchema>;

const fields = ['full_name', 'password', 'confirm_password'] as const;

/** The form in which an invited person sets a name and a password. The email is that of the invite. */
export function InviteAccountForm({ apiBaseUrl, invite, token, onDone }: AcceptParts) {
  const { isBusy, problem, submit } = useSubmission();
  const { register, handleSubmit, formState } = useForm<Values>({
    resolver: zodResolver(inviteAccountSchema),
    defaultValues: { full_name: invite.full_name, password: '', confirm_password: '' },
  });
  const { errors } = formState;
  const send = ({ full_name, password }: Values) =>
    submit(async () => {
      const failure = await acceptInvite(apiBaseUrl, { token, full_name, password });
      if (failure === undefined) onDone();
      return failure;
    });
  return (
    <form className="account-form" method="dialog" noValidate onSubmit={handleSubmit(send)}>
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
        id="email"
        type="email"
        label={createAccountTexts.email}
        error={undefined}
        autoComplete="username"
        value={invite.email}
        readOnly
      />
      <PasswordField
        {...register('password', { deps: 'confirm_password' })}
        id="password"
        label={createAccountTexts.password}
        hint={inviteTexts.passwordHint}
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
        {isBusy ? inviteTexts.busy : inviteTexts.create}
      </button>
    </form>
  );
}
