import { readFile } from 'node:fs/promises';
import type { AuditAction } from '#shared/api/audit-contract.ts';
import { pageLimitMaximum } from '#shared/api/record-contract.ts';
import {
  type Recording,
  type RecordingSave,
  type RecordingsQuery,
  type RecordingUpload,
  recordingSchema,
} from '#shared/api/recording-contract.ts';
import { recordingAddress } from '#shared/pictures/recordings.ts';
import { type ContentWriter, inContentTransaction, recordInHistory } from '../content/content-transaction.ts';
import { findHeardRecordings, noLines } from '../content/heard-recordings.repository.ts';
import type { Database } from '../database/database.ts';
import {
  missingRecord,
  type RecordTarget,
  refusedWrite,
  requireExpectedVersion,
  updateRecord,
} from '../database/record-version.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import type { IncomingFile } from './incoming-file.ts';
import { type PictureLibrary, restorableFrom } from './picture.service.ts';
import {
  countRecordings,
  deleteRecordingsBefore,
  findRecording,
  findRecordings,
  findRecordingsOfFile,
  insertRecording,
  type RecordingRow,
} from './recording.repository.ts';
import { requireRecording } from './recording-format.ts';

/** Returns a page of the recordings, the newest first, and how many there are in total. */
export async function listRecordings(
  db: Queryable,
  { limit = pageLimitMaximum, skip = 0, ...filter }: RecordingsQuery,
): Promise<{ rows: Recording[]; total: number }> {
  const found = await findRecordings(db, filter, { limit, skip });
  const heard = new Set((await findHeardRecordings(db)).map(({ id }) => id));
  const rows = found.map((row) => presentRecording(row, heard.has(row.id)));
  return { rows, total: await countRecordings(db, filter) };
}

/**
 * Adds an uploaded recording. If the library has the file already, returns that recording, and restores it if it was
 * deleted. Throws a 422 for a file that visitors could not hear.
 */
export async function addRecording(
  { db, storage }: PictureLibrary,
  { file, sha256, bytes }: IncomingFile<undefined>,
  { file_name }: RecordingUpload,
  writer: ContentWriter,
): Promise<{ recording: Recording; isNew: boolean }> {
  const content = await readFile(file);
  const facts = await requireRecording(content);
  const [known] = await findRecordingsOfFile(db, sha256);
  await storage.write('originals', sha256, content);
  if (known) return { recording: await restoreRecording(db, known.id, writer), isNew: false };
  const now = writer.now.toISOString();
  const recording = await inContentTransaction(db, async (transaction) => {
    const id = await insertRecording(transaction, {
      ...{ ...facts, sha256, bytes, file_name },
      trade: '',
      language: '',
      lines: noLines,
      uploaded_by: writer.actor.name,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    });
    return recorded(transaction, writer, 'created', id);
  });
  return { recording, isNew: true };
}

/** Saves which call it is and its words. Throws a 412 for a stale version. */
export async function saveRecording(
  db: Database,
  target: RecordTarget,
  { lines, ...call }: RecordingSave,
  writer: ContentWriter,
): Promise<Recording> {
  return changeRecording(db, target, { ...call, lines: JSON.stringify(lines) }, writer, 'updated');
}

/** Deletes a recording, so that visitors no longer hear it. For 30 days it can be restored. */
export async function removeRecording(db: Database, target: RecordTarget, writer: ContentWriter): Promise<void> {
  const row = await requireRow(db, target.id);
  requireExpectedVersion('recording', row, target.expected);
  if (row.deleted_at !== null) throw missingRecord('recording');
  await changeRecording(db, target, { deleted_at: writer.now.toISOString() }, writer, 'deleted');
}

/** Restores a deleted recording. Does nothing if the recording is not deleted. */
export async function restoreRecording(db: Database, id: number, writer: ContentWriter): Promise<Recording> {
  const row = await requireRow(db, id);
  if (row.deleted_at === null) return presentOne(db, row);
  return changeRecording(db, { id, expected: 'any' }, { deleted_at: null }, writer, 'restored');
}

/** Removes the recordings that were deleted more than 30 days ago, and their files. Returns how many it removed. */
export async function forgetDeletedRecordings({ db, storage }: PictureLibrary, now: Date): Promise<number> {
  const files = await deleteRecordingsBefore(db, restorableFrom(now));
  for (const sha256 of new Set(files)) {
    if ((await findRecordingsOfFile(db, sha256)).length === 0) await storage.remove('originals', sha256);
  }
  return files.length;
}

async function changeRecording(
  db: Database,
  target: RecordTarget,
  change: Partial<RecordingRow>,
  writer: ContentWriter,
  action: AuditAction,
): Promise<Recording> {
  return inContentTransaction(db, async (transaction) => {
    const dated = { ...change, updated_at: writer.now.toISOString() };
    const isSaved = await updateRecord(transaction, 'recordings', target, dated);
    if (!isSaved) throw refusedWrite('recording', (await findRecording(transaction, target.id)) !== undefined);
    return recorded(transaction, writer, action, target.id);
  });
}

/** Writes a change to the history, and returns the changed recording. */
async function recorded(
  transaction: Transaction,
  writer: ContentWriter,
  action: AuditAction,
  id: number,
): Promise<Recording> {
  const row = await requireRow(transaction, id);
  await recordInHistory(transaction, writer, { kind: 'recording', action, id, title: row.file_name });
  return presentOne(transaction, row);
}

async function requireRow(db: Queryable, id: number): Promise<RecordingRow> {
  const row = await findRecording(db, id);
  if (!row) throw missingRecord('recording');
  return row;
}

async function presentOne(db: Queryable, row: RecordingRow): Promise<Recording> {
  return presentRecording(
    row,
    (await findHeardRecordings(db)).some(({ id }) => id === row.id),
  );
}

function presentRecording(row: RecordingRow, isHeard: boolean): Recording {
  const { sha256, milliseconds, lines, ...shown } = row;
  return recordingSchema.parse({
    ...shown,
    lines: JSON.parse(lines),
    address: recordingAddress(sha256, row.format),
    seconds: milliseconds / 1000,
    is_heard: isHeard,
  });
}
