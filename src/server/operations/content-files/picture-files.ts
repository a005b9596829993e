import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { pictureBytesMaximum, pictureSaveSchema } from '#shared/api/picture-contract.ts';
import { timestampSchema } from '#shared/api/record-contract.ts';
import { pictureAddress, pictureKeyOf } from '#shared/pictures/picture-address.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { findExportedPictures, insertMissingPicture, type NewPicture } from '../../pictures/picture.repository.ts';
import { formatBytes, requirePictureFormat } from '../../pictures/picture-format.ts';
import { measurePicture } from '../../pictures/picture-processing.ts';
import type { PictureStorage } from '../../pictures/picture-storage.ts';
import { fileInFolder, type ReadFiles, readListedFiles, writeListedFiles } from './listed-files.ts';

const filesName = 'pictures';

const pictureFiles = {
  listName: 'pictures.json',
  filesName,
  schema: pictureSaveSchema.extend({
    key: z.string().refine((key) => pictureKeyOf(pictureAddress(key)) === key, 'is not the key of a picture'),
    file: fileInFolder(filesName),
    uploaded_by: z.string().default(''),
    created_at: timestampSchema.optional(),
  }),
};

/** Writes the original of each picture into a folder of exported content. Returns how many it wrote. */
export async function writePictureFiles(
  db: Kysely<DatabaseSchema>,
  storage: PictureStorage,
  folder: string,
): Promise<number> {
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
export async function insertPictures(
  transaction: Transaction<DatabaseSchema>,
  { found }: ReadFiles<NewPicture>,
): Promise<void> {
  for (const { row } of found) await insertMissingPicture(transaction, row);
}
