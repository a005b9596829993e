import type { Kysely } from 'kysely';
import { addressLinkDays, addressRefusals } from '#shared/api/password-reset-contract.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import type { AccountTools } from './account-tools.ts';
import { findOneTimeLink, issueOneTimeLink, spendOneTimeLink, withdrawLinks } from './one-time-link.repository.ts';
import { markEmailProven } from './user.repository.ts';

const purpose = 'address';

/** Path of the page on which a person confirms the address. The token follows in the fragment. */
const addressPath = '/confirm-email#';

/** Queues the e-mail with the link that proves the address of a new account. Does nothing without a mail server. */
export function mailAddressLink({ mailOutbox, jobs }: Pick<AccountTools, 'mailOutbox' | 'jobs'>, accountId: number) {
  if (!mailOutbox) return;
  jobs.run(
    () => mailOutbox.add({ kind: 'address-link', account_id: accountId }),
    'a link to confirm an address could not be mailed',
  );
}

/** Makes a link that proves the address of an account. Earlier links of the account stop working. */
export function makeAddressLink(
  db: Kysely<DatabaseSchema>,
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
export async function proveAddress(
  db: Kysely<DatabaseSchema>,
  { now }: Pick<AccountTools, 'now'>,
  token: string,
): Promise<void> {
  const isProven = await db.transaction().execute(async (trx) => {
    const link = await spendOneTimeLink(trx, purpose, token, now());
    if (!link?.accountId) return false;
    await markEmailProven(trx, link.accountId, now().toISOString());
    return true;
  });
  if (isProven) return;
  const link = await findOneTimeLink(db, purpose, token, now());
  const reason = !link || link.state === 'open' ? 'unknown' : link.state;
  throw new Problem('conflict', addressRefusals[reason]);
}
