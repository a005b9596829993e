import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { AuditAction } from '#shared/api/audit-contract.ts';
import type {
  Picture,
  PictureDetails,
  PictureFormat,
  PictureSave,
  PicturesQuery,
} from '#shared/api/picture-contract.ts';
import { pageLimitMaximum } from '#shared/api/record-contract.ts';
import {
  digestOf,
  isWideEnoughToShare,
  largestWidthOf,
  pictureAddress,
  pictureKeyLength,
  shownAddress,
  shownName,
  socialName,
  widthsFor,
} from '#shared/pictures/picture-address.ts';
import { type ContentWriter, inContentTransaction, recordInHistory } from '../content/content-transaction.ts';
import type { Database } from '../database/database.ts';
import {
  type ExpectedVersions,
  missingRecord,
  type RecordTarget,
  refusedWrite,
  requireExpectedVersion,
} from '../database/record-version.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import type { IncomingFile } from './incoming-file.ts';
import {
  countPictures,
  deletePicturesBefore,
  findPicture,
  findPictures,
  findPicturesOfFile,
  findPictureUses,
  insertPicture,
  type PictureFile,
  type PictureRow,
  updatePicture,
} from './picture.repository.ts';
import { makeShownFile, measurePicture } from './picture-processing.ts';
import type { PictureStorage } from './picture-storage.ts';

/** The two places where pictures are stored: the database has their rows, the storage has their files. */
export interface PictureLibrary {
  readonly db: Database;
  readonly storage: PictureStorage;
}

const restorableDays = 30;

const day = 24 * 60 * 60 * 1000;

/** Returns the time since which what was deleted can be restored. */
export function restorableFrom(now: Date): string {
  return new Date(now.getTime() - restorableDays * day).toISOString();
}

/** Maximum number of article titles that the refusal to delete a picture lists. */
const titlesInRefusal = 3;

/** Returns a page of the library, the newest picture first, and how many pictures match in total. */
export async function listPictures(
  db: Queryable,
  { limit = pageLimitMaximum, skip = 0, ...filter }: PicturesQuery,
): Promise<{ rows: Picture[]; total: number }> {
  const rows = await findPictures(db, filter, { limit, skip });
  return { rows: rows.map(presentPicture), total: await countPictures(db, filter) };
}

/** Returns a picture with the articles that show it. Throws a 404 when there is none. */
export async function requirePicture(db: Queryable, id: number): Promise<PictureDetails> {
  return presentDetails(db, await requireRow(db, id));
}

/**
 * Adds an uploaded file to the library. If the library already has a picture with this file, returns that picture, and
 * restores it if it was deleted. Throws a 422 for a file that cannot be shown.
 */
export async function addPicture(
  library: PictureLibrary,
  incoming: IncomingFile<PictureFormat>,
  details: PictureSave,
  writer: ContentWriter,
): Promise<{ picture: PictureDetails; isNew: boolean }> {
  const [known] = await findPicturesOfFile(library.db, incoming.sha256);
  if (known) {
    await makeFiles(library.storage, incoming.file, known);
    const picture = known.deleted_at === null ? known : await setDeleted(library.db, known, 'any', writer, null);
    return { picture: await presentDetails(library.db, picture), isNew: false };
  }
  const file = await prepareFile(library.storage, incoming);
  const now = writer.now.toISOString();
  const row = await inContentTransaction(library.db, async (transaction) => {
    const id = await insertPicture(transaction, {
      ...file,
      ...details,
      key: createKey(),
      uploaded_by: writer.actor.name,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    });
    const added = await requireRow(transaction, id);
    await record(transaction, writer, 'created', added);
    return added;
  });
  return { picture: await presentDetails(library.db, row), isNew: true };
}

/** Changes the name and the suggested alternative text. Throws a 412 for a stale version. */
export async function savePicture(
  db: Database,
  { id, expected }: RecordTarget,
  save: PictureSave,
  writer: ContentWriter,
): Promise<PictureDetails> {
  const row = await inContentTransaction(db, async (transaction) => {
    const before = await requireRow(transaction, id);
    const saved = await change(transaction, before, expected, save, writer);
    await record(transaction, writer, 'updated', saved);
    return saved;
  });
  return presentDetails(db, row);
}

/**
 * Replaces the file of a picture. The articles that show the picture show the new file immediately. The old file
 * becomes a separate, deleted picture, which can be restored.
 */
export async function replacePicture(
  library: PictureLibrary,
  { id, expected }: RecordTarget,
  incoming: IncomingFile<PictureFormat>,
  writer: ContentWriter,
): Promise<PictureDetails> {
  const { db, storage } = library;
  const current = await requireRow(db, id);
  requireExpectedVersion('picture', current, expected);
  if (current.sha256 === incoming.sha256) return presentDetails(db, current);
  const file = await prepareFile(storage, incoming);
  const now = writer.now.toISOString();
  const row = await inContentTransaction(db, async (transaction) => {
    const before = await requireRow(transaction, id);
    const saved = await change(transaction, before, expected, file, writer);
    const { id: _id, version: _version, uses: _uses, ...former } = before;
    await insertPicture(transaction, { ...former, key: createKey(), updated_at: now, deleted_at: now });
    await record(transaction, writer, 'file-replaced', saved);
    return saved;
  });
  return presentDetails(db, row);
}

