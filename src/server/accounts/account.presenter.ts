import type { Account } from '#domain/contract/account-contract.ts';

/** Returns the fields of an account that its owner may see (product 7.16). */
export function presentAccount(user: Account): Account {
  return { id: user.id, full_name: user.full_name, email: user.email, role: user.role };
}
