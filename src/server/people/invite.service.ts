import { mayUseDesk } from '#shared/api/account-contract.ts';
import type { AuditAction } from '#shared/api/audit-contract.ts';
import {
  type Invite,
  type InviteCreate,
  type InviteCreated,
  type InviteView,
  inviteDays,
} from '#shared/api/people-contract.ts';
import { siteConfig } from '#site.config';
import type { SignedInAccount } from '../accounts/access.ts';
import { emailKey } from '../accounts/account.ts';
import { asAdministrator, unprovenSentence } from '../accounts/account-changes.ts';
import type { AccountTools } from '../accounts/account-tools.ts';
import { actorOf } from '../accounts/audit.repository.ts';
import {
  findOneTimeLink,
  issueOneTimeLink,
  linkState,
  replaceLinkToken,
  withdrawOneTimeLink,
} from '../accounts/one-time-link.repository.ts';
import { makeToken } from '../accounts/secret-token.ts';
import { type ActTeller, recordAct } from '../accounts/told-acts.ts';
import { findUserByEmail } from '../accounts/user.repository.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';
import type { Mail, SendMail } from '../outbox/send-mail.ts';
import { Problem } from '../problem.ts';
import {
  findInvite,
  findUnusedInvites,
  findUnusedInvitesTo,
  type InviteRow,
  insertInvite,
} from './invite.repository.ts';

type InviteTools = Pick<AccountTools, 'now'> & ActTeller;

const inviteMaximum = 50;

const day = 24 * 60 * 60 * 1000;

/** Returns the invites that nobody has used, the newest first. */
export async function listInvites(db: Queryable, now: Date): Promise<Invite[]> {
  return (await findUnusedInvites(db, inviteMaximum)).map((row) => presentInvite(row, now));
}

/**
 * Invites a person to use the desk. An earlier invite to the same address is withdrawn. Returns the invite with the
 * token of its link. Throws a conflict when the person can use the desk already, and when an account has registered
 * with the address and not proven it.
 */
export async function createInvite(
  db: Queryable,
  tools: InviteTools,
  account: SignedInAccount,
  { full_name, email, role }: InviteCreate,
): Promise<Omit<InviteCreated, 'mail'>> {
  const now = tools.now();
  const key = emailKey(email);
  return asAdministrator(db, account, async (trx) => {
    const existing = await findUserByEmail(trx, key);
    if (existing && mayUseDesk(existing.role)) {
      throw new Problem('conflict', `${email} can use the desk already. Change the role in the list of people.`);
    }
    if (existing?.email_proven_at === null) {
      throw new Problem('conflict', `${unprovenSentence(email)} Or delete that account. Then invite the person again.`);
    }
    for (const earlier of await findUnusedInvitesTo(trx, key)) await withdrawOneTimeLink(trx, earlier.id, now);
    if ((await findUnusedInvites(trx, inviteMaximum)).length === inviteMaximum) {
      throw new Problem('conflict', `There are ${inviteMaximum} unused invites. Withdraw one of them first.`);
    }
    const link = await issueOneTimeLink(trx, { purpose: 'invite', lifetime: inviteDays * day }, now);
    await insertInvite(trx, {
      link_id: link.id,
      full_name,
      email,
      email_key: key,
      role,
      invited_by_id: account.id,
      invited_by: account.full_name,
    });
    await recordInvite(trx, tools, account, {
      action: `invited-${role}`,
      full_name,
    });
    return { invite: presentInvite(await requireInvite(trx, link.id), now), token: link.token };
  });
}

/** Withdraws an invite. Throws a 404 when no unused invite has this id. */
export async function withdrawInvite(
  db: Queryable,
  tools: InviteTools,
  account: SignedInAccount,
  id: number,
): Promise<void> {
  await asAdministrator(db, account, async (trx) => {
    const { full_name } = await requireInvite(trx, id);
    if (!(await withdrawOneTimeLink(trx, id, tools.now()))) throw missingInvite();
    await recordInvite(trx, tools, account, { action: 'invite-withdrawn', full_name });
  });
}

