import type { Kysely, Transaction } from 'kysely';
import type { Account, Registration } from '#domain/contract/account-contract.ts';
import type { AuditAction } from '#domain/contract/audit-contract.ts';
import { commandLine, insertAuditEntry } from '../audit/audit.repository.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { Problem } from '../problems/problem.ts';
import { canLoseAdmin, emailKey, presentAccount } from './account.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { deleteSessionsOf } from './session.repository.ts';
import {
  claimFirstAdmin,
  deleteUser,
  insertUser,
  listUsers,
  lockAdmins,
  lockUserByEmail,
  type UserRow,
  updatePasswordHash,
  updateRole,
} from './user.repository.ts';

/** Creates an account with the role admin. Throws a conflict when the e-mail already has an account. */
export async function createAdmin(
  db: Kysely<DatabaseSchema>,
  hashing: PasswordHashing,
  registration: Registration,
  now: Date,
): Promise<Account> {
  const passwordHash = await hashing.hash(registration.password);
  return db.transaction().execute(async (trx) => {
    const user = await insertUser(trx, {
      full_name: registration.full_name,
      email: registration.email,
      email_key: emailKey(registration.email),
      password_hash: passwordHash,
      role: 'admin',
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    });
    if (!user) {
      throw new Problem('conflict', `${registration.email} has an account already. Make it an admin with: admin grant`);
    }
    await claimFirstAdmin(trx, user.id);
    await note(trx, user, 'created', now);
    return presentAccount(user);
  });
}

/** Makes an account an admin and ends its sessions. Returns whether anything changed. */
export async function grantAdmin(db: Kysely<DatabaseSchema>, email: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const user = await requireUser(trx, email);
    if (user.role === 'admin') return false;
    await claimFirstAdmin(trx, user.id);
    await updateRole(trx, user.id, 'admin', now.toISOString());
    await deleteSessionsOf(trx, user.id);
    await note(trx, user, 'role-granted', now);
    return true;
  });
}

/**
 * Makes an admin a member and ends its sessions. Returns whether anything changed. Throws a conflict for the last
 * admin.
 */
export async function revokeAdmin(db: Kysely<DatabaseSchema>, email: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const admins = await lockAdmins(trx);
    const user = await requireUser(trx, email);
    if (user.role !== 'admin') return false;
    refuseLastAdmin(user, admins);
    await updateRole(trx, user.id, 'member', now.toISOString());
    await deleteSessionsOf(trx, user.id);
    await note(trx, user, 'role-revoked', now);
    return true;
  });
}

/** Sets a new password for an account and ends its sessions. */
export async function resetPassword(
  db: Kysely<DatabaseSchema>,
  hashing: PasswordHashing,
  change: { email: string; password: string },
  now: Date,
): Promise<void> {
  const passwordHash = await hashing.hash(change.password);
  await db.transaction().execute(async (trx) => {
    const user = await requireUser(trx, change.email);
    await updatePasswordHash(trx, user.id, passwordHash, now.toISOString());
    await deleteSessionsOf(trx, user.id);
    await note(trx, user, 'password-reset', now);
  });
}

/** Deletes an account with its sessions. Throws a conflict for the last admin. */
export async function deleteAccount(db: Kysely<DatabaseSchema>, email: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const admins = await lockAdmins(trx);
    const user = await requireUser(trx, email);
    if (user.role === 'admin') refuseLastAdmin(user, admins);
    await deleteUser(trx, user.id);
    await note(trx, user, 'deleted', now);
  });
}

/** Returns the admins, or every account, ordered by identifier. */
export async function listAccounts(db: Kysely<DatabaseSchema>, which: 'admins' | 'all'): Promise<Account[]> {
  const users = await listUsers(db, which === 'admins' ? 'admin' : undefined);
  return users.map(presentAccount);
}

/** Ends every session of an account. */
export async function endSessions(db: Kysely<DatabaseSchema>, email: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await requireUser(trx, email);
    await deleteSessionsOf(trx, user.id);
    await insertAuditEntry(trx, {
      at: now,
      actor: commandLine,
      kind: 'session',
      action: 'ended',
      record: { id: user.id, title: user.full_name },
    });
  });
}

/** Returns the account with an e-mail. Throws a problem when there is none. */
export async function requireAccountByEmail(db: Kysely<DatabaseSchema>, email: string): Promise<Account> {
  return db.transaction().execute(async (trx) => presentAccount(await requireUser(trx, email)));
}

/** Records in the change history what the command line did to an account. */
function note(trx: Transaction<DatabaseSchema>, user: UserRow, action: AuditAction, now: Date): Promise<void> {
  const record = { id: user.id, title: user.full_name };
  return insertAuditEntry(trx, { at: now, actor: commandLine, kind: 'account', action, record });
}

async function requireUser(trx: Transaction<DatabaseSchema>, email: string): Promise<UserRow> {
  const user = await lockUserByEmail(trx, emailKey(email));
  if (!user) throw new Problem('not_found', `There is no account with the email ${email}.`);
  return user;
}

function refuseLastAdmin(user: UserRow, admins: readonly UserRow[]): void {
  if (canLoseAdmin(user.id, admins)) return;
  throw new Problem(
    'conflict',
    `${user.email} is the last admin, so nothing was changed. Make another account an admin first, with: admin grant`,
  );
}
