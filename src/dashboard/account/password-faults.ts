import { accountMessages, passwordChangeSchema } from '#domain/contract/account-contract.ts';

/** What is typed into the Change Password dialog. */
export interface PasswordForm {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

/** The sentences under the two new fields; a field that is still empty has none. */
export interface PasswordFaults {
  readonly next: string | undefined;
  readonly confirmation: string | undefined;
  /** Whether it may be sent: valid and matching (specification 5, Change password). */
  readonly canSend: boolean;
}

/** Checks a change of password as it is typed (specification 5, Change password). */
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
