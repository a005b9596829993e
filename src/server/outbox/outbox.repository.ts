import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { EnquiryChannel } from '#shared/api/enquiry-contract.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import type { WaitingMailTable } from '../database/tables/account-tables.ts';
import type { WebhookDeliveryTable } from '../database/tables/server-tables.ts';
import type { EnquiryDeliveryTable, EnquiryTable } from '../database/tables/visitor-tables.ts';
import { longestRetryDelay } from './outbox-limits.ts';

export type DeliveryRow = Selectable<EnquiryDeliveryTable>;

export type MailKind = WaitingMailTable['kind'];

/** The tables of the outbox: enquiries to pass on, emails to single people, and what webhooks are told. */
export interface OutboxRows {
  enquiry_deliveries: DeliveryRow;
  waiting_mails: Selectable<WaitingMailTable>;
  webhook_deliveries: Selectable<WebhookDeliveryTable>;
}

/** A row that one process has claimed. */
export type Claimed<Row> = Row & { readonly claim: string };

export type ClaimedMail = Claimed<OutboxRows['waiting_mails']>;

/** The name of a channel or a kind of email, or the id of a webhook. */
export type Sender = string | number;

/** For each table, the column that says who sends a row, and which rows are still to be sent. */
const waitingRows = {
  enquiry_deliveries: { sender: 'channel', condition: sql`state = 'waiting'` },
  waiting_mails: { sender: 'kind', condition: sql`1 = 1` },
  webhook_deliveries: { sender: 'webhook_id', condition: sql`state = 'waiting'` },
} as const;

/** The current time, and the milliseconds for which a row is claimed. */
interface ClaimTime {
  readonly now: Date;
  readonly leaseTime: number;
}

/**
 * Tolerance for clocks that differ, in milliseconds. It applies to the stored end of a lease and the stored time of the
 * next attempt. A stored time that is further ahead than the longest wait plus this tolerance shows that the clock was
 * set back since.
 */
const clockTolerance = 60 * 60 * 1000;

/**
 * Claims the next due row that one of these senders can send, for one process until the lease ends, and counts the
 * attempt. Two processes may choose the same row in the subquery. The conditions outside the subquery then let only the
 * first of them claim it. A stored time that is too far in the future counts as past, because the clock was set back
 * since.
 */
export async function claimNext<Table extends keyof OutboxRows>(
  db: Queryable,
  table: Table,
  senders: readonly Sender[],
  { now, leaseTime }: ClaimTime,
): Promise<Claimed<OutboxRows[Table]> | undefined> {
  const at = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  const { sender, condition } = waitingRows[table];
  const isFree = sql`${condition} and (claimed_until is null or claimed_until <= ${at(0)}
    or claimed_until > ${at(leaseTime + clockTolerance)})`;
  const { rows } = await sql<Claimed<OutboxRows[Table]>>`
    update ${sql.table(table)}
    set claim = ${randomUUID()}, claimed_until = ${at(leaseTime)}, attempts = attempts + 1
    where id = (
      select id from ${sql.table(table)}
      where ${sql.ref(sender)} in (${sql.join(senders)})
        and (next_attempt_at <= ${at(0)} or next_attempt_at > ${at(longestRetryDelay + clockTolerance)})
        and ${isFree}
      order by next_attempt_at, id limit 1
    ) and ${isFree}
    returning *`.execute(db);
  return rows[0];
}

export type QueuedEnquiry = Pick<Selectable<EnquiryTable>, (typeof queuedColumns)[number]>;

const queuedColumns = [
  'id',
  'kind',
  'name',
  'email',
  'phone',
  'business',
  'message',
  'conversation',
  'clients',
  'agreed_to_terms_at',
  'partner',
  'locale',
  'created_at',
] as const;

