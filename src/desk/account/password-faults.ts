import { accountMessages, passwordChangeSchema } from '#shared/api/account-contract.ts';

export interface PasswordForm {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

export interface PasswordFaults {
  readonly next: string | undefined;
  readonly confirmation: string | undefined;
  readonly canSend: boolean;
}

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
