import type { AuditAction, AuditActor } from '#shared/api/audit-contract.ts';
import {
  type Enquiry,
  type EnquiryChannel,
  type EnquiryFilter,
  type EnquiryListQuery,
  type EnquirySummary,
  type EnquiryUpdate,
  enquirySchema,
} from '#shared/api/enquiry-contract.ts';
import { pageLimitMaximum } from '#shared/api/record-contract.ts';
import {
  enquiryRetentionMonths,
  suspectedEnquiryRetentionDays,
  trashedEnquiryRetentionDays,
  unansweredQuestionRetentionMonths,
} from '#shared/rules/business-constants.ts';
import { defaultLocale, locales } from '#shared/rules/locales.ts';
import { insertAuditEntry } from '../accounts/audit.repository.ts';
import { type ActTeller, recordAct } from '../accounts/told-acts.ts';
import { countUnansweredQuestions } from '../assistant/unanswered/unanswered-question.repository.ts';
import { daysBefore, deleteBefore } from '../database/daily-work.ts';
import {
  deleteRecord,
  missingRecord,
  type RecordTarget,
  refusedWrite,
  requireExpectedVersion,
  updateRecord,
} from '../database/record-version.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import { withoutAddresses } from '../outbox/failure-reason.ts';
import {
  type DeliveryRow,
  findDeliveriesOf,
  hasWorkingChannel,
  queueDeliveries,
  readOutbox,
  retryFailedDeliveries,
} from '../outbox/outbox.repository.ts';
import {
  countByStatus,
  countEnquiries,
  deleteEnquiriesBefore,
  type EnquiryRow,
  type EnquiryStatus,
  findEnquiries,
  findEnquiry,
  sumTurnedAway,
  trimSuspected,
} from './enquiry.repository.ts';
import { findNotesOf, type NoteWithState } from './enquiry-note.repository.ts';

export interface EnquiryChange {
  readonly actor: AuditActor;
  readonly now: Date;
}

/** The most suspected spam that is kept. Beyond it, the oldest is deleted before its days are over. */
const suspectedMaximum = 2000;

export async function listEnquiries(
  db: Queryable,
  { limit = pageLimitMaximum, skip, ...filter }: EnquiryListQuery,
): Promise<{ rows: Enquiry[]; total: number }> {
  const rows = await findEnquiries(db, filter, { limit, skip });
  return { rows: await presentEnquiries(db, rows), total: await countEnquiries(db, filter) };
}

export function recordExport(db: Queryable, teller: ActTeller, { actor, now }: EnquiryChange): Promise<void> {
  const note = { at: now, actor, kind: 'enquiry', action: 'exported', record: { id: null, title: '' } } as const;
  return db.transaction().execute((trx) => recordAct(trx, teller, note));
}

const enquiriesPerRead = 500;

/** Yields every match, newest first. Reads the enquiries in parts, so that memory stays bounded. */
export async function* readAllEnquiries(db: Queryable, filter: EnquiryFilter): AsyncGenerator<EnquiryRow> {
  for await (const rows of readParts(db, filter)) yield* rows;
}

/**
 * Yields every enquiry, including suspected spam and those in Trash, with its deliveries and notes. Reads them in
 * parts.
 */
export async function* readWholeEnquiries(db: Queryable): AsyncGenerator<Enquiry> {
  for await (const rows of readParts(db, 'all')) yield* await presentEnquiries(db, rows);
}

async function* readParts(db: Queryable, filter: EnquiryFilter | 'all'): AsyncGenerator<readonly EnquiryRow[]> {
  let rows: EnquiryRow[] = [];
  do {
    rows = await findEnquiries(db, filter, { limit: enquiriesPerRead, before: rows.at(-1)?.id });
    yield rows;
  } while (rows.length === enquiriesPerRead);
}

/** Returns the enquiry with this identifier; throws a 404 problem when there is none. */
export async function requireEnquiry(db: Queryable, id: number): Promise<Enquiry> {
  const row = await findEnquiry(db, id);
  const [enquiry] = await presentEnquiries(db, row ? [row] : []);
  if (!enquiry) throw missingRecord('enquiry');
  return enquiry;
}

/**
 * Changes the status or the owner of an enquiry, moves it to Trash or takes it out of Trash. Suspected spam that gets another status
 * is then sent through the channels. Throws a 412 for a stale version.
 */
export async function changeEnquiry(
  db: Queryable,
  { id, expected }: RecordTarget,
  { status, is_trashed, is_mine }: EnquiryUpdate,
  channels: readonly EnquiryChannel[],
  change: EnquiryChange,
): Promise<Enquiry> {
  const now = change.now.toISOString();
  return db.transaction().execute(async (transaction) => {
    const before = await findEnquiry(transaction, id);
    requireExpectedVersion('enquiry', before, expected);
    const isSaved = await updateRecord(
      transaction,
      'enquiries',
      { id, expected },
      {
        ...(status === undefined ? {} : { status, suspicion: '' }),
        ...(is_trashed === undefined ? {} : { trashed_at: is_trashed ? now : null }),
        ...(is_mine === undefined ? {} : { owner_id: is_mine ? change.actor.id : null }),
        updated_at: now,
      },
    );
    if (!isSaved) throw refusedWrite('enquiry', (await findEnquiry(transaction, id)) !== undefined);
    const wasSuspected = before?.status === 'suspected';
    if (wasSuspected && (status === 'new' || status === 'done')) await queueDeliveries(transaction, id, channels, now);
    if (is_trashed !== undefined) await noteEnquiryChange(transaction, id, is_trashed ? 'trashed' : 'restored', change);
    if (is_mine !== undefined) await noteEnquiryChange(transaction, id, is_mine ? 'taken' : 'given-back', change);
    if (status !== undefined) await noteEnquiryChange(transaction, id, actionOf(status, wasSuspected), change);
    return requireEnquiry(transaction, id);
  });
}

