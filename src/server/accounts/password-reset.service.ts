import { mayUseDesk } from '#shared/api/account-contract.ts';
import {
  type PasswordReset,
  type ResetLink,
  resetLinkMinutes,
  resetRefusals,
} from '#shared/api/password-reset-contract.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';
import type { ClaimedMail } from '../outbox/outbox.repository.ts';
import type { SendMail } from '../outbox/send-mail.ts';
import { Problem } from '../problem.ts';
import type { SignedInAccount } from './access.ts';
import { emailKey } from './account.ts';
import { asAdministrator, type ChangeMaker, recordAccountChange } from './account-changes.ts';
import { addressLinkMail, announceSecurityChange, greet, resetLinkMail } from './account-mails.ts';
import type { AccountTools } from './account-tools.ts';
import { actorOf } from './audit.repository.ts';
import { findOneTimeLink, issueOneTimeLink, spendOneTimeLink, withdrawLinks } from './one-time-link.repository.ts';
import { deleteSecondFactor } from './passkey.repository.ts';
import { makeAddressLink } from './register.service.ts';
import { deleteSessionsOf } from './session.repository.ts';
import {
  findUserByEmail,
  findUserById,
  lockUserByEmail,
  lockUserById,
  markEmailProven,
  type UserRow,
  updatePasswordHash,
} from './user.repository.ts';

/** A link that was mailed proves the address of the account. A link that somebody handed over does not. */
const purposes = ['reset', 'handed-reset'] as const;

type Purpose = (typeof purposes)[number];

/**
 * Path of the page where a person chooses a new password. The token follows in the fragment, which browsers do not send
 * to servers.
 */
const resetPath = '/reset-password#';

/**
 * Mails a link to choose a new password or to prove the address, if there is a mail server and an account with this
 * e-mail. A proven address gets no second proof. Looks the account up after the response, so that the response does not
 * reveal whether there is an account. Throws a 429 problem when there were too many requests.
 */
export async function requestLink(
  db: Queryable,
  tools: AccountTools,
  { kind, email, network }: { kind: 'reset-link' | 'address-link'; email: string; network: string },
): Promise<void> {
  const key = emailKey(email);
  await tools.throttle.countResetRequest(key, network);
  const { mailOutbox } = tools;
  if (!mailOutbox) return;
  tools.jobs.run(async () => {
    const user = await findUserByEmail(db, key);
    if (!user || (kind === 'address-link' && user.email_proven_at !== null)) return;
    await mailOutbox.add({ kind, account_id: user.id });
  }, 'a link for the owner of an account could not be mailed');
}

/**
 * Tells the outbox how to send the three kinds of e-mail to account owners. Each attempt to send a link makes a new
 * link, because the token of the earlier link is stored only as a hash.
 */
export function sendAccountMails(
  db: Queryable,
  mailOutbox: MailOutbox,
  sendMail: SendMail,
  tools: Pick<AccountTools, 'now' | 'siteUrl'>,
): void {
  const findRecipient = async ({ account_id }: ClaimedMail) =>
    account_id === null ? undefined : findUserById(db, account_id);
  mailOutbox.sendWith('letter', async (mail) => {
    const user = await findRecipient(mail);
    const { subject, text, message_key: messageKey } = mail;
    if (user) await sendMail({ to: user.email, subject, text: greet(user, [text]), messageKey });
  });
  mailOutbox.sendWith('reset-link', async (mail) => {
    const user = await findRecipient(mail);
    if (!user) return;
    const { link } = await db.transaction().execute((trx) => makeLink(trx, tools, user, 'reset'));
    await sendMail({ ...resetLinkMail(user, link), messageKey: mail.message_key });
  });
  mailOutbox.sendWith('address-link', async (mail) => {
    const user = await findRecipient(mail);
    if (user?.email_proven_at !== null) return;
    const link = await makeAddressLink(db, tools, user.id);
    await sendMail({ ...addressLinkMail(user, link, tools.siteUrl), messageKey: mail.message_key });
  });
}

