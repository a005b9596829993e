import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type Enquiry, type EnquiryReply, enquiryNoteMaximum } from '#domain/contract/enquiry-contract.ts';
import { formatCount } from '#domain/numbers.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { OutgoingReply } from '../enquiry-outbox/delivery-channels.ts';
import { reasonOf } from '../enquiry-outbox/delivery-worker.ts';
import { Problem } from '../problems/problem.ts';
import { missingRecord } from '../records/record-version.ts';
import { updateEnquiry } from './enquiry.repository.ts';
import { type EnquiryChange, noteEnquiryChange, requireEnquiry } from './enquiry-desk.service.ts';
import { deleteNote, findNoteByKey, insertNote, markReplySent } from './enquiry-note.repository.ts';

/** Adds a note to an enquiry. If the request has a key and is sent again, adds nothing. Returns the enquiry. */
export async function addNote(
  db: Kysely<DatabaseSchema>,
  id: number,
  { text, requestKey = randomUUID() }: { readonly text: string; readonly requestKey: string | undefined },
  change: EnquiryChange,
): Promise<Enquiry> {
  return db.transaction().execute(async (transaction) => {
    await requireRoom(transaction, id);
    const added = await insertNote(transaction, {
      enquiry_id: id,
      kind: 'note',
      at: change.now.toISOString(),
      author: change.actor.name,
      subject: '',
      text,
      sent_at: null,
      request_key: requestKey,
    });
    if (added !== undefined) await noteEnquiryChange(transaction, id, 'noted', change);
    return requireEnquiry(transaction, id);
  });
}

/** Deletes a note. Throws a 404 if there is none, and a 409 for a reply that was sent, because it cannot be unsent. */
export async function removeNote(
  db: Kysely<DatabaseSchema>,
  id: number,
  noteId: number,
  change: EnquiryChange,
): Promise<Enquiry> {
  return db.transaction().execute(async (transaction) => {
    const { notes } = await requireEnquiry(transaction, id);
    const found = notes.find((note) => note.id === noteId);
    if (!found) throw missingRecord('note');
    if (found.sent_at !== null) throw new Problem('conflict', 'A reply that was sent stays with the enquiry.');
    await deleteNote(transaction, id, noteId);
    await noteEnquiryChange(transaction, id, 'note-deleted', change);
    return requireEnquiry(transaction, id);
  });
}

/** What a reply needs besides its text. */
interface Replying extends EnquiryChange {
  readonly sendReply: (reply: OutgoingReply) => Promise<void>;
  /** The address that visitors answer to; `undefined` if the server cannot send email. */
  readonly replyAddress: string | undefined;
  readonly requestKey: string | undefined;
}

/**
 * Sends a reply to the visitor and keeps it with the enquiry (product 11.12). The reply is stored before it is sent, so
 * that the same request never sends it twice. Throws a 409 when the server or the visitor has no email address, and a
 * 503 when the mail server does not take the reply; it is then not stored.
 */
export async function replyToEnquiry(
  db: Kysely<DatabaseSchema>,
  id: number,
  { subject, text, is_done }: EnquiryReply,
  { sendReply, replyAddress, requestKey = randomUUID(), ...change }: Replying,
): Promise<Enquiry> {
  const { enquiry, noteId } = await db.transaction().execute(async (transaction) => {
    const before = await requireEnquiry(transaction, id);
    if (replyAddress === undefined)
      throw new Problem('conflict', 'The server can’t send email. Write to the visitor with your own mail program.');
    if (before.email === '') throw new Problem('conflict', 'This visitor left no email address. Ring them.');
    await requireRoom(transaction, id);
    const values = { enquiry_id: id, kind: 'reply', at: change.now.toISOString(), author: change.actor.name } as const;
    const added = await insertNote(transaction, { ...values, subject, text, sent_at: null, request_key: requestKey });
    return { enquiry: before, noteId: added };
  });
  if (noteId === undefined) return requireSentReply(db, id, requestKey);
  try {
    await sendReply({ to: { name: enquiry.name, address: enquiry.email }, subject, text, messageKey: randomUUID() });
  } catch (error) {
    await deleteNote(db, id, noteId);
    throw new Problem('unavailable', `The reply could not be sent: ${reasonOf(error)}`);
  }
  return db.transaction().execute(async (transaction) => {
    const now = change.now.toISOString();
    await markReplySent(transaction, noteId, now);
    await noteEnquiryChange(transaction, id, 'replied', change);
    if (is_done && (await updateEnquiry(transaction, id, 'any', { status: 'done', suspicion: '', updated_at: now })))
      await noteEnquiryChange(transaction, id, 'done', change);
    return requireEnquiry(transaction, id);
  });
}

async function requireSentReply(db: Kysely<DatabaseSchema>, id: number, requestKey: string): Promise<Enquiry> {
  const reply = await findNoteByKey(db, id, requestKey);
  if (reply?.sent_at) return requireEnquiry(db, id);
  throw new Problem('conflict', 'This reply is being sent. Open the enquiry again in a minute to see whether it was.');
}

async function requireRoom(transaction: Transaction<DatabaseSchema>, id: number): Promise<void> {
  const { notes } = await requireEnquiry(transaction, id);
  if (notes.length < enquiryNoteMaximum) return;
  throw new Problem('conflict', `An enquiry can have at most ${formatCount(enquiryNoteMaximum)} notes and replies.`);
}
