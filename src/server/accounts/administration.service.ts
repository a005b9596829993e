import { type Account, mayUseDesk, type Registration, type Role } from '#shared/api/account-contract.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import { emailKey, presentAccount } from './account.ts';
import { type ChangeMaker, confirmAddress, giveRole, recordAccountChange, removeAccount } from './account-changes.ts';
import { commandLine, insertAuditEntry } from './audit.repository.ts';
import { deleteSecondFactor } from './passkey.repository.ts';
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
  db: Queryable,
  hashing: PasswordHashing,
  registration: Registration,
  now: Date,
): Promise<Account> {
  const passwordHash = await hashing.hash(registration.password);
  return db.transaction().execute(async (trx) => {
    const at = now.toISOString();
    const { full_name, email } = registration;
    const admin = { full_name, email, password_hash: passwordHash, role: 'admin', email_proven_at: at } as const;
    const user = await insertUser(trx, admin, at);
    if (!user) throw new Problem('conflict', `${email} has an account already. Make it an admin with: admin grant`);
    await claimFirstAdmin(trx, user.id);
    await recordAccountChange(trx, user, 'created', byCommand(now));
    return presentAccount(user);
  });
}

/**
 * Sets the role of an account and ends its sessions. Returns whether anything changed. With `confirms`, first confirms the
 * address. Throws a conflict when the last administrator would lose the role, and when the address is not proven.
 */
export async function changeRole(
  db: Queryable,
  { email, role, confirms = false }: { email: string; role: Role; confirms?: boolean },
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const admins = await lockAdmins(trx);
    const user = await requireUser(trx, email);
    const isConfirmed = confirms && (await confirmAddress(trx, user, byCommand(now)));
    const confirmed = isConfirmed ? { ...user, email_proven_at: now.toISOString() } : user;
    return giveRole(trx, { user: confirmed, admins }, role, byCommand(now));
  });
}

export async function resetPassword(
  db: Queryable,
  hashing: PasswordHashing,
  change: { email: string; password: string },
  now: Date,
): Promise<void> {
  const passwordHash = await hashing.hash(change.password);
  await db.transaction().execute(async (trx) => {
    const user = await requireUser(trx, change.email);
    await updatePasswordHash(trx, user.id, passwordHash, now.toISOString());
    await deleteSessionsOf(trx, user.id);
    await recordAccountChange(trx, user, 'password-reset', byCommand(now));
  });
}

/** Removes passkeys and recovery codes and ends the sessions. Returns whether there was a passkey. */
export async function removePasskeys(db: Queryable, email: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const user = await requireUser(trx, email);
    if (!(await deleteSecondFactor(trx, user.id))) return false;
    await deleteSessionsOf(trx, user.id);
    await recordAccountChange(trx, user, 'passkeys-removed', byCommand(now));
    return true;
  });
}

/** Deletes an account with its sessions. Throws a conflict if the account is the last administrator. */
export async function deleteAccount(db: Queryable, email: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const admins = await lockAdmins(trx);
    await removeAccount(trx, { user: await requireUser(trx, email), admins }, byCommand(now));
  });
}

/** Returns the accounts that may use the desk, or every account, ordered by identifier. */
export async function listAccounts(db: Queryable, which: 'desk' | 'all'): Promise<Account[]> {
  const users = await listUsers(db);
  return users.filter(({ role }) => which === 'all' || mayUseDesk(role)).map(presentAccount);
}

export async function endSessions(db: Queryable, email: string, now: Date): Promise<void> {
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
export async function requireAccountByEmail(db: Queryable, email: string): Promise<Account> {
  return db.transaction().execute(async (trx) => presentAccount(await requireUser(trx, email)));
}

function byCommand(now: Date): ChangeMaker {
  return { actor: commandLine, now, teller: undefined };
}

async function requireUser(trx: Transaction, email: string): Promise<UserRow> {
  const user = await lockUserByEmail(trx, emailKey(email));
  if (!user) throw new Problem('not_found', `There is no account with the email ${email}.`);
  return user;
}