/** Deletes a picture. For 30 days it can be restored. Throws a 409 while an article shows it. */
export async function removePicture(
  library: PictureLibrary,
  { id, expected }: RecordTarget,
  writer: ContentWriter,
): Promise<void> {
  const row = await requireRow(library.db, id);
  requireExpectedVersion('picture', row, expected);
  if (row.deleted_at !== null) throw missingRecord('picture');
  await setDeleted(library.db, row, expected, writer, writer.now.toISOString());
  await removeShownFiles(library, row);
}

/** Restores a deleted picture. Does nothing if the picture is not deleted. */
export async function restorePicture(db: Database, id: number, writer: ContentWriter): Promise<PictureDetails> {
  const row = await requireRow(db, id);
  return presentDetails(db, row.deleted_at === null ? row : await setDeleted(db, row, 'any', writer, null));
}

/**
 * Removes the pictures that were deleted more than 30 days ago, and their files. Keeps a deleted picture that an
 * article shows. Returns how many it removed. The caller checks that the clock is trusted.
 */
export async function forgetDeletedPictures({ db, storage }: PictureLibrary, now: Date): Promise<number> {
  const originals = await deletePicturesBefore(db, restorableFrom(now));
  for (const sha256 of new Set(originals)) {
    if ((await findPicturesOfFile(db, sha256)).length > 0) continue;
    for (const name of await storage.list('shown')) {
      if (name.startsWith(digestOf(sha256))) await storage.remove('shown', name);
    }
    await storage.remove('originals', sha256);
  }
  return originals.length;
}

async function setDeleted(
  db: Database,
  picture: PictureRow,
  expected: ExpectedVersions,
  writer: ContentWriter,
  deletedAt: string | null,
): Promise<PictureRow> {
  return inContentTransaction(db, async (transaction) => {
    if (deletedAt !== null) await requireUnused(transaction, picture);
    const saved = await change(transaction, picture, expected, { deleted_at: deletedAt }, writer);
    await record(transaction, writer, deletedAt === null ? 'restored' : 'deleted', saved);
    return saved;
  });
}

async function requireUnused(transaction: Transaction, { key }: PictureRow): Promise<void> {
  const uses = await findPictureUses(transaction, key, pageLimitMaximum);
  if (uses.length === 0) return;
  const titles = uses.slice(0, titlesInRefusal).map(({ title }) => `“${title}”`);
  const others = uses.length - titles.length;
  const list = others > 0 ? `${titles.join(', ')} and ${others} more` : titles.join(', ');
  throw new Problem('conflict', `This picture is shown in ${list}. Take it out there first, or replace its file.`);
}

async function change(
  transaction: Transaction,
  picture: PictureRow,
  expected: ExpectedVersions,
  values: Parameters<typeof updatePicture>[3],
  { now }: ContentWriter,
): Promise<PictureRow> {
  const isSaved = await updatePicture(transaction, picture, expected, values, now.toISOString());
  if (!isSaved) throw refusedWrite('picture', (await findPicture(transaction, picture.id)) !== undefined);
  return requireRow(transaction, picture.id);
}

function record(
  transaction: Transaction,
  writer: ContentWriter,
  action: AuditAction,
  { id, file_name }: PictureRow,
): Promise<void> {
  return recordInHistory(transaction, writer, { kind: 'picture', action, id, title: file_name });
}

/**
 * Measures an uploaded file and writes the files that are made from it. If the picture is then not added, these files
 * do no harm.
 */
async function prepareFile(storage: PictureStorage, incoming: IncomingFile<PictureFormat>): Promise<PictureFile> {
  const { file, sha256, format, bytes } = incoming;
  const picture = { sha256, format, bytes, ...(await measurePicture(file, format)) };
  await makeFiles(storage, file, picture);
  return picture;
}

async function makeFiles(storage: PictureStorage, file: string, { sha256, width }: PictureFile): Promise<void> {
  const sizes = widthsFor(width);
  for (const wide of sizes) {
    await storage.write('shown', shownName(sha256, wide), await makeShownFile(file, { width: wide }));
  }
  if (isWideEnoughToShare(width)) {
    await storage.write('shown', socialName(sha256), await makeShownFile(file, 'social'));
  }
  await storage.write('originals', sha256, await readFile(file));
}

/**
 * Removes the files that visitors receive, so that they no longer see a deleted picture. If the picture is restored,
 * the files are made again from the original.
 */
async function removeShownFiles({ db, storage }: PictureLibrary, { sha256, width }: PictureRow): Promise<void> {
  const [other] = await findPicturesOfFile(db, sha256);
  if (other && other.deleted_at === null) return;
  for (const wide of widthsFor(width)) await storage.remove('shown', shownName(sha256, wide));
  await storage.remove('shown', socialName(sha256));
}

async function requireRow(db: Queryable, id: number): Promise<PictureRow> {
  const row = await findPicture(db, id);
  if (!row) throw missingRecord('picture');
  return row;
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Returns a random key of 80 bits. */
function createKey(): string {
  return Array.from(randomBytes(pictureKeyLength), (byte) => letters[byte % letters.length]).join('');
}

async function presentDetails(db: Queryable, row: PictureRow): Promise<PictureDetails> {
  return { ...presentPicture(row), articles: await findPictureUses(db, row.key, pageLimitMaximum) };
}

function presentPicture({ key, sha256, ...shown }: PictureRow): Picture {
  const [smallest = shown.width] = widthsFor(shown.width);
  return {
    ...shown,
    address: pictureAddress(key),
    small_address: shownAddress(shownName(sha256, smallest)),
    large_address: shownAddress(shownName(sha256, largestWidthOf(shown.width))),
  };
}
