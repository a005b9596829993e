import type { Account } from '#shared/api/account-contract.ts';
import { cleanEmail } from '#shared/rules/text-input.ts';

/** Returns the address in the form that identifies an account: cleaned, in lower case. */
export function emailKey(email: string): string {
  return cleanEmail(email).toLowerCase();
}

export function presentAccount(user: Account): Account {
  return { id: user.id, full_name: user.full_name, email: user.email, role: user.role };
}

/** Returns whether an account may stop being an admin. The last admin may not. */
export function canLoseAdmin(userId: number, admins: readonly { readonly id: number }[]): boolean {
  return admins.some((admin) => admin.id !== userId);
}
