import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { EnquiryChannel } from '#domain/contract/enquiry-contract.ts';
import type { DatabaseSchema, EnquiryDeliveryTable } from '../database/schema.ts';

export type DeliveryRow = Selectable<EnquiryDeliveryTable>;

/** Puts an enquiry into the outbox, once for each way of delivery; in the transaction that stores it. */
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

/** Deliveries of some enquiries, by enquiry. */
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

/** How many deliveries are in each state. */
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
 * Takes the next due delivery for one process alone until the lease ends, and counts the attempt. One statement: where two
 * processes choose the same row, the condition outside the choice lets the second go away empty.
 */
export async function claimDelivery(
  db: Kysely<DatabaseSchema>,
  channels: readonly EnquiryChannel[],
  { now, leaseUntil }: { now: string; leaseUntil: string },
): Promise<(DeliveryRow & { claim: string }) | undefined> {
  const claim = randomUUID();
  const row = await db
    .updateTable('enquiry_deliveries')
    .set((eb) => ({ claim, claimed_until: leaseUntil, attempts: eb('attempts', '+', 1), updated_at: now }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('enquiry_deliveries as due')
        .select('due.id')
        .where('due.state', '=', 'waiting')
        .where('due.next_attempt_at', '<=', now)
        .where('due.channel', 'in', channels)
        .where((due) => due.or([due('due.claimed_until', 'is', null), due('due.claimed_until', '<=', now)]))
        .orderBy('due.next_attempt_at')
        .orderBy('due.id')
        .limit(1),
    )
    .where('state', '=', 'waiting')
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst();
  return row && { ...row, claim };
}

/** Ends an attempt of the process that still holds the claim: delivered, to be tried again, or given up. */
export async function settleDelivery(
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

/** Lets what was given up begin anew; says whether there was something. */
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
