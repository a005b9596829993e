import type { Insertable, Selectable } from 'kysely';
import type { RecordingsQuery } from '#shared/api/recording-contract.ts';
import { countRows } from '../database/read-rows.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import type { RecordingTable } from '../database/tables/content-tables.ts';

export type RecordingRow = Selectable<RecordingTable>;

export type NewRecording = Omit<Insertable<RecordingTable>, 'id' | 'version'>;

export async function insertRecording(transaction: Transaction, values: NewRecording): Promise<number> {
  const { id } = await transaction
    .insertInto('recordings')
    .values({ ...values, version: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns a page of the recordings, the newest first. */
export function findRecordings(
  db: Queryable,
  filter: Pick<RecordingsQuery, 'state'>,
  range: { readonly limit: number; readonly skip: number },
): Promise<RecordingRow[]> {
  return filtered(db, filter).selectAll().orderBy('id', 'desc').limit(range.limit).offset(range.skip).execute();
}

export function countRecordings(db: Queryable, filter: Pick<RecordingsQuery, 'state'>): Promise<number> {
  return countRows(filtered(db, filter));
}

/** Returns the recording with this id, deleted or not, or `undefined`. */
export function findRecording(db: Queryable, id: number): Promise<RecordingRow | undefined> {
  return db.selectFrom('recordings').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the recordings whose file's SHA-256 begins with these digits, deleted or not. */
export function findRecordingsOfFile(db: Queryable, digest: string): Promise<RecordingRow[]> {
  return db
    .selectFrom('recordings')
    .selectAll()
    .where('sha256', '>=', digest)
    .where('sha256', '<', `${digest}g`)
    .orderBy('id')
    .execute();
}

/** Returns the recordings that are not deleted, the oldest first. */
export function findCurrentRecordings(db: Queryable): Promise<RecordingRow[]> {
  return filtered(db, {}).selectAll().orderBy('id').execute();
}

/** Deletes the rows of recordings that were deleted before a given time. Returns the SHA-256 of their files. */
export async function deleteRecordingsBefore(db: Queryable, before: string): Promise<string[]> {
  const rows = await db.deleteFrom('recordings').where('deleted_at', '<', before).returning('sha256').execute();
  return rows.map(({ sha256 }) => sha256);
}

function filtered(db: Queryable, { state }: Pick<RecordingsQuery, 'state'>) {
  return db.selectFrom('recordings').where('deleted_at', state === 'deleted' ? 'is not' : 'is', null);
}