function actionOf(status: EnquiryStatus, wasSuspected: boolean): AuditAction {
  if (status === 'suspected') return 'marked-spam';
  if (status === 'done') return 'done';
  return wasSuspected ? 'not-spam' : 'reopened';
}

export async function sendEnquiryAgain(db: Queryable, id: number, change: EnquiryChange): Promise<Enquiry> {
  return db.transaction().execute(async (transaction) => {
    const enquiry = await requireEnquiry(transaction, id);
    const isRetried = await retryFailedDeliveries(transaction, id, change.now.toISOString());
    if (!isRetried) return enquiry;
    await noteEnquiryChange(transaction, id, 'sent-again', change);
    return requireEnquiry(transaction, id);
  });
}

/** Deletes an enquiry. Throws a 412 for a stale version. */
export async function removeEnquiry(db: Queryable, target: RecordTarget, change: EnquiryChange): Promise<void> {
  const { id } = target;
  await db.transaction().execute(async (transaction) => {
    const isDeleted = await deleteRecord(transaction, 'enquiries', target);
    if (!isDeleted) throw refusedWrite('enquiry', (await findEnquiry(transaction, id)) !== undefined);
    await noteEnquiryChange(transaction, id, 'deleted', change);
  });
}

/**
 * Records a change in the change history. The entry names the enquiry only by its number, because the history is kept
 * longer than people's details.
 */
export async function noteEnquiryChange(
  transaction: Transaction,
  id: number,
  action: AuditAction,
  { actor, now }: EnquiryChange,
): Promise<void> {
  await insertAuditEntry(transaction, { at: now, actor, kind: 'enquiry', action, record: { id, title: '' } });
}

/**
 * Returns the desk's summary: the numbers of enquiries by status, of submissions from robots, of waiting and failed
 * deliveries, and of unanswered questions.
 */
export async function summariseEnquiries(
  db: Queryable,
  {
    channels,
    replyAddress,
  }: { readonly channels: readonly EnquiryChannel[]; readonly replyAddress: string | undefined },
  now: Date,
): Promise<EnquirySummary> {
  const byStatus = await countByStatus(db);
  const { waiting, failed } = await readOutbox(db, now);
  return {
    new: byStatus.get('new') ?? 0,
    done: byStatus.get('done') ?? 0,
    suspected: byStatus.get('suspected') ?? 0,
    turned_away: await sumTurnedAway(db, daysBefore(now, 30).slice(0, 10)),
    deliveries_waiting: waiting,
    deliveries_failed: failed,
    unanswered_questions: await countUnansweredQuestions(db, undefined),
    channels: [...channels],
    trashed: await countEnquiries(db, { status: 'trashed' }),
    reply_address: replyAddress ?? null,
    is_somebody_told: await hasWorkingChannel(db, channels),
  };
}

/**
 * Deletes enquiries and unanswered questions that are older than the privacy page allows. Returns the number of deleted
 * enquiries. The caller checks that the clock is trusted.
 */
export async function deleteOutdatedEnquiries(db: Queryable, now: Date): Promise<number> {
  const old = await deleteEnquiriesBefore(db, monthsBefore(now, enquiryRetentionMonths));
  const suspected = await deleteEnquiriesBefore(db, daysBefore(now, suspectedEnquiryRetentionDays), 'suspected');
  const many = await trimSuspected(db, suspectedMaximum);
  const trashed = await deleteBefore(db, 'enquiries', 'trashed_at', daysBefore(now, trashedEnquiryRetentionDays));
  await deleteBefore(db, 'turned_away_enquiries', 'day', monthsBefore(now, enquiryRetentionMonths).slice(0, 10));
  const lastAsked = monthsBefore(now, unansweredQuestionRetentionMonths);
  await deleteBefore(db, 'unanswered_questions', 'last_asked_at', lastAsked);
  return old + suspected + many + trashed;
}

function monthsBefore(now: Date, months: number): string {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return moment.toISOString();
}

/** Returns enquiries with their deliveries and notes. */
async function presentEnquiries(db: Queryable, rows: readonly EnquiryRow[]): Promise<Enquiry[]> {
  const ids = rows.map(({ id }) => id);
  const deliveries = await findDeliveriesOf(db, ids);
  const notes = await findNotesOf(db, ids);
  return rows.map((row) => presentEnquiry(row, deliveries.get(row.id) ?? [], notes.get(row.id) ?? []));
}

/** Returns an enquiry with the fields of the API. The schema leaves out all others. */
function presentEnquiry(
  { owner_id: id, owner_name: name, ...row }: EnquiryRow,
  deliveries: readonly DeliveryRow[],
  notes: readonly NoteWithState[],
): Enquiry {
  return enquirySchema.parse({
    ...row,
    locale: locales.find((locale) => locale === row.locale) ?? defaultLocale,
    owner: id === null || name === null ? null : { id, name },
    deliveries: deliveries.map((delivery) => ({
      ...delivery,
      last_error: delivery.last_error && withoutAddresses(delivery.last_error),
    })),
    notes: notes.map((note) => ({ ...note, is_waiting: note.waiting_id !== null })),
  });
}
