import { mayUseDesk } from '#shared/api/account-contract.ts';
import { type InviteAccept, inviteRefusals } from '#shared/api/people-contract.ts';
import type { SignedInAccount } from '../accounts/access.ts';
import { emailKey } from '../accounts/account.ts';
import { setRole } from '../accounts/account-changes.ts';
import type { AccountTools } from '../accounts/account-tools.ts';
import { actorOf, insertAuditEntry } from '../accounts/audit.repository.ts';
import { spendOneTimeLink } from '../accounts/one-time-link.repository.ts';
import { type SignInOrigin, startSession } from '../accounts/sessions.ts';
import {
  claimFirstAdmin,
  insertUser,
  lockUserById,
  markEmailProven,
  rememberNetwork,
} from '../accounts/user.repository.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import { findInvite, type InviteRow } from './invite.repository.ts';
import { viewInvite } from './invite.service.ts';

const alreadyInDesk = 'You can use the desk already. An administrator can change your role.';

/**
 * Creates the account of an invited person, starts a session and returns its access token. Throws a conflict when the
 * invite cannot be used. Also throws a conflict when the email address already has an account: its owner must sign in
 * and then join.
 */
export async function acceptInvite(
  db: Queryable,
  tools: AccountTools,
  { token, full_name, password }: InviteAccept,
  place: Pick<SignInOrigin, 'network' | 'browser'>,
): Promise<string> {
  await tools.throttle.countRegistration(place.network);
  const now = tools.now();
  const view = await viewInvite(db, token, now);
  if (view.state !== 'open') throw refusal(view.state);
  if (view.has_account) throw hasAccount();
  const passwordHash = await tools.hashing.hash(password);
  return spendInvite(db, { token, now }, async (trx, invite) => {
    const at = now.toISOString();
    const { email, role } = invite;
    const user = await insertUser(
      trx,
      { full_name, email, password_hash: passwordHash, role, email_proven_at: at },
      at,
    );
    if (!user) throw hasAccount();
    if (user.role === 'admin') await claimFirstAdmin(trx, user.id);
    await recordJoining(trx, user, invite, now);
    await rememberNetwork(trx, user.id, place.network, at);
    return startSession(trx, { userId: user.id, browser: place.browser }, tools.sessionLimits, now);
  });
}

/**
 * Gives the signed-in account the role of an invite, ends the account's sessions and returns a new access token. Throws
 * a 403 when the invite is for another email address, and a conflict when the invite cannot be used.
 */
export async function joinByInvite(
  db: Queryable,
  tools: AccountTools,
  { token, account }: { readonly token: string; readonly account: SignedInAccount },
  { browser }: Pick<SignInOrigin, 'browser'>,
): Promise<string> {
  const now = tools.now();
  const view = await viewInvite(db, token, now);
  if (view.state !== 'open') throw refusal(view.state);
  if (emailKey(view.email) !== emailKey(account.email)) {
    throw new Problem(
      'forbidden',
      `This invite is for ${view.email}, and you are signed in as ${account.email}. Sign out, then open the link again.`,
    );
  }
  return spendInvite(db, { token, now }, async (trx, invite) => {
    const user = await lockUserById(trx, account.id);
    if (!user) throw new Problem('not_found', 'This account no longer exists.');
    if (mayUseDesk(user.role)) throw new Problem('conflict', alreadyInDesk);
    await markEmailProven(trx, user.id, now.toISOString());
    await setRole(trx, user, invite.role, now);
    await recordJoining(trx, user, invite, now);
    return startSession(trx, { userId: user.id, browser }, tools.sessionLimits, now);
  });
}

/** Marks the link as used and calls `use` in the same transaction. If `use` fails, the invite stays open. */
async function spendInvite(
  db: Queryable,
  { token, now }: { readonly token: string; readonly now: Date },
  use: (trx: Transaction, invite: InviteRow) => Promise<string>,
): Promise<string> {
  const result = await db.transaction().execute(async (trx) => {
    const link = await spendOneTimeLink(trx, 'invite', token, now);
    const invite = link && (await findInvite(trx, link.id));
    if (invite?.inviting_admin === null) throw refusal('withdrawn');
    return invite && use(trx, invite);
  });
  if (result !== undefined) return result;
  // Somebody else used or withdrew the invite after the caller had read it.
  const { state } = await viewInvite(db, token, now);
  throw refusal(state === 'open' ? 'used' : state);
}

function recordJoining(
  trx: Transaction,
  user: { readonly id: number; readonly full_name: string },
  { invited_by }: InviteRow,
  now: Date,
): Promise<void> {
  const record = { id: null, title: invited_by };
  return insertAuditEntry(trx, { at: now, actor: actorOf(user), kind: 'account', action: 'invite-accepted', record });
}

function refusal(state: keyof typeof inviteRefusals): Problem {
  return new Problem(state === 'unknown' ? 'not_found' : 'conflict', inviteRefusals[state]);
}

function hasAccount(): Problem {
  return new Problem('conflict', 'There is an account with the address of this invite. Sign in to accept it.');
}
