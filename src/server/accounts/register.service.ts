import type { Kysely } from 'kysely';
import type { Account, Registration } from '#shared/api/account-contract.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import { emailKey, presentAccount } from './account.ts';
import type { AccountTools } from './account-tools.ts';
import { mailAddressLink } from './address.service.ts';
import { type FirstAdminRequest, mayClaimFirstAdmin } from './first-admin.ts';
import { claimFirstAdmin, insertUser, markEmailProven, rememberNetwork, updateRole } from './user.repository.ts';

/**
 * Creates an account. Its role is admin if it may become the first administrator, otherwise member. Mails a member the
 * link that proves the address, if there is a mail server. Throws a conflict when the e-mail already has an account, and
 * a 429 problem when there were too many attempts.
 */
export async function register(
  db: Kysely<DatabaseSchema>,
  tools: AccountTools,
  registration: Registration,
  { network, ...request }: FirstAdminRequest & { readonly network: string },
): Promise<Account> {
  await tools.throttle.countRegistration(network);
  const passwordHash = await tools.hashing.hash(registration.password);
  const key = emailKey(registration.email);
  const now = tools.now().toISOString();

  const account = await db.transaction().execute(async (trx) => {
    const mayClaim = await mayClaimFirstAdmin(trx, tools.firstAdmin, { ...request, emailKey: key, now });
    const user = await insertUser(trx, {
      full_name: registration.full_name,
      email: registration.email,
      email_key: key,
      password_hash: passwordHash,
      role: 'member',
      created_at: now,
      updated_at: now,
    });
    if (!user) throw new Problem('conflict', 'An account with this email already exists. Please sign in instead.');
    await rememberNetwork(trx, user.id, network, now);
    if (!mayClaim || !(await claimFirstAdmin(trx, user.id))) return presentAccount(user);
    await updateRole(trx, user.id, 'admin', now);
    await markEmailProven(trx, user.id, now);
    return presentAccount({ ...user, role: 'admin' });
  });
  if (account.role === 'member') mailAddressLink(tools, account.id);
  return account;
}
