import { accountMessages, passwordChangeSchema } from '#shared/api/account-contract.ts';

export interface PasswordForm {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

/** The errors to show under the two fields for the new password. An empty field has no error. */
export interface PasswordFaults {
  readonly next: string | undefined;
  readonly confirmation: string | undefined;
  /** Whether the form can be sent: it is valid, and the two new passwords match. */
  readonly canSend: boolean;
}

/** Returns the errors to show in the Change Password form while a person types. */
export function findPasswordFaults({ current, next, confirmation }: PasswordForm): PasswordFaults {
  const parsed = passwordChangeSchema.safeParse({ current_password: current, new_password: next });
  const fault = parsed.error?.issues.find((issue) => issue.path[0] === 'new_password')?.message;
  const isSame = next !== '' && next === current;
  const isMatching = next === confirmation;
  return {
    next: next === '' ? undefined : isSame ? accountMessages.sameAsCurrent : fault,
    confirmation: confirmation === '' || isMatching ? undefined : accountMessages.newPasswordsDiffer,
    canSend: parsed.success && isMatching,
  };
}
