import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { pictureBytesMaximum, pictureSaveSchema } from '#shared/api/picture-contract.ts';
import { timestampSchema } from '#shared/api/record-contract.ts';
import { pictureAddress, pictureKeyOf } from '#shared/pictures/picture-address.ts';
import { decodeText } from '../../config/text-file.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { findExportedPictures, insertMissingPicture, type NewPicture } from '../../pictures/picture.repository.ts';
import { formatBytes, requirePictureFormat } from '../../pictures/picture-format.ts';
import { measurePicture } from '../../pictures/picture-processing.ts';
import type { PictureStorage } from '../../pictures/picture-storage.ts';
import { readPlainFile } from './plain-files.ts';

const listName = 'pictures.json';
const filesName = 'pictures';

/** A picture in `pictures.json`. Its file is in the folder `pictures`. */
const pictureRecordSchema = pictureSaveSchema.extend({
  key: z.string().refine((key) => pictureKeyOf(pictureAddress(key)) === key, 'is not the key of a picture'),
  file: z.string().regex(/^[a-z0-9]+\.[a-z]+$/, 'must be the name of a file in the folder pictures'),
  uploaded_by: z.string().default(''),
  created_at: timestampSchema.optional(),
});

export interface ReadPictures {
  readonly pictures: readonly { readonly row: NewPicture; readonly content: Buffer }[];
  /** One line for each fault in the files. */
  readonly faults: readonly string[];
}

/** Writes the original of each picture into a folder of exported content. Returns how many it wrote. */
export async function writePictureFiles(
  db: Kysely<DatabaseSchema>,
  storage: PictureStorage,
  folder: string,
): Promise<number> {
  const rows = await findExportedPictures(db);
  if (rows.length === 0) return 0;
  await mkdir(join(folder, filesName), { recursive: true });
  const records: z.input<typeof pictureRecordSchema>[] = [];
  for (const { key, sha256, format, file_name, alt, uploaded_by, created_at } of rows) {
    const content = await storage.read('originals', sha256);
    // A picture whose original is missing does not stop the export. The doctor reports it.
    if (!content) continue;
    const file = `${key}.${format}`;
    await writeFile(join(folder, filesName, file), content);
    records.push({ key, file, file_name, alt, uploaded_by, created_at });
  }
  await writeFile(join(folder, listName), `${JSON.stringify(records, null, 2)}\n`);
  return records.length;
}

/** Reads the pictures and checks each file as an upload is checked. Returns all faults instead of throwing. */
export async function readPictureFiles(folder: string, now: Date): Promise<ReadPictures> {
  if (!existsSync(join(folder, listName))) return { pictures: [], faults: [] };
  const list = readPlainFile(folder, listName);
  if (list.fault !== undefined) return { pictures: [], faults: [list.fault] };
  const parsed = z.array(pictureRecordSchema).safeParse(parseJson(list.content));
  if (!parsed.success) return { pictures: [], faults: parsed.error.issues.map((issue) => faultOf(issue)) };
  const pictures: { row: NewPicture; content: Buffer }[] = [];
  const faults: string[] = [];
  for (const { file, created_at = now.toISOString(), ...record } of parsed.data) {
    if (!existsSync(join(folder, filesName, file))) {
      faults.push(`${listName}: ${filesName}/${file} is missing: add it, or remove its entry.`);
      continue;
    }
    const read = readPlainFile(folder, `${filesName}/${file}`);
    if (read.fault !== undefined) {
      faults.push(read.fault);
      continue;
    }
    const { content } = read;
    try {
      if (content.length > pictureBytesMaximum) throw new Error('It is larger than 20 MB.');
      const format = requirePictureFormat(content.subarray(0, formatBytes));
      const size = await measurePicture(content, format);
      const sha256 = createHash('sha256').update(content).digest('hex');
      const row = { ...record, ...size, format, sha256, bytes: content.length, created_at, updated_at: created_at };
      pictures.push({ row: { ...row, deleted_at: null }, content });
    } catch (error) {
      faults.push(`${filesName}/${file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { pictures, faults };
}

/**
 * Writes the originals of imported pictures. A file without a row does no harm, so this can run before the transaction.
 */
export async function storePictureFiles({ pictures }: ReadPictures, storage: PictureStorage): Promise<void> {
  for (const { row, content } of pictures) await storage.write('originals', row.sha256, content);
}

/** Adds the pictures whose keys are not in the library yet. */
export async function insertPictures(
  transaction: Transaction<DatabaseSchema>,
  { pictures }: ReadPictures,
): Promise<void> {
  for (const { row } of pictures) await insertMissingPicture(transaction, row);
}

function faultOf({ path, message }: z.core.$ZodIssue): string {
  const places = path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part)));
  return `${listName}: ${[...places, message].join(': ')}`;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decodeText(bytes, listName));
  } catch {
    return undefined;
  }
}
