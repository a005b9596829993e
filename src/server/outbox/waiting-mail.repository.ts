import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import type { WaitingMailTable } from '../database/tables/account-tables.ts';
import { clockTolerance, longestRetryDelay } from './delivery.repository.ts';

export type MailKind = WaitingMailTable['kind'];

/** An e-mail that one process has claimed. */
export type ClaimedMail = Selectable<WaitingMailTable> & { readonly claim: string };

export type NewMail =
  | { readonly kind: 'letter'; readonly account_id: number; readonly subject: string; readonly text: string }
  | { readonly kind: 'reset-link' | 'address-link'; readonly account_id: number }
  | { readonly kind: 'invite'; readonly invite_id: number }
  | { readonly kind: 'reply'; readonly note_id: number };

/** The current time, and the milliseconds for which the e-mail is claimed. */
interface ClaimTime {
  readonly now: Date;
  readonly leaseTime: number;
}

const notReferring = { account_id: null, invite_id: null, note_id: null, subject: '', text: '' } as const;

/**
 * Stores an e-mail that is due now. If a link for the same account is already stored, a new one of its kind replaces it.
 */
export async function insertMail(db: Kysely<DatabaseSchema>, mail: NewMail, now: Date): Promise<void> {
  if (mail.kind === 'reset-link' || mail.kind === 'address-link') {
    await db
      .deleteFrom('waiting_mails')
      .where('kind', '=', mail.kind)
      .where('account_id', '=', mail.account_id)
      .execute();
  }
  await db
    .insertInto('waiting_mails')
    .values({
      ...notReferring,
      ...mail,
      message_key: randomUUID(),
      attempts: 0,
      next_attempt_at: now.toISOString(),
      claimed_until: null,
      claim: null,
    })
    .execute();
}

/**
 * Stores an e-mail that the caller sends at once. If the caller’s process ends first, another process sends it after
 * the lease.
 */
export async function insertClaimedMail(
  db: Kysely<DatabaseSchema>,
  mail: NewMail,
  { now, leaseTime }: ClaimTime,
): Promise<ClaimedMail> {
  const claim = randomUUID();
  const row = await db
    .insertInto('waiting_mails')
    .values({
      ...notReferring,
      ...mail,
      message_key: randomUUID(),
      attempts: 1,
      next_attempt_at: now.toISOString(),
      claimed_until: new Date(now.getTime() + leaseTime).toISOString(),
      claim,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, claim };
}

/**
 * Claims the next due e-mail of these kinds and counts the attempt, in one statement. A time too far in the future
 * shows that the clock was set back after it was stored, so it counts as past.
 */
export async function claimMail(
  db: Kysely<DatabaseSchema>,
  kinds: readonly MailKind[],
  { now, leaseTime }: ClaimTime,
): Promise<ClaimedMail | undefined> {
  const claim = randomUUID();
  const at = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  const row = await db
    .updateTable('waiting_mails')
    .set((eb) => ({ claim, claimed_until: at(leaseTime), attempts: eb('attempts', '+', 1) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('waiting_mails as due')
        .select('due.id')
        .where('due.kind', 'in', kinds)
        .where((due) =>
          due.or([
            due('due.next_attempt_at', '<=', at(0)),
            due('due.next_attempt_at', '>', at(longestRetryDelay + clockTolerance)),
          ]),
        )
        .where((due) =>
          due.or([
            due('due.claimed_until', 'is', null),
            due('due.claimed_until', '<=', at(0)),
            due('due.claimed_until', '>', at(leaseTime + clockTolerance)),
          ]),
        )
        .orderBy('due.next_attempt_at')
        .orderBy('due.id')
        .limit(1),
    )
    // Another process may have claimed the row since the subquery read it.
    .where((eb) =>
      eb.or([
        eb('claimed_until', 'is', null),
        eb('claimed_until', '<=', at(0)),
        eb('claimed_until', '>', at(leaseTime + clockTolerance)),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
  return row && { ...row, claim };
}

/** Ends the claim of an e-mail and sets the time of its next attempt. */
export async function postponeMail(
  db: Kysely<DatabaseSchema>,
  { id, claim }: Pick<ClaimedMail, 'id' | 'claim'>,
  nextAttemptAt: Date,
): Promise<void> {
  await db
    .updateTable('waiting_mails')
    .set({ next_attempt_at: nextAttemptAt.toISOString(), claim: null, claimed_until: null })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();
}

/** Deletes an e-mail that was sent or given up. */
export async function deleteMail(
  db: Kysely<DatabaseSchema>,
  { id, claim }: Pick<ClaimedMail, 'id' | 'claim'>,
): Promise<void> {
  await db.deleteFrom('waiting_mails').where('id', '=', id).where('claim', '=', claim).execute();
}
