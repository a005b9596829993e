import { randomUUID } from 'node:crypto';
import { type Enquiry, type EnquiryReply, enquiryNoteMaximum } from '#shared/api/enquiry-contract.ts';
import { formatCount } from '#shared/rules/numbers.ts';
import { missingRecord, updateRecord } from '../database/record-version.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import type { OutgoingReply, Replier } from '../outbox/delivery-channels.ts';
import { reasonOf } from '../outbox/failure-reason.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';
import { Problem } from '../problem.ts';
import { type EnquiryChange, noteEnquiryChange, requireEnquiry } from './enquiry-desk.service.ts';
import { deleteNote, findNoteByKey, findUnsentReply, insertNote, markReplySent } from './enquiry-note.repository.ts';

/** Adds a note to an enquiry, unless an earlier request with the same key has added it. Returns the enquiry. */
export async function addNote(
  db: Queryable,
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
export async function removeNote(db: Queryable, id: number, noteId: number, change: EnquiryChange): Promise<Enquiry> {
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

/** What is needed to send a reply, except its text. */
interface Replying extends EnquiryChange {
  readonly mailOutbox: MailOutbox;
  readonly sendReply: (reply: OutgoingReply) => Promise<void>;
  /** The address that receives a visitor's answer to a reply; `undefined` if the server cannot send email. */
  readonly replyAddress: string | undefined;
  readonly requestKey: string | undefined;
}

/**
 * Sends a reply to the visitor and stores it with the enquiry. The reply is stored before it is sent, so that the same
 * request never sends it twice. If the mail server cannot take the reply now, the reply waits in the outbox of e-mails,
 * and the enquiry is not marked as done. Throws a 409 when the server or the visitor has no email address. Throws a 503
 * when the mail server refuses the reply for good; the stored reply is then deleted.
 */
export async function replyToEnquiry(
  db: Queryable,
  id: number,
  { subject, text, is_done }: EnquiryReply,
  { mailOutbox, sendReply, replyAddress, requestKey = randomUUID(), ...change }: Replying,
): Promise<Enquiry> {
  const { enquiry, mail } = await db.transaction().execute(async (transaction) => {
    const before = await requireEnquiry(transaction, id);
    if (replyAddress === undefined)
      throw new Problem('conflict', 'The server can’t send email. Write to the visitor with your own mail program.');
    if (before.email === '') throw new Problem('conflict', 'This visitor left no email address. Ring them.');
    await requireRoom(transaction, id);
    const values = { enquiry_id: id, kind: 'reply', at: change.now.toISOString(), author: change.actor.name } as const;
    const added = await insertNote(transaction, { ...values, subject, text, sent_at: null, request_key: requestKey });
    if (added === undefined) return { enquiry: before, mail: undefined };
    return { enquiry: before, mail: await mailOutbox.claimNew(transaction, { kind: 'reply', note_id: added }) };
  });
  if (!mail) return requireStoredReply(db, id, requestKey);
  const noteId = mail.note_id ?? 0;
  const now = change.now.toISOString();
  const to = { name: enquiry.name, address: enquiry.email };
  try {
    const isSent = await mailOutbox.sendNow(mail, async () => {
      await sendReply({ to, subject, text, messageKey: mail.message_key });
      await markReplySent(db, noteId, now);
    });
    return await db.transaction().execute(async (transaction) => {
      await noteEnquiryChange(transaction, id, 'replied', change);
      const done = { status: 'done', suspicion: '', updated_at: now } as const;
      if (isSent && is_done && (await updateRecord(transaction, 'enquiries', { id, expected: 'any' }, done)))
        await noteEnquiryChange(transaction, id, 'done', change);
      return requireEnquiry(transaction, id);
    });
  } catch (error) {
    if (error instanceof Problem) throw error;
    await deleteNote(db, id, noteId);
    throw new Problem('unavailable', `The reply could not be sent: ${reasonOf(error)}`);
  }
}

/** Sends the replies that the mail server did not take at first. */
export function sendStoredReplies(db: Queryable, mailOutbox: MailOutbox, replier: Replier, now: () => Date): void {
  mailOutbox.sendWith('reply', async ({ note_id, message_key: messageKey }, signal) => {
    const reply = note_id === null ? undefined : await findUnsentReply(db, note_id);
    if (!reply) return;
    const { id, name, email, subject, text } = reply;
    await replier.send({ to: { name, address: email }, subject, text, messageKey }, signal);
    await markReplySent(db, id, now().toISOString());
  });
}

/**
 * Returns the enquiry of a reply that was requested before, if the reply was sent or waits in the outbox. Otherwise
 * throws a 409: the reply is still being sent, or the server stopped before it could record the result.
 */
async function requireStoredReply(db: Queryable, id: number, requestKey: string): Promise<Enquiry> {
  const reply = await findNoteByKey(db, id, requestKey);
  const enquiry = await requireEnquiry(db, id);
  const note = enquiry.notes.find((stored) => stored.id === reply?.id);
  if (note && (note.is_waiting || note.sent_at !== null)) return enquiry;
  throw new Problem('conflict', 'This reply is being sent. Open the enquiry again in a minute to see whether it was.');
}

async function requireRoom(transaction: Transaction, id: number): Promise<void> {
  const { notes } = await requireEnquiry(transaction, id);
  if (notes.length < enquiryNoteMaximum) return;
  throw new Problem('conflict', `An enquiry can have at most ${formatCount(enquiryNoteMaximum)} notes and replies.`);
}
