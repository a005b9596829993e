import type { Kysely, Transaction } from 'kysely';
import { type Account, mayUseDesk, type Registration, type Role } from '#domain/contract/account-contract.ts';
import { commandLine, insertAuditEntry } from '../audit/audit.repository.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { Problem } from '../problems/problem.ts';
import { emailKey, presentAccount } from './account.ts';
import { giveRole, recordAccountChange, removeAccount } from './account-changes.ts';
import { deleteChallengesOf, deletePasskeysOf, replaceRecoveryCodes } from './passkey.repository.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { deleteSessionsOf } from './session.repository.ts';
import {
  claimFirstAdmin,
  insertUser,
  listUsers,
  lockAdmins,
  lockUserByEmail,
  type UserRow,
  updatePasswordHash,
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
    await recordAccountChange(trx, user, 'created', { actor: commandLine, now });
    return presentAccount(user);
  });
}

/**
 * Gives an account a role and ends its sessions. Returns whether anything changed. Throws a conflict when the last
 * administrator would lose the role.
 */
export async function changeRole(db: Kysely<DatabaseSchema>, email: string, role: Role, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const admins = await lockAdmins(trx);
    return giveRole(trx, { user: await requireUser(trx, email), admins }, role, { actor: commandLine, now });
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
    await recordAccountChange(trx, user, 'password-reset', { actor: commandLine, now });
  });
}

/**
 * Removes the passkeys and recovery codes of an account whose owner has lost them, and ends its sessions. Returns
 * whether there was a passkey.
 */
export async function removePasskeys(db: Kysely<DatabaseSchema>, email: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const user = await requireUser(trx, email);
    if ((await deletePasskeysOf(trx, user.id)) === 0) return false;
    await replaceRecoveryCodes(trx, user.id, []);
    await deleteChallengesOf(trx, user.id);
    await deleteSessionsOf(trx, user.id);
    await recordAccountChange(trx, user, 'passkeys-removed', { actor: commandLine, now });
    return true;
  });
}

/** Deletes an account with its sessions. Throws a conflict if the account is the last administrator. */
export async function deleteAccount(db: Kysely<DatabaseSchema>, email: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const admins = await lockAdmins(trx);
    await removeAccount(trx, { user: await requireUser(trx, email), admins }, { actor: commandLine, now });
  });
}

/** Returns the accounts that may use the desk, or every account, ordered by identifier. */
export async function listAccounts(db: Kysely<DatabaseSchema>, which: 'desk' | 'all'): Promise<Account[]> {
  const users = await listUsers(db);
  return users.filter(({ role }) => which === 'all' || mayUseDesk(role)).map(presentAccount);
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

/** Returns the account with this e-mail. Throws a problem when there is none. */
export async function requireAccountByEmail(db: Kysely<DatabaseSchema>, email: string): Promise<Account> {
  return db.transaction().execute(async (trx) => presentAccount(await requireUser(trx, email)));
}

async function requireUser(trx: Transaction<DatabaseSchema>, email: string): Promise<UserRow> {
  const user = await lockUserByEmail(trx, emailKey(email));
  if (!user) throw new Problem('not_found', `There is no account with the email ${email}.`);
  return user;
}