/** Adds an enquiry to the outbox, once for each channel, in the transaction that stores the enquiry. */
export async function queueDeliveries(
  transaction: Transaction,
  enquiryId: number,
  channels: readonly EnquiryChannel[],
  now: string,
): Promise<void> {
  if (channels.length === 0) return;
  await transaction
    .insertInto('enquiry_deliveries')
    .values(
      channels.map((channel) => ({
        enquiry_id: enquiryId,
        channel,
        ...waitingAt(now),
        state: 'waiting' as const,
        last_error: null,
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['enquiry_id', 'channel']).doNothing())
    .execute();
}

/** Returns the enquiry that a delivery sends, or `undefined` when it has been deleted. */
export function findQueuedEnquiry(db: Queryable, id: number): Promise<QueuedEnquiry | undefined> {
  return db.selectFrom('enquiries').select(queuedColumns).where('id', '=', id).executeTakeFirst();
}

/** Returns the deliveries of the given enquiries, by the identifier of the enquiry. */
export async function findDeliveriesOf(
  db: Queryable,
  enquiryIds: readonly number[],
): Promise<ReadonlyMap<number, DeliveryRow[]>> {
  if (enquiryIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('enquiry_deliveries')
    .selectAll()
    .where('enquiry_id', 'in', enquiryIds)
    .orderBy('channel')
    .execute();
  return Map.groupBy(rows, (row) => row.enquiry_id);
}

/**
 * Returns how many messages about enquiries have not been sent, and the seconds since the oldest waiting one became due;
 * 0 when none is waiting.
 */
export async function readOutbox(db: Queryable, now: Date) {
  const rows = await db
    .selectFrom('enquiry_deliveries')
    .select((eb) => ['state', eb.fn.countAll().as('count'), eb.fn.min('next_attempt_at').as('due')])
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy('state')
    .execute();
  const waiting = rows.find(({ state }) => state === 'waiting');
  const failed = rows.find(({ state }) => state === 'failed');
  const due = waiting ? Date.parse(waiting.due) : now.getTime();
  return {
    waiting: Number(waiting?.count ?? 0),
    failed: Number(failed?.count ?? 0),
    oldestSeconds: Math.max(0, (now.getTime() - due) / 1000),
  };
}

/**
 * Returns whether at least one of these channels seems to work. A channel seems to work if its last attempt was
 * successful, or if it has not made an attempt yet.
 */
export async function hasWorkingChannel(db: Queryable, channels: readonly EnquiryChannel[]): Promise<boolean> {
  for (const channel of channels) {
    const last = await db
      .selectFrom('enquiry_deliveries')
      .select('state')
      .where('channel', '=', channel)
      .where((eb) => eb.or([eb('state', '<>', 'waiting'), eb('last_error', 'is not', null)]))
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last === undefined || last.state === 'delivered') return true;
  }
  return false;
}

/** The tables whose rows stay when they were sent or given up, with the outcome of their last attempt. */
export type DeliveryTable = 'enquiry_deliveries' | 'webhook_deliveries';

type Outcome = Partial<
  Pick<OutboxRows['webhook_deliveries'], 'state' | 'last_error' | 'updated_at' | 'next_attempt_at' | 'status'>
>;

/** Stores the outcome of an attempt and ends the claim, if the process still holds it. */
export async function endAttempt(
  db: Queryable,
  table: keyof OutboxRows,
  { id, claim }: { readonly id: number; readonly claim: string },
  outcome: Outcome,
): Promise<void> {
  await db
    .updateTable(table)
    .set({ ...outcome, claim: null, claimed_until: null })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();
}

/** Queues the failed deliveries of an enquiry again. Returns whether there were any. */
export async function retryFailedDeliveries(db: Queryable, enquiryId: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('enquiry_deliveries')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now, updated_at: now })
    .where('enquiry_id', '=', enquiryId)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type NewMail =
  | { readonly kind: 'letter'; readonly account_id: number; readonly subject: string; readonly text: string }
  | { readonly kind: 'reset-link' | 'address-link'; readonly account_id: number }
  | { readonly kind: 'invite'; readonly invite_id: number }
  | { readonly kind: 'reply'; readonly note_id: number };

const notReferring = { account_id: null, invite_id: null, note_id: null, subject: '', text: '' } as const;

/**
 * Stores an email that is due now. If a link for the same account is already stored, a new one of its kind replaces it.
 */
export async function insertMail(db: Queryable, mail: NewMail, now: Date): Promise<void> {
  if (mail.kind === 'reset-link' || mail.kind === 'address-link') {
    await db
      .deleteFrom('waiting_mails')
      .where('kind', '=', mail.kind)
      .where('account_id', '=', mail.account_id)
      .execute();
  }
  await db.insertInto('waiting_mails').values(rowOf(mail, now)).execute();
}

/**
 * Stores an email that the caller sends at once. If the caller’s process ends first, another process sends it after
 * the lease.
 */
export async function insertClaimedMail(
  db: Queryable,
  mail: NewMail,
  { now, leaseTime }: ClaimTime,
): Promise<ClaimedMail> {
  const claim = randomUUID();
  const claimed_until = new Date(now.getTime() + leaseTime).toISOString();
  const row = await db
    .insertInto('waiting_mails')
    .values({ ...rowOf(mail, now), attempts: 1, claimed_until, claim })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, claim };
}

function rowOf(mail: NewMail, now: Date) {
  return { ...notReferring, ...mail, ...waitingAt(now.toISOString()) };
}

/** Returns the columns that a row of each table has when it is due now and nobody has tried to send it. */
export function waitingAt(now: string) {
  return { message_key: randomUUID(), attempts: 0, next_attempt_at: now, claimed_until: null, claim: null };
}

/** Deletes an email that was sent or given up. */
export async function deleteMail(db: Queryable, { id, claim }: Pick<ClaimedMail, 'id' | 'claim'>): Promise<void> {
  await db.deleteFrom('waiting_mails').where('id', '=', id).where('claim', '=', claim).execute();
}
