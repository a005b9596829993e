import type { Transaction } from 'kysely';
import type { Role } from '#domain/contract/account-contract.ts';
import type { AuditAction, AuditActor } from '#domain/contract/audit-contract.ts';
import { insertAuditEntry } from '../audit/audit.repository.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { Problem } from '../problems/problem.ts';
import { canLoseAdmin } from './account.ts';
import { deleteSessionsOf } from './session.repository.ts';
import { claimFirstAdmin, deleteUser, type UserRow, updateRole } from './user.repository.ts';

/**
 * An account to change, with the list of all administrators. The caller must lock the administrators first, then the
 * account.
 */
export interface ChangedAccount {
  readonly user: UserRow;
  readonly admins: readonly UserRow[];
}

/** The person or command that makes a change, and the time of the change. */
export interface ChangeMaker {
  readonly actor: AuditActor;
  readonly now: Date;
}

/** The action that the change history records when an account gets a role. */
const roleActions: Readonly<Record<Role, AuditAction>> = {
  admin: 'role-granted',
  editor: 'editor-granted',
  member: 'role-revoked',
};

/**
 * Gives an account a role and ends its sessions. Returns whether anything changed. Throws a conflict when the last
 * administrator would lose the role (product 7.8).
 */
export async function giveRole(
  trx: Transaction<DatabaseSchema>,
  { user, admins }: ChangedAccount,
  role: Role,
  maker: ChangeMaker,
): Promise<boolean> {
  if (user.role === role) return false;
  if (user.role === 'admin') refuseLastAdmin(user, admins);
  await setRole(trx, user, role, maker.now);
  await recordAccountChange(trx, user, roleActions[role], maker);
  return true;
}

/**
 * Sets the role of an account and ends its sessions. Unlike {@link giveRole}, does not check that an administrator
 * remains, and writes no entry in the change history.
 */
export async function setRole(
  trx: Transaction<DatabaseSchema>,
  user: Pick<UserRow, 'id'>,
  role: Role,
  now: Date,
): Promise<void> {
  if (role === 'admin') await claimFirstAdmin(trx, user.id);
  await updateRole(trx, user.id, role, now.toISOString());
  await deleteSessionsOf(trx, user.id);
}

/** Deletes an account with its sessions. Throws a conflict if the account is the last administrator. */
export async function removeAccount(
  trx: Transaction<DatabaseSchema>,
  { user, admins }: ChangedAccount,
  maker: ChangeMaker,
): Promise<void> {
  if (user.role === 'admin') refuseLastAdmin(user, admins);
  await deleteUser(trx, user.id);
  await recordAccountChange(trx, user, 'deleted', maker);
}

/** Adds an entry about an account to the change history. */
export function recordAccountChange(
  trx: Transaction<DatabaseSchema>,
  user: Pick<UserRow, 'id' | 'full_name'>,
  action: AuditAction,
  { actor, now }: ChangeMaker,
): Promise<void> {
  const record = { id: user.id, title: user.full_name };
  return insertAuditEntry(trx, { at: now, actor, kind: 'account', action, record });
}

function refuseLastAdmin(user: UserRow, admins: readonly UserRow[]): void {
  if (canLoseAdmin(user.id, admins)) return;
  throw new Problem(
    'conflict',
    `${user.email} is the last administrator, so nothing was changed. Make somebody else an administrator first.`,
  );
}
