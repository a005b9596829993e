import type { Insertable } from 'kysely';
import type { Queryable, Transaction } from '../database/schema.ts';
import type { InviteTable } from '../database/tables/account-tables.ts';

/** Stores an invite. Its one-time link must be stored first. */
export async function insertInvite(trx: Transaction, invite: Insertable<InviteTable>): Promise<void> {
  await trx.insertInto('invites').values(invite).execute();
}

/** An invite with the times of its link, and whether the person who sent it is an administrator now. */
export type InviteRow = Awaited<ReturnType<typeof findUnusedInvites>>[number];

/** Returns the invites that were neither used nor withdrawn, the newest first. */
export function findUnusedInvites(db: Queryable, limit: number) {
  return selectInvites(db)
    .where('link.used_at', 'is', null)
    .where('link.withdrawn_at', 'is', null)
    .orderBy('link.id', 'desc')
    .limit(limit)
    .execute();
}

export function findUnusedInvitesTo(db: Queryable, emailKey: string): Promise<InviteRow[]> {
  return selectInvites(db)
    .where('link.used_at', 'is', null)
    .where('link.withdrawn_at', 'is', null)
    .where('invites.email_key', '=', emailKey)
    .execute();
}

export function findInvite(db: Queryable, linkId: number): Promise<InviteRow | undefined> {
  return selectInvites(db).where('invites.link_id', '=', linkId).executeTakeFirst();
}

function selectInvites(db: Queryable) {
  return db
    .selectFrom('invites')
    .innerJoin('one_time_links as link', 'link.id', 'invites.link_id')
    .leftJoin('users as inviter', (join) =>
      join.onRef('inviter.id', '=', 'invites.invited_by_id').on('inviter.role', '=', 'admin'),
    )
    .select([
      'link.id',
      'link.created_at',
      'link.expires_at',
      'link.used_at',
      'link.withdrawn_at',
      'invites.full_name',
      'invites.email',
      'invites.email_key',
      'invites.role',
      'invites.invited_by',
      'inviter.id as inviting_admin',
    ]);
}
