import { randomBytes } from 'node:crypto';
import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely';
import type { EnquiryFilter } from '#shared/api/enquiry-contract.ts';
import { countRows } from '../database/read-rows.ts';
import type { DatabaseSchema, Queryable, Transaction } from '../database/schema.ts';
import { containsPattern } from '../database/stored-text.ts';
import type { EnquiryTable } from '../database/tables/visitor-tables.ts';

/** An enquiry as it is read. */
export type EnquiryRow = Selectable<EnquiryTable> & {
  /** The name of the owner's account; null if there is none. */
  readonly owner_name: string | null;
};
export type EnquiryStatus = EnquiryTable['status'];

/** Sorts those that are done behind the others. */
const isDone = sql<number>`case when enquiries.status = 'done' then 1 else 0 end`;

function ownerName(eb: ExpressionBuilder<DatabaseSchema, 'enquiries'>) {
  return eb.selectFrom('users').select('full_name').whereRef('users.id', '=', 'enquiries.owner_id').as('owner_name');
}

/** Stores an enquiry. Returns its identifier, or `undefined` when the same submission is stored already. */
export async function insertEnquiry(
  transaction: Transaction,
  values: Omit<Insertable<EnquiryTable>, 'id' | 'version' | 'trashed_at' | 'owner_id'>,
): Promise<number | undefined> {
  const row = await transaction
    .insertInto('enquiries')
    .values({ ...values, version: 1 })
    .onConflict((conflict) => conflict.column('submission_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Returns a range of the enquiries, newest first, and those that are done behind the others: those that match a filter, or all, also those in Trash. With `before`,
 * returns only those with a smaller identifier.
 */
export async function findEnquiries(
  db: Queryable,
  filter: EnquiryFilter | 'all',
  { limit, skip = 0, before }: { limit: number; skip?: number | undefined; before?: number | undefined },
): Promise<EnquiryRow[]> {
  const matching = filter === 'all' ? db.selectFrom('enquiries') : filtered(db, filter);
  const query = matching.selectAll().select(ownerName).limit(limit).offset(skip);
  const pages = before === undefined ? query.orderBy(isDone) : query.where('id', '<', before);
  return pages.orderBy('id', 'desc').execute();
}

export function countEnquiries(db: Queryable, filter: EnquiryFilter): Promise<number> {
  return countRows(filtered(db, filter));
}

/** Returns how many enquiries have each status. Leaves out those in Trash. */
export async function countByStatus(db: Queryable): Promise<ReadonlyMap<EnquiryStatus, number>> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['status', (eb) => eb.fn.countAll().as('count')])
    .where('trashed_at', 'is', null)
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, Number(count)]));
}

export async function findEnquiry(db: Queryable, id: number): Promise<EnquiryRow | undefined> {
  return db.selectFrom('enquiries').selectAll().select(ownerName).where('id', '=', id).executeTakeFirst();
}

/** Deletes enquiries received before a time, of one status if it is given. Returns their number. */
export async function deleteEnquiriesBefore(db: Queryable, before: string, status?: EnquiryStatus): Promise<number> {
  let query = db.deleteFrom('enquiries').where('created_at', '<', before);
  if (status) query = query.where('status', '=', status);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

/**
 * Deletes all suspected enquiries except the newest `keep`, so that robots cannot fill the disk. Returns the number of
 * deleted enquiries.
 */
export async function trimSuspected(db: Queryable, keep: number): Promise<number> {
  const oldestKept = db
    .selectFrom('enquiries')
    .select('id')
    .where('status', '=', 'suspected')
    .orderBy('id', 'desc')
    .limit(1)
    .offset(keep - 1);
  const suspected = db.deleteFrom('enquiries').where('status', '=', 'suspected');
  return Number((await suspected.where('id', '<', oldestKept).executeTakeFirst()).numDeletedRows);
}

/** Returns the key with this name, which all processes of a database share. The first call creates it. */
export async function requireServerSecret(db: Queryable, name: string): Promise<Buffer> {
  const value = randomBytes(32).toString('base64url');
  await db
    .insertInto('server_secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db.selectFrom('server_secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return Buffer.from(row.value, 'base64url');
}

/** Counts a submission that was not stored, because it was certainly sent by a robot. */
export async function countTurnedAway(db: Queryable, day: string): Promise<void> {
  await db
    .insertInto('turned_away_enquiries')
    .values({ day, submissions: 1 })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet({ submissions: sql`turned_away_enquiries.submissions + 1` }),
    )
    .execute();
}

/** Returns the number of submissions since a day that were counted and not stored. */
export async function sumTurnedAway(db: Queryable, since: string): Promise<number> {
  const row = await db
    .selectFrom('turned_away_enquiries')
    .select((eb) => eb.fn.sum<number | string | null>('submissions').as('sum'))
    .where('day', '>=', since)
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}

function filtered(db: Queryable, { q, status, kind, owner_id }: EnquiryFilter) {
  let query = db.selectFrom('enquiries').where('trashed_at', status === 'trashed' ? 'is not' : 'is', null);
  if (status === 'undelivered') {
    query = query.where('id', 'in', (eb) =>
      eb.selectFrom('enquiry_deliveries').select('enquiry_id').where('state', '=', 'failed'),
    );
  } else if (status !== 'trashed') {
    query = status ? query.where('status', '=', status) : query.where('status', '<>', 'suspected');
  }
  if (kind) query = query.where('kind', '=', kind);
  if (owner_id) query = query.where('owner_id', '=', owner_id);
  if (q) query = query.where(sql<boolean>`search_key like ${containsPattern(q)} escape '\\'`);
  return query;
}
