import { createHash } from 'node:crypto';
import { existsSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { connectDatabase } from '../../database/connect.ts';
import type { DatabaseLocation } from '../../database/database.ts';
import { findOriginals } from '../../pictures/picture.repository.ts';
import { diskStorage, type PictureStorage, pictureFolder } from '../../pictures/picture-storage.ts';
import { listBackups } from './backup-folder.ts';

/** Originals by their SHA-256: in the picture storage, beside the backups, or encrypted in the object store. */
export interface OriginalFiles {
  list(): Promise<readonly string[]>;
  read(sha256: string): Promise<Buffer | undefined>;
  write(sha256: string, content: Buffer): Promise<void>;
}

export function originalsOf(storage: PictureStorage): OriginalFiles {
  return {
    list: () => storage.list('originals'),
    read: (sha256) => storage.read('originals', sha256),
    write: (sha256, content) => storage.write('originals', sha256, content),
  };
}

/** Returns the copies of originals beside the backups in a folder. All of these backups share them. */
export function copiesBeside(folder: string): OriginalFiles {
  return originalsOf(diskStorage(pictureFolder(folder)));
}

/**
 * Copies the wanted originals that `to` does not have yet. Returns how many it copied, and the SHA-256 of each original
 * that it left out, because the source lacks it or its content does not match.
 */
export async function copyOriginals(from: OriginalFiles, to: OriginalFiles, wanted: readonly string[]) {
  const present = new Set(await to.list());
  const missing: string[] = [];
  let copied = 0;
  for (const sha256 of wanted) {
    if (present.has(sha256)) continue;
    const content = await from.read(sha256);
    if (!content || createHash('sha256').update(content).digest('hex') !== sha256) {
      missing.push(sha256);
      continue;
    }
    await to.write(sha256, content);
    copied += 1;
  }
  return { copied, missing };
}

/** Copies every original to the folder beside the backups, unless it is there already. */
export async function backUpPictures(storage: PictureStorage, folder: string) {
  const originals = originalsOf(storage);
  return copyOriginals(originals, copiesBeside(folder), await originals.list());
}

/**
 * Removes the copies that no backup in the folder needs, because the picture was removed before the oldest backup was
 * made. Returns how many it removed.
 */
export async function dropOldPictureCopies(storage: PictureStorage, folder: string, now: Date): Promise<number> {
  const current = new Set(await originalsOf(storage).list());
  const oldest = listBackups(folder, now).at(-1)?.moment;
  let removed = 0;
  for (const sha256 of await copiesBeside(folder).list()) {
    const file = join(pictureFolder(folder), 'originals', sha256);
    // The modification time of a copy records when its original last existed.
    if (current.has(sha256)) utimesSync(file, now, now);
    else if (oldest && existsSync(file) && statSync(file).mtime < oldest) {
      rmSync(file);
      removed += 1;
    }
  }
  return removed;
}

/** Copies the originals that a restored database needs into the storage, unless they are there. */
export async function restorePictures(location: DatabaseLocation, storage: PictureStorage, copies: OriginalFiles) {
  await using db = await connectDatabase(location, 'must-exist');
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  const wanted = [];
  // An older version may have made the backup.
  for (const table of ['pictures', 'recordings'] as const)
    if (tables.includes(table)) wanted.push(...(await findOriginals(db, table)));
  return await copyOriginals(copies, originalsOf(storage), wanted);
}
