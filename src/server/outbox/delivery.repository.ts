import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { EnquiryChannel } from '#shared/api/enquiry-contract.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { EnquiryDeliveryTable, EnquiryTable } from '../database/tables/visitor-tables.ts';

export type DeliveryRow = Selectable<EnquiryDeliveryTable>;

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

/** Maximum time between two attempts, in milliseconds. */
export const longestRetryDelay = 12 * 60 * 60 * 1000;

/**
 * Tolerance for clocks that differ, in milliseconds. It applies to the stored end of a lease and the stored time of the
 * next attempt. A stored time that is further ahead than the longest wait plus this tolerance shows that the clock was
 * set back since.
 */
export const clockTolerance = 60 * 60 * 1000;

/** Adds an enquiry to the outbox, once for each channel, in the transaction that stores the enquiry. */
export async function queueDeliveries(
  transaction: Transaction<DatabaseSchema>,
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
        state: 'waiting' as const,
        attempts: 0,
        next_attempt_at: now,
        claimed_until: null,
        claim: null,
        message_key: randomUUID(),
        last_error: null,
        updated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['enquiry_id', 'channel']).doNothing())
    .execute();
}

/** Returns the enquiry that a delivery sends, or `undefined` when it has been deleted. */
export function findQueuedEnquiry(db: Kysely<DatabaseSchema>, id: number): Promise<QueuedEnquiry | undefined> {
  return db.selectFrom('enquiries').select(queuedColumns).where('id', '=', id).executeTakeFirst();
}

/** Returns the deliveries of the given enquiries, by the identifier of the enquiry. */
export async function findDeliveriesOf(
  db: Kysely<DatabaseSchema>,
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

export async function countDeliveries(
  db: Kysely<DatabaseSchema>,
): Promise<ReadonlyMap<EnquiryDeliveryTable['state'], number>> {
  const rows = await db
    .selectFrom('enquiry_deliveries')
    .select(['state', (eb) => eb.fn.countAll().as('count')])
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, count }) => [state, Number(count)]));
}

/**
 * Returns whether at least one of these channels seems to work. A channel seems to work if its last attempt was
 * successful, or if it has not made an attempt yet.
 */
export async function hasWorkingChannel(
  db: Kysely<DatabaseSchema>,
  channels: readonly EnquiryChannel[],
): Promise<boolean> {
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

/**
 * Claims the next due entry for one process until the lease ends, and counts the attempt. Two processes may choose the
 * same row in the subquery. The conditions outside the subquery then let only the first of them claim it. A stored time
 * that is too far in the future counts as past, because the clock was set back since.
 */
export async function claimDelivery(
  db: Kysely<DatabaseSchema>,
  channels: readonly EnquiryChannel[],
  { now, leaseTime }: { now: Date; leaseTime: number },
): Promise<(DeliveryRow & { claim: string }) | undefined> {
  const claim = randomUUID();
  const at = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  const moment = at(0);
  const latestAttempt = at(longestRetryDelay + clockTolerance);
  const latestLease = at(leaseTime + clockTolerance);
  const row = await db
    .updateTable('enquiry_deliveries')
    .set((eb) => ({ claim, claimed_until: at(leaseTime), attempts: eb('attempts', '+', 1), updated_at: moment }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('enquiry_deliveries as due')
        .select('due.id')
        .where('due.state', '=', 'waiting')
        .where((due) =>
          due.or([due('due.next_attempt_at', '<=', moment), due('due.next_attempt_at', '>', latestAttempt)]),
        )
        .where('due.channel', 'in', channels)
        .where((due) =>
          due.or([
            due('due.claimed_until', 'is', null),
            due('due.claimed_until', '<=', moment),
            due('due.claimed_until', '>', latestLease),
          ]),
        )
        .orderBy('due.next_attempt_at')
        .orderBy('due.id')
        .limit(1),
    )
    .where('state', '=', 'waiting')
    .where((eb) =>
      eb.or([
        eb('claimed_until', 'is', null),
        eb('claimed_until', '<=', moment),
        eb('claimed_until', '>', latestLease),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
  return row && { ...row, claim };
}

/** Stores the result of an attempt, if the process still holds the claim. */
export async function endAttempt(
  db: Kysely<DatabaseSchema>,
  { id, claim }: { id: number; claim: string },
  outcome: Pick<DeliveryRow, 'state' | 'last_error' | 'updated_at'> & Partial<Pick<DeliveryRow, 'next_attempt_at'>>,
): Promise<void> {
  await db
    .updateTable('enquiry_deliveries')
    .set({ ...outcome, claim: null, claimed_until: null })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute();
}

/** Queues the failed deliveries of an enquiry again. Returns whether there were any. */
export async function retryFailedDeliveries(
  db: Kysely<DatabaseSchema>,
  enquiryId: number,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('enquiry_deliveries')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now, updated_at: now })
    .where('enquiry_id', '=', enquiryId)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
