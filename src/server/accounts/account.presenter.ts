import type { Account } from '#domain/contract/account-contract.ts';

/** What an account shows of itself (design 3.6). */
export function presentAccount(user: Account): Account {
  return { id: user.id, full_name: user.full_name, email: user.email, role: user.role };
}
