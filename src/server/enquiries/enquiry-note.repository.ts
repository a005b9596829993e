import type { Insertable, Selectable } from 'kysely';
import type { Queryable, Transaction } from '../database/schema.ts';
import type { EnquiryNoteTable } from '../database/tables/visitor-tables.ts';

export type EnquiryNoteRow = Selectable<EnquiryNoteTable>;

/** A note. A reply that waits for the mail server has a `waiting_id`. */
export type NoteWithState = EnquiryNoteRow & { readonly waiting_id: number | null };

/** Returns the notes of each of the given enquiries, by the identifier of the enquiry. The oldest note comes first. */
export async function findNotesOf(
  db: Queryable,
  enquiryIds: readonly number[],
): Promise<ReadonlyMap<number, NoteWithState[]>> {
  if (enquiryIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('enquiry_notes as note')
    .leftJoin('waiting_mails as waiting', 'waiting.note_id', 'note.id')
    .selectAll('note')
    .select('waiting.id as waiting_id')
    .where('note.enquiry_id', 'in', enquiryIds)
    .orderBy('note.id')
    .execute();
  return Map.groupBy(rows, (row) => row.enquiry_id);
}

/** Stores a note. Returns its identifier, or `undefined` if the enquiry has a note with this request key already. */
export async function insertNote(
  transaction: Transaction,
  values: Omit<Insertable<EnquiryNoteTable>, 'id'>,
): Promise<number | undefined> {
  const row = await transaction
    .insertInto('enquiry_notes')
    .values(values)
    .onConflict((conflict) => conflict.columns(['enquiry_id', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export function findNoteByKey(
  db: Queryable,
  enquiryId: number,
  requestKey: string,
): Promise<EnquiryNoteRow | undefined> {
  return db
    .selectFrom('enquiry_notes')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
}

/** Returns a reply that was not sent yet, with the name and address of the visitor, or `undefined`. */
export function findUnsentReply(db: Queryable, noteId: number) {
  return db
    .selectFrom('enquiry_notes as note')
    .innerJoin('enquiries as enquiry', 'enquiry.id', 'note.enquiry_id')
    .select(['note.id', 'note.subject', 'note.text', 'enquiry.name', 'enquiry.email'])
    .where('note.id', '=', noteId)
    .where('note.sent_at', 'is', null)
    .executeTakeFirst();
}

export async function markReplySent(db: Queryable, id: number, sentAt: string): Promise<void> {
  await db.updateTable('enquiry_notes').set({ sent_at: sentAt }).where('id', '=', id).execute();
}

/** Deletes a note of an enquiry, or a reply that was not sent. Returns whether there was one. */
export async function deleteNote(db: Queryable, enquiryId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('enquiry_notes')
    .where('enquiry_id', '=', enquiryId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
