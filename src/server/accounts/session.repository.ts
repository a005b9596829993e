import type { Insertable } from 'kysely';
import type { Queryable, Transaction } from '../database/schema.ts';
import type { SessionTable } from '../database/tables/account-tables.ts';

/** Returns the session with the current data of its account. `passkey_id` is null if it has no passkey. */
export function findSession(db: Queryable, tokenHash: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.last_used_at',
      'sessions.expires_at',
      'sessions.proven_at',
      'users.id',
      'users.full_name',
      'users.email',
      'users.role',
      'users.email_proven_at',
    ])
    .select((row) =>
      row
        .selectFrom('passkeys')
        .select('passkeys.id')
        .whereRef('passkeys.user_id', '=', 'users.id')
        .limit(1)
        .as('passkey_id'),
    )
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Most recently used first. With `alive`, those that expire after `now` and were used after `idleSince`. */
export function findSessionsOf(db: Queryable, userId: number, alive?: { now: string; idleSince: string }) {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(alive !== undefined, (query) =>
      query.where('expires_at', '>', alive?.now ?? '').where('last_used_at', '>', alive?.idleSince ?? ''),
    )
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

export async function insertSession(trx: Transaction, session: Insertable<SessionTable>): Promise<void> {
  await trx.insertInto('sessions').values(session).execute();
}

/** Records that a session was used. Does nothing if a later use is already recorded. */
export async function touchSession(db: Queryable, tokenHash: string, usedAt: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_used_at: usedAt })
    .where('token_hash', '=', tokenHash)
    .where('last_used_at', '<', usedAt)
    .execute();
}

export async function markSessionProven(trx: Transaction, tokenHash: string, provenAt: string): Promise<void> {
  await trx.updateTable('sessions').set({ proven_at: provenAt }).where('token_hash', '=', tokenHash).execute();
}

export async function deleteSession(db: Queryable, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function deleteSessionsOf(trx: Transaction, userId: number, exceptTokenHash?: string): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(exceptTokenHash !== undefined, (query) => query.where('token_hash', '!=', exceptTokenHash ?? ''))
    .execute();
}