/** Makes a link with which the owner of an account can choose a new password. Earlier links stop working. */
async function handOverLink(
  trx: Transaction,
  tools: Pick<AccountTools, 'now' | 'siteUrl'>,
  user: UserRow,
  maker: Pick<ChangeMaker, 'actor' | 'teller'>,
): Promise<ResetLink> {
  await recordAccountChange(trx, user, 'reset-link-made', { ...maker, now: tools.now() });
  return makeLink(trx, tools, user, 'handed-reset');
}

/** Makes a link to choose a new password, for the account with this id. The link ends when its maker loses the role. */
export function makeResetLinkById(
  db: Queryable,
  tools: AccountTools,
  id: number,
  maker: SignedInAccount,
): Promise<ResetLink> {
  return asAdministrator(db, maker, async (trx) => {
    const user = await lockUserById(trx, id);
    if (!user) throw new Problem('not_found', 'There is no such account.');
    return handOverLink(trx, tools, user, { actor: actorOf(maker), teller: tools });
  });
}

export function makeResetLinkByEmail(
  db: Queryable,
  tools: Pick<AccountTools, 'now' | 'siteUrl'>,
  email: string,
  actor: ChangeMaker['actor'],
): Promise<ResetLink> {
  return db.transaction().execute(async (trx) => {
    const user = await lockUserByEmail(trx, emailKey(email));
    if (!user) throw new Problem('not_found', `There is no account with the email ${email}.`);
    return handOverLink(trx, tools, user, { actor, teller: undefined });
  });
}

/**
 * Sets a new password with a link, ends every session of the account and mails a notice. A link that was mailed proves
 * the address. If it was not proven before, a stranger may have registered it, so its passkeys are removed as well.
 * Throws a conflict with the reason when the link cannot be used.
 */
export async function resetPasswordByLink(
  db: Queryable,
  tools: AccountTools,
  { token, new_password: password }: PasswordReset,
): Promise<void> {
  // The link is checked before the password is hashed, because hashing is costly.
  await refuseClosedLink(db, tools, token);
  const passwordHash = await tools.hashing.hash(password);
  const now = tools.now();
  const user = await db.transaction().execute(async (trx) => {
    const mailed = await spendOneTimeLink(trx, 'reset', token, now);
    const link = mailed ?? (await spendOneTimeLink(trx, 'handed-reset', token, now));
    const account = link?.account_id ? await lockUserById(trx, link.account_id) : undefined;
    if (!link || !account) return undefined;
    await withdrawResetLinks(trx, account, now);
    await updatePasswordHash(trx, account.id, passwordHash, now.toISOString());
    await deleteSessionsOf(trx, account.id);
    if (account.email_proven_at === null) {
      await deleteSecondFactor(trx, account.id);
      if (mailed) await markEmailProven(trx, account.id, now.toISOString());
    }
    if (mayUseDesk(account.role)) {
      await recordAccountChange(trx, account, 'password-reset', { actor: actorOf(account), now, teller: undefined });
    }
    return account;
  });
  if (!user) {
    await refuseClosedLink(db, tools, token);
    throw new Problem('conflict', resetRefusals.unknown);
  }
  announceSecurityChange(tools, user, { kind: 'password-reset' });
}

async function refuseClosedLink(db: Queryable, tools: AccountTools, token: string): Promise<void> {
  const now = tools.now();
  const mailed = await findOneTimeLink(db, 'reset', token, now);
  const link = mailed ?? (await findOneTimeLink(db, 'handed-reset', token, now));
  if (!link) throw new Problem('conflict', resetRefusals.unknown);
  if (link.state !== 'open') throw new Problem('conflict', resetRefusals[link.state]);
}

async function makeLink(
  trx: Transaction,
  tools: Pick<AccountTools, 'now' | 'siteUrl'>,
  user: UserRow,
  purpose: Purpose,
): Promise<ResetLink> {
  const now = tools.now();
  await withdrawResetLinks(trx, user, now);
  const link = { purpose, accountId: user.id, lifetime: resetLinkMinutes * 60 * 1000 };
  const { token, expires_at } = await issueOneTimeLink(trx, link, now);
  return { link: `${tools.siteUrl}${resetPath}${token}`, expires_at };
}

async function withdrawResetLinks(trx: Transaction, { id }: UserRow, now: Date): Promise<void> {
  for (const purpose of purposes) await withdrawLinks(trx, { purpose, accountId: id }, now);
}
