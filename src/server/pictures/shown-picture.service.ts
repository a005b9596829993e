import { LRUCache } from 'lru-cache';
import {
  isWideEnoughToShare,
  ordinaryWidthOf,
  pictureKeyOf,
  shownAddress,
  shownName,
  shownNamePattern,
  widthsFor,
} from '#shared/pictures/picture-address.ts';
import { findServedPictures, type PictureRow } from './picture.repository.ts';
import type { PictureLibrary } from './picture.service.ts';
import { makeShownFile, type WantedFile } from './picture-processing.ts';

/**
 * Maximum number of bytes of files for visitors that one process keeps in memory, because an object store is slow to
 * answer.
 */
const memory = 32 * 1024 * 1024;

/** Returns the file with a name whose content never changes. Calls `load` if it is not in memory. */
export type FileMemory = (name: string, load: () => Promise<Buffer | undefined>) => Promise<Buffer | undefined>;

export function createFileMemory(): FileMemory {
  const held = new LRUCache<string, Buffer>({ maxSize: memory, sizeCalculation: ({ length }) => Math.max(1, length) });
  const reading = new Map<string, Promise<Buffer | undefined>>();
  return async (name, load) => {
    const known = held.get(name);
    if (known) return known;
    const inProgress = reading.get(name) ?? load().finally(() => reading.delete(name));
    reading.set(name, inProgress);
    const content = await inProgress;
    if (content) held.set(name, content);
    return content;
  };
}

export type ShownPictures = ReturnType<typeof createShownPictures>;

export function createShownPictures(library: PictureLibrary, memory: FileMemory) {
  return {
    /** Returns the file, made again from the original if it is missing; `undefined` without such a picture. */
    async find(name: string) {
      const [, digest, width] = shownNamePattern.exec(name) ?? [];
      if (digest === undefined) return undefined;
      const type = width === undefined ? 'image/jpeg' : 'image/webp';
      const wanted: WantedFile = width === undefined ? 'social' : { width: Number(width) };
      const content = await memory(
        name,
        async () => (await library.storage.read('shown', name)) ?? makeAgain(library, name, digest, wanted),
      );
      return content && { type, content };
    },
    /**
     * Converts an address that articles store to the address of the picture's current file, whose content never changes.
     * Returns `undefined` when there is no such picture.
     */
    async resolve(address: string) {
      const key = pictureKeyOf(address);
      if (key === undefined) return undefined;
      const picture = (await findServedPictures(library.db, { key })).find(isServed);
      return picture && shownAddress(shownName(picture.sha256, ordinaryWidthOf(picture.width)));
    },
  };
}

/**
 * Returns whether visitors may see a picture. A deleted picture is served only if an article shows it, as after an
 * older version of the article was restored.
 */
function isServed({ deleted_at, uses }: PictureRow): boolean {
  return deleted_at === null || uses > 0;
}

/** Makes a file that is missing after a restore or an import, when somebody first requests it. */
async function makeAgain(
  { db, storage }: PictureLibrary,
  name: string,
  digest: string,
  wanted: WantedFile,
): Promise<Buffer | undefined> {
  const picture = (await findServedPictures(db, { digest })).find(isServed);
  if (!picture || !isMade(picture, wanted)) return undefined;
  const original = await storage.read('originals', picture.sha256);
  if (!original) return undefined;
  const content = await makeShownFile(original, wanted);
  await storage.write('shown', name, content);
  return content;
}

function isMade({ width }: PictureRow, wanted: WantedFile): boolean {
  return wanted === 'social' ? isWideEnoughToShare(width) : widthsFor(width).includes(wanted.width);
}
