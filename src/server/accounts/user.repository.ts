import { createHash } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Role } from '#shared/api/account-contract.ts';
import { daysBefore } from '../database/daily-work.ts';
import { engineOf } from '../database/engine.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import { searchKey } from '../database/stored-text.ts';
import type { AdminCodeTable, UserTable } from '../database/tables/account-tables.ts';
import { emailKey } from './account.ts';
import { deleteChallengesOf } from './passkey.repository.ts';

/** Days for which a browser counts as known to an account after its last sign-in. */
export const knownBrowserDays = 180;

/**
 * Remembers that an account was signed in from a browser. Returns whether the browser was already known to the account.
 * Stores only a hash of the account's id and the browser's random name (its mark), so that the table does not show
 * which accounts use the same browser.
 */
export async function rememberBrowser(
  trx: Transaction,
  userId: number,
  mark: string | undefined,
  now: Date,
): Promise<boolean> {
  if (mark === undefined) return false;
  const browserHash = createHash('sha256').update(`${userId}:${mark}`).digest('hex');
  const known = await trx
    .selectFrom('known_browsers')
    .select('last_used_at')
    .where('user_id', '=', userId)
    .where('browser_hash', '=', browserHash)
    .executeTakeFirst();
  const usedAt = { last_used_at: now.toISOString() };
  await trx
    .insertInto('known_browsers')
    .values({ user_id: userId, browser_hash: browserHash, ...usedAt })
    .onConflict((conflict) => conflict.columns(['user_id', 'browser_hash']).doUpdateSet(usedAt))
    .execute();
  return known !== undefined && known.last_used_at > daysBefore(now, knownBrowserDays);
}

export type UserRow = Selectable<UserTable>;

type NewUser = Pick<Insertable<UserTable>, 'full_name' | 'email' | 'password_hash' | 'role' | 'email_proven_at'>;

export function findUserById(db: Queryable, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findUserByEmail(db: Queryable, emailKey: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email_key', '=', emailKey).executeTakeFirst();
}

/** Locks the account with this e-mail until the transaction ends. Returns the account, or `undefined`. */
export function lockUserByEmail(trx: Transaction, emailKey: string): Promise<UserRow | undefined> {
  return lockedUsers(trx).where('email_key', '=', emailKey).executeTakeFirst();
}

/** Locks the account with this identifier until the transaction ends. Returns the account, or `undefined`. */
export function lockUserById(trx: Transaction, id: number): Promise<UserRow | undefined> {
  return lockedUsers(trx).where('id', '=', id).executeTakeFirst();
}

/** Locks every admin until the transaction ends. Returns them. */
export function lockAdmins(trx: Transaction): Promise<UserRow[]> {
  return lockedUsers(trx).where('role', '=', 'admin').orderBy('id').execute();
}

/** Returns every administrator, without locking them. */
export function findAdmins(db: Queryable): Promise<UserRow[]> {
  return db.selectFrom('users').selectAll().where('role', '=', 'admin').orderBy('id').execute();
}

export function listUsers(db: Queryable): Promise<UserRow[]> {
  return db.selectFrom('users').selectAll().orderBy('id').execute();
}

export async function hasAdmin(db: Queryable): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Stores a new account. Returns `undefined` when its e-mail is taken. */
export function insertUser(trx: Transaction, user: NewUser, now: string): Promise<UserRow | undefined> {
  const keys = { email_key: emailKey(user.email), search_key: searchKey(`${user.full_name} ${user.email}`) };
  return trx
    .insertInto('users')
    .values({ ...user, ...keys, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function updateRole(trx: Transaction, id: number, role: Role, updatedAt: string): Promise<void> {
  await trx.updateTable('users').set({ role, updated_at: updatedAt }).where('id', '=', id).execute();
}

/** Records that the owner of an account has the e-mail address. Does nothing if that is known already. */
export async function markEmailProven(trx: Transaction, id: number, provenAt: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email_proven_at: provenAt })
    .where('id', '=', id)
    .where('email_proven_at', 'is', null)
    .execute();
}

/**
 * Sets the password hash of an account. Deletes the challenges of its sign-ins, so that a sign-in with the old password
 * cannot be completed.
 */
export async function updatePasswordHash(
  trx: Transaction,
  id: number,
  passwordHash: string,
  updatedAt: string,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: updatedAt })
    .where('id', '=', id)
    .execute();
  await deleteChallengesOf(trx, id);
}

/** Records that an account was used. Does nothing if a later use is already recorded. */
export async function rememberUse(db: Queryable, id: number, usedAt: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_seen_at: usedAt })
    .where('id', '=', id)
    .where((row) => row.or([row('last_seen_at', 'is', null), row('last_seen_at', '<', usedAt)]))
    .execute();
}

/** Deletes an account with its sessions and known networks. */
export async function deleteUser(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('users').where('id', '=', id).execute();
}

/**
 * Tries to make an account the first admin, which can happen only once. Returns whether it succeeded. When several
 * transactions try at once, one inserts the row. The others wait and then find the row.
 */
export async function claimFirstAdmin(trx: Transaction, userId: number): Promise<boolean> {
  const claim = await trx
    .insertInto('first_admin_claim')
    .values({ id: 1, user_id: userId })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return claim !== undefined;
}

/** Returns whether there was ever a first admin, even if that account is gone. */
export async function hasFirstAdminClaim(db: Queryable): Promise<boolean> {
  return (await db.selectFrom('first_admin_claim').select('id').executeTakeFirst()) !== undefined;
}

/** Stores a one-time code in place of all earlier ones. */
export async function insertAdminCode(db: Queryable, code: Selectable<AdminCodeTable>): Promise<void> {
  await db.deleteFrom('admin_codes').execute();
  await db.insertInto('admin_codes').values(code).execute();
}

/** Deletes a one-time code. Returns whether it existed and had not expired. */
export async function deleteAdminCode(
  trx: Transaction,
  { codeHash, now }: { codeHash: string; now: string },
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('admin_codes')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Returns the account with this e-mail, and whether it has signed in from this network since a given time. Always runs
 * exactly one query, so that the duration does not reveal whether the account exists.
 */
export function findUserAtNetwork(db: Queryable, sought: { emailKey: string; network: string; knownSince: string }) {
  return db
    .selectFrom('users')
    .leftJoin('known_networks', (join) =>
      join
        .onRef('known_networks.user_id', '=', 'users.id')
        .on('known_networks.network', '=', sought.network)
        .on('known_networks.last_used_at', '>', sought.knownSince),
    )
    .select(['users.id', 'users.password_hash', 'known_networks.network as known_network'])
    .where('users.email_key', '=', sought.emailKey)
    .executeTakeFirst();
}

export async function hasUsedNetwork(
  db: Queryable,
  { userId, network, since }: { userId: number; network: string; since: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('known_networks')
    .select('network')
    .where('user_id', '=', userId)
    .where('network', '=', network)
    .where('last_used_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that an account was used from a network by somebody who knew the password. */
export async function rememberNetwork(
  trx: Transaction,
  userId: number,
  network: string,
  usedAt: string,
): Promise<void> {
  await trx
    .insertInto('known_networks')
    .values({ user_id: userId, network, last_used_at: usedAt })
    .onConflict((conflict) => conflict.columns(['user_id', 'network']).doUpdateSet({ last_used_at: usedAt }))
    .execute();
}

/**
 * Returns a query of accounts that locks the rows it reads. Adds no lock on SQLite, because a write transaction there
 * excludes all other writers from its start.
 */
function lockedUsers(trx: Transaction) {
  return trx.selectFrom('users').selectAll().$call(engineOf(trx).lockForUpdate);
}
