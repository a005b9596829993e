import type { Account, Registration } from '#shared/api/account-contract.ts';
import { addressLinkDays, addressRefusals } from '#shared/api/password-reset-contract.ts';
import type { Queryable } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import { emailKey, presentAccount } from './account.ts';
import type { AccountTools } from './account-tools.ts';
import { type FirstAdminRequest, mayClaimFirstAdmin } from './first-admin.ts';
import { findOneTimeLink, issueOneTimeLink, spendOneTimeLink, withdrawLinks } from './one-time-link.repository.ts';
import { claimFirstAdmin, insertUser, markEmailProven, rememberNetwork, updateRole } from './user.repository.ts';

/**
 * Creates an account. Its role is admin if it may become the first administrator, otherwise member. Mails a member the
 * link that proves the address, if there is a mail server. Throws a conflict when the e-mail already has an account, and
 * a 429 problem when there were too many attempts.
 */
export async function register(
  db: Queryable,
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
    const { full_name, email } = registration;
    const user = await insertUser(trx, { full_name, email, password_hash: passwordHash, role: 'member' }, now);
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

const purpose = 'address';

/** Path of the page on which a person confirms the address. The token follows in the fragment. */
const addressPath = '/confirm-email#';

/** Queues the e-mail with the link that proves the address of a new account. Does nothing without a mail server. */
function mailAddressLink({ mailOutbox, jobs }: Pick<AccountTools, 'mailOutbox' | 'jobs'>, accountId: number) {
  if (!mailOutbox) return;
  jobs.run(
    () => mailOutbox.add({ kind: 'address-link', account_id: accountId }),
    'a link to confirm an address could not be mailed',
  );
}

/** Makes a link that proves the address of an account. Earlier links of the account stop working. */
export function makeAddressLink(
  db: Queryable,
  { now, siteUrl }: Pick<AccountTools, 'now' | 'siteUrl'>,
  accountId: number,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await withdrawLinks(trx, { purpose, accountId }, now());
    const lifetime = addressLinkDays * 24 * 60 * 60 * 1000;
    const { token } = await issueOneTimeLink(trx, { purpose, accountId, lifetime }, now());
    return `${siteUrl}${addressPath}${token}`;
  });
}

/**
 * Proves the address of an account with its link. Throws a conflict with the reason when the link cannot be used. Call
 * this only for a press on a button: mail programs open links by themselves.
 */
export async function proveAddress(db: Queryable, { now }: Pick<AccountTools, 'now'>, token: string): Promise<void> {
  const isProven = await db.transaction().execute(async (trx) => {
    const link = await spendOneTimeLink(trx, purpose, token, now());
    if (!link?.account_id) return false;
    await markEmailProven(trx, link.account_id, now().toISOString());
    return true;
  });
  if (isProven) return;
  const link = await findOneTimeLink(db, purpose, token, now());
  const reason = !link || link.state === 'open' ? 'unknown' : link.state;
  throw new Problem('conflict', addressRefusals[reason]);
}
