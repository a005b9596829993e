import { type Selectable, sql } from 'kysely';
import type { TrashKind, TrashQuery } from '#shared/api/trash-contract.ts';
import { countRows } from '../database/read-rows.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import { containsPattern, searchKey } from '../database/stored-text.ts';
import type { TrashTable } from '../database/tables/content-tables.ts';
import type { ListRange } from './article-list.repository.ts';
import type { ContentWriter } from './content-transaction.ts';

export type TrashRow = Selectable<TrashTable>;

type TrashFilter = Pick<TrashQuery, 'q' | 'kind'>;

export interface TrashKey {
  readonly kind: TrashKind;
  readonly id: number;
}

/** Stores in Trash a record that the same transaction deletes. */
export async function insertTrashRow(
  transaction: Transaction,
  row: Pick<TrashRow, 'kind' | 'record_id' | 'title' | 'snapshot'>,
  { now, actor }: ContentWriter,
): Promise<void> {
  const deletion = { deleted_at: now.toISOString(), deleted_by: actor.name };
  await transaction
    .insertInto('trash')
    .values({ ...row, ...deletion, search_key: searchKey(row.title) })
    .execute();
}

/** Returns one page of the records in Trash, the last deleted first, without their snapshots. */
export function findTrashRows(db: Queryable, filter: TrashFilter, { limit, skip }: Required<ListRange>) {
  return filtered(db, filter)
    .select(['kind', 'record_id', 'title', 'deleted_at', 'deleted_by'])
    .orderBy('deleted_at', 'desc')
    .orderBy('kind')
    .orderBy('record_id')
    .limit(limit)
    .offset(skip)
    .execute();
}

export function countTrashRows(db: Queryable, filter: TrashFilter): Promise<number> {
  return countRows(filtered(db, filter));
}

export function findTrashRow(db: Queryable, { kind, id }: TrashKey): Promise<TrashRow | undefined> {
  return db.selectFrom('trash').selectAll().where('kind', '=', kind).where('record_id', '=', id).executeTakeFirst();
}

/** Takes a record out of Trash and returns it. If several callers try at the same time, only one gets the record. */
export function takeTrashRow(transaction: Transaction, { kind, id }: TrashKey): Promise<TrashRow | undefined> {
  return transaction
    .deleteFrom('trash')
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

function filtered(db: Queryable, { q, kind }: TrashFilter) {
  let query = db.selectFrom('trash');
  if (kind) query = query.where('kind', '=', kind);
  if (q) query = query.where(sql<boolean>`search_key like ${containsPattern(q)} escape '\\'`);
  return query;
}
