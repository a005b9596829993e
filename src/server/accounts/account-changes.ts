import type { Role } from '#shared/api/account-contract.ts';
import type { AuditAction, AuditActor } from '#shared/api/audit-contract.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import type { SignedInAccount } from './access.ts';
import { canLoseAdmin } from './account.ts';
import { deleteApiTokensOf } from './api-token.repository.ts';
import { withdrawLinks } from './one-time-link.repository.ts';
import { deleteSessionsOf } from './session.repository.ts';
import { type ActTeller, recordAct } from './told-acts.ts';
import {
  claimFirstAdmin,
  deleteUser,
  lockAdmins,
  markEmailProven,
  type UserRow,
  updateRole,
} from './user.repository.ts';

/** An account to change. The caller must lock the administrators first, then the account. */
export interface ChangedAccount {
  readonly user: UserRow;
  readonly admins: readonly UserRow[];
}

/** The person or command that makes a change, the time of the change, and how administrators are told about it. */
export interface ChangeMaker {
  readonly actor: AuditActor;
  readonly now: Date;
  /** Tells the administrators. Unset for the command line. */
  readonly teller: ActTeller | undefined;
}

/** The action that the change history records when an account gets a role. */
const roleActions: Readonly<Record<Role, AuditAction>> = {
  admin: 'role-granted',
  responder: 'responder-granted',
  editor: 'editor-granted',
  member: 'role-revoked',
};

/**
 * Sets the role of an account and ends its sessions. Returns whether anything changed. Throws a conflict when the last
 * administrator would lose the role, and when it is not proven that the person owns the address.
 */
export async function giveRole(
  trx: Transaction,
  { user, admins }: ChangedAccount,
  role: Role,
  maker: ChangeMaker,
): Promise<boolean> {
  if (user.role === role) return false;
  if (user.role === 'admin') refuseLastAdmin(user, admins);
  if (role !== 'member' && user.email_proven_at === null) throw new Problem('conflict', unprovenSentence(user.email));
  await recordAccountChange(trx, user, roleActions[role], maker);
  if (user.role === 'admin') await withdrawHandedLinks(trx, maker.now);
  await setRole(trx, user, role, maker.now);
  return true;
}

/**
 * Sets the role of an account, ends its sessions, and deletes its API tokens unless it is an administrator. Unlike
 * {@link giveRole}, does not check that an administrator remains, and writes no entry in the change history.
 */
export async function setRole(trx: Transaction, user: Pick<UserRow, 'id'>, role: Role, now: Date): Promise<void> {
  if (role === 'admin') await claimFirstAdmin(trx, user.id);
  await updateRole(trx, user.id, role, now.toISOString());
  await deleteSessionsOf(trx, user.id);
  if (role !== 'admin') await deleteApiTokensOf(trx, user.id);
}

/** Deletes an account with its sessions. Throws a conflict if the account is the last administrator. */
export async function removeAccount(
  trx: Transaction,
  { user, admins }: ChangedAccount,
  maker: ChangeMaker,
): Promise<void> {
  if (user.role === 'admin') refuseLastAdmin(user, admins);
  await recordAccountChange(trx, user, 'deleted', maker);
  if (user.role === 'admin') await withdrawHandedLinks(trx, maker.now);
  await deleteUser(trx, user.id);
}

/**
 * Runs a change in a transaction that locks every administrator, so that such changes happen one after the other.
 * Throws a 403 if the caller has lost the administrator role since the request was admitted. Example: two
 * administrators revoke each other at the same moment, and the second is refused.
 */
export async function asAdministrator<Result>(
  db: Queryable,
  account: SignedInAccount,
  change: (trx: Transaction, admins: readonly UserRow[]) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    const admins = await lockAdmins(trx);
    if (!admins.some(({ id }) => id === account.id)) {
      throw new Problem('forbidden', 'You are no longer an administrator, so nothing was changed.');
    }
    return change(trx, admins);
  });
}

/** Records that somebody who knows the owner of an account has confirmed the address. Returns whether it was unproven. */
export async function confirmAddress(trx: Transaction, user: UserRow, maker: ChangeMaker): Promise<boolean> {
  if (user.email_proven_at !== null) return false;
  await recordAccountChange(trx, user, 'address-confirmed', maker);
  await markEmailProven(trx, user.id, maker.now.toISOString());
  return true;
}

/** Returns the sentence that refuses a role to an account whose address is not proven. */
export function unprovenSentence(email: string): string {
  return `Nobody has proven that ${email} is theirs: anyone can register any address. Ask the person, then confirm the address under Members in People, or on the command line with --confirm.`;
}

/** Adds an entry about an account to the change history, and tells the administrators if it is such an act. */
export function recordAccountChange(
  trx: Transaction,
  user: Pick<UserRow, 'id' | 'full_name'>,
  action: AuditAction,
  { actor, now, teller }: ChangeMaker,
): Promise<void> {
  const record = { id: user.id, title: user.full_name };
  return recordAct(trx, teller, { at: now, actor, kind: 'account', action, record });
}

/**
 * Withdraws the links to choose a new password that administrators have made for other people. A person who loses the
 * role may still have some of them.
 */
function withdrawHandedLinks(trx: Transaction, now: Date): Promise<void> {
  return withdrawLinks(trx, { purpose: 'handed-reset' }, now);
}

function refuseLastAdmin(user: UserRow, admins: readonly UserRow[]): void {
  if (canLoseAdmin(user.id, admins)) return;
  throw new Problem(
    'conflict',
    `${user.email} is the last administrator, so nothing was changed. Make somebody else an administrator first.`,
  );
}
