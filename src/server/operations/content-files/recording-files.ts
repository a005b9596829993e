import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { timestampSchema } from '#shared/api/record-contract.ts';
import { recordingBytesMaximum, recordingMessages, recordingSaveSchema } from '#shared/api/recording-contract.ts';
import { digestOf } from '#shared/pictures/picture-address.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { PictureStorage } from '../../pictures/picture-storage.ts';
import {
  findCurrentRecordings,
  findRecordingsOfFile,
  insertRecording,
  type NewRecording,
} from '../../pictures/recording.repository.ts';
import { requireRecording } from '../../pictures/recording-format.ts';
import { fileInFolder, type ReadFiles, readListedFiles, writeListedFiles } from './listed-files.ts';

const filesName = 'recordings';

const recordingFiles = {
  listName: 'recordings.json',
  filesName,
  schema: recordingSaveSchema.extend({
    file: fileInFolder(filesName),
    file_name: z.string().default(''),
    uploaded_by: z.string().default(''),
    created_at: timestampSchema.optional(),
  }),
};

/**
 * Writes the recordings into a folder of exported content. Leaves out those without a trade, or of one that is no
 * longer on the site, because no import could take them. Returns how many it wrote.
 */
export async function writeRecordingFiles(
  db: Kysely<DatabaseSchema>,
  storage: PictureStorage,
  folder: string,
): Promise<number> {
  const rows = await findCurrentRecordings(db);
  const records = rows.flatMap(({ sha256, format, lines, ...row }) => {
    const file = `${digestOf(sha256)}.${format}`;
    const record = recordingFiles.schema.safeParse({ ...row, lines: JSON.parse(lines), file }).data;
    return record ? [{ sha256, record }] : [];
  });
  return writeListedFiles(folder, recordingFiles, storage, records);
}

/** Reads the recordings and checks each file as an upload is checked. Returns all faults instead of throwing. */
export function readRecordingFiles(folder: string, now: Date): Promise<ReadFiles<NewRecording>> {
  return readListedFiles(
    folder,
    recordingFiles,
    async ({ file: _, created_at = now.toISOString(), lines, ...record }, content) => {
      if (content.length > recordingBytesMaximum) throw new Error(recordingMessages.tooLarge);
      const facts = await requireRecording(content);
      const sha256 = createHash('sha256').update(content).digest('hex');
      const times = { created_at, updated_at: created_at, deleted_at: null };
      return { ...record, ...facts, ...times, lines: JSON.stringify(lines), sha256, bytes: content.length };
    },
  );
}

/** Adds the recordings whose files are not in the library yet. */
export async function insertRecordings(
  transaction: Transaction<DatabaseSchema>,
  { found }: ReadFiles<NewRecording>,
): Promise<void> {
  for (const { row } of found) {
    const known = await findRecordingsOfFile(transaction, row.sha256);
    if (known.length === 0) await insertRecording(transaction, row);
  }
}