/** Returns the state of an invite and, if it is open, the details that a person who has its link may see. */
export async function viewInvite(db: Queryable, token: string, now: Date): Promise<InviteView> {
  const link = await findOneTimeLink(db, 'invite', token, now);
  const row = link && (await findInvite(db, link.id));
  if (!row) return { state: 'unknown' };
  const state = inviteState(row, now);
  if (state !== 'open') return { state };
  const { full_name, email, role, invited_by, expires_at } = row;
  const has_account = (await findUserByEmail(db, row.email_key)) !== undefined;
  return { state, full_name, email, role, invited_by, expires_at, has_account };
}

/**
 * Returns the state of an invite. An open invite counts as withdrawn when the person who sent it is no longer an
 * administrator. So former administrators cannot come back with an invite that they sent to themselves.
 */
export function inviteState(row: InviteRow, now: Date) {
  const state = linkState(row, now);
  return state === 'open' && row.inviting_admin === null ? 'withdrawn' : state;
}

function recordInvite(
  trx: Transaction,
  tools: InviteTools,
  account: SignedInAccount,
  { action, full_name }: { action: AuditAction; full_name: string },
): Promise<void> {
  const record = { id: null, title: full_name };
  return recordAct(trx, tools, { at: tools.now(), actor: actorOf(account), kind: 'account', action, record });
}

function presentInvite(row: InviteRow, now: Date): Invite {
  const { id, full_name, email, role, invited_by, created_at, expires_at } = row;
  return { id, full_name, email, role, invited_by, created_at, expires_at, is_open: inviteState(row, now) === 'open' };
}

async function requireInvite(trx: Transaction, id: number): Promise<InviteRow> {
  const row = await findInvite(trx, id);
  if (!row) throw missingInvite();
  return row;
}

function missingInvite(): Problem {
  return new Problem('not_found', 'This invite has been used or withdrawn.');
}

interface InviteMailing {
  readonly db: Queryable;
  readonly mailOutbox: MailOutbox;
  /** Unset when there is no mail server. */
  readonly sendMail: SendMail | undefined;
  readonly siteUrl: string;
  readonly now: () => Date;
}

/**
 * Mails a new invite. Returns `sent` when the mail server accepted the e-mail, `waiting` when the e-mail will be sent
 * again later, `failed` when sending failed for good, and `off` when there is no mail server.
 */
export async function mailNewInvite(
  { db, mailOutbox, sendMail, siteUrl }: InviteMailing,
  invite: Invite,
  token: string,
): Promise<InviteCreated['mail']> {
  if (!sendMail) return 'off';
  const mail = await mailOutbox.claimNew(db, { kind: 'invite', invite_id: invite.id });
  const letter = { ...inviteMail(invite, `${siteUrl}/invite#${token}`), messageKey: mail.message_key };
  try {
    return (await mailOutbox.sendNow(mail, () => sendMail(letter))) ? 'sent' : 'waiting';
  } catch {
    return 'failed';
  }
}

/**
 * Sends the invites that the mail server did not accept at first. The token of the first e-mail cannot be sent again,
 * because only its hash is stored. So each further e-mail has a new link, which replaces the earlier link once the mail
 * server has accepted the e-mail.
 */
export function sendStoredInvites({ db, mailOutbox, sendMail, siteUrl, now }: InviteMailing): void {
  if (!sendMail) return;
  mailOutbox.sendWith('invite', async ({ invite_id, message_key: messageKey }) => {
    const invite = invite_id === null ? undefined : await findInvite(db, invite_id);
    if (!invite || inviteState(invite, now()) !== 'open') return;
    const token = makeToken();
    await sendMail({ ...inviteMail(invite, `${siteUrl}/invite#${token}`), messageKey });
    await replaceLinkToken(db, invite.id, token);
  });
}

const works = {
  admin: 'look after the site as an administrator',
  responder: 'write its articles and answer its enquiries',
  editor: 'write and publish its articles',
} as const;

function inviteMail(
  { invited_by, email, full_name, role }: Pick<Invite, 'invited_by' | 'email' | 'full_name' | 'role'>,
  link: string,
): Mail {
  const text = [
    `Kia ora ${full_name},`,
    `${invited_by} invites you to the desk of ${siteConfig.brand}, to ${works[role]}. Open this link to begin:`,
    link,
    `The link works once and for ${inviteDays} days. It is for you only, so do not pass it on. If you did not expect it, you can ignore this message.`,
  ];
  return { to: email, subject: `${invited_by} invites you to ${siteConfig.brand}`, text: text.join('\n\n') };
}
