import { createHash } from 'node:crypto';
import { z } from 'zod';
import { pictureBytesMaximum, pictureSaveSchema } from '#shared/api/picture-contract.ts';
import { timestampSchema } from '#shared/api/record-contract.ts';
import { recordingBytesMaximum, recordingMessages, recordingSaveSchema } from '#shared/api/recording-contract.ts';
import { digestOf, pictureAddress, pictureKeyOf } from '#shared/pictures/picture-address.ts';
import type { Queryable, Transaction } from '../../database/schema.ts';
import { findExportedPictures, insertMissingPicture, type NewPicture } from '../../pictures/picture.repository.ts';
import { formatBytes, requirePictureFormat } from '../../pictures/picture-format.ts';
import { measurePicture } from '../../pictures/picture-processing.ts';
import type { PictureStorage } from '../../pictures/picture-storage.ts';
import {
  findCurrentRecordings,
  findRecordingsOfFile,
  insertRecording,
  type NewRecording,
} from '../../pictures/recording.repository.ts';
import { requireRecording } from '../../pictures/recording-format.ts';
import { fileInFolder, type ReadFiles, readListedFiles, writeListedFiles } from './listed-files.ts';

const pictureFiles = {
  listName: 'pictures.json',
  filesName: 'pictures',
  schema: pictureSaveSchema.extend({
    key: z.string().refine((key) => pictureKeyOf(pictureAddress(key)) === key, 'is not the key of a picture'),
    file: fileInFolder('pictures'),
    uploaded_by: z.string().default(''),
    created_at: timestampSchema.optional(),
  }),
};

/** Writes the original of each picture into a folder of exported content. Returns how many it wrote. */
export async function writePictureFiles(db: Queryable, storage: PictureStorage, folder: string): Promise<number> {
  const rows = await findExportedPictures(db);
  const records = rows.map(({ key, sha256, format, file_name, alt, uploaded_by, created_at }) => ({
    sha256,
    record: { key, file: `${key}.${format}`, file_name, alt, uploaded_by, created_at },
  }));
  return writeListedFiles(folder, pictureFiles, storage, records);
}

/** Reads the pictures and checks each file as an upload is checked. Returns all faults instead of throwing. */
export function readPictureFiles(folder: string, now: Date): Promise<ReadFiles<NewPicture>> {
  return readListedFiles(
    folder,
    pictureFiles,
    async ({ file: _, created_at = now.toISOString(), ...record }, content) => {
      if (content.length > pictureBytesMaximum) throw new Error('It is larger than 20 MB.');
      const format = requirePictureFormat(content.subarray(0, formatBytes));
      const size = await measurePicture(content, format);
      const sha256 = createHash('sha256').update(content).digest('hex');
      const times = { created_at, updated_at: created_at, deleted_at: null };
      return { ...record, ...size, ...times, format, sha256, bytes: content.length };
    },
  );
}

/** Adds the pictures whose keys are not in the library yet. */
export async function insertPictures(transaction: Transaction, { found }: ReadFiles<NewPicture>): Promise<void> {
  for (const { row } of found) await insertMissingPicture(transaction, row);
}

const recordingFiles = {
  listName: 'recordings.json',
  filesName: 'recordings',
  schema: recordingSaveSchema.extend({
    file: fileInFolder('recordings'),
    file_name: z.string().default(''),
    uploaded_by: z.string().default(''),
    created_at: timestampSchema.optional(),
  }),
};

/**
 * Writes the recordings into a folder of exported content. Leaves out those without a trade, or of one that is no
 * longer on the site, because no import could take them. Returns how many it wrote.
 */
export async function writeRecordingFiles(db: Queryable, storage: PictureStorage, folder: string): Promise<number> {
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
export async function insertRecordings(transaction: Transaction, { found }: ReadFiles<NewRecording>): Promise<void> {
  for (const { row } of found) {
    const known = await findRecordingsOfFile(transaction, row.sha256);
    if (known.length === 0) await insertRecording(transaction, row);
  }
}
