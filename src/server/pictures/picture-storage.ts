import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createPrivateFolder, putInPlace, writeDurably } from '../database/private-files.ts';
import { Problem } from '../problem.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';

/** The originals are named by their SHA-256; the shown files are made from them. */
export type PictureFolder = 'originals' | 'shown';

/** Where picture files are stored. A file never changes, because its name comes from its content. */
export interface PictureStorage {
  /** Writes a file. Nobody can read it under this name until it is complete. */
  write(folder: PictureFolder, name: string, content: Uint8Array): Promise<void>;
  read(folder: PictureFolder, name: string): Promise<Buffer | undefined>;
  list(folder: PictureFolder): Promise<readonly string[]>;
  /** Removes a file. Does nothing when it does not exist, or when another instance owns the bucket. */
  remove(folder: PictureFolder, name: string): Promise<void>;
}

type StorageConfig = Pick<Config, 'dataDirectory' | 'pictures' | 'objectStore'>;

export function pictureFolder(dataDirectory: string): string {
  return join(dataDirectory, 'pictures');
}

/**
 * Returns the storage that the settings choose. Does not open it yet. Files in the object store are removed only while
 * `mayDelete` returns true: another instance may own the bucket.
 */
export function createPictureStorage(
  config: StorageConfig,
  mayDelete: (store: ObjectStore) => Promise<boolean> = async () => false,
): PictureStorage {
  if (config.pictures.areInStore && config.objectStore) {
    const settings = config.objectStore;
    let store: Promise<ObjectStore> | undefined;
    return storeStorage(() => {
      store ??= openObjectStore(settings);
      return store;
    }, mayDelete);
  }
  return diskStorage(pictureFolder(config.dataDirectory));
}

export function diskStorage(root: string): PictureStorage {
  const place = (folder: PictureFolder, name: string) => join(root, folder, name);
  let writes = 0;
  return {
    async write(folder, name, content) {
      createPrivateFolder(join(root, folder));
      writes += 1;
      const unfinished = place(folder, `.${name}.${process.pid}-${writes}`);
      try {
        await writeDurably(unfinished, (handle) => handle.writeFile(content));
        await putInPlace(unfinished, place(folder, name));
      } catch (error) {
        await rm(unfinished, { force: true });
        if (isFull(error)) throw noRoom(error);
        throw error;
      }
    },
    async read(folder, name) {
      try {
        return await readFile(place(folder, name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async list(folder) {
      if (!existsSync(join(root, folder))) return [];
      return (await readdir(join(root, folder))).filter((name) => !isUnfinishedName(name)).sort();
    },
    remove: (folder, name) => rm(place(folder, name), { force: true }),
  };
}

/**
 * Returns whether this is the name of an unfinished file: one that is still being written, or whose process ended
 * first.
 */
export function isUnfinishedName(name: string): boolean {
  return name.startsWith('.');
}

/** Stores files in the object store, under the prefix `pictures/`. */
function storeStorage(
  open: () => Promise<ObjectStore>,
  mayDelete: (store: ObjectStore) => Promise<boolean>,
): PictureStorage {
  const prefix = (folder: PictureFolder) => `pictures/${folder}/`;
  return {
    async write(folder, name, content) {
      await (await open()).put(prefix(folder) + name, new Blob([Buffer.from(content)]).stream());
    },
    async read(folder, name) {
      try {
        const content = await (await open()).get(prefix(folder) + name);
        return Buffer.from(await new Response(content).arrayBuffer());
      } catch (error) {
        if (error instanceof Problem && error.code === 'not_found') return undefined;
        throw error;
      }
    },
    async list(folder) {
      const objects = await (await open()).list(prefix(folder));
      return objects.map(({ key }) => key.slice(prefix(folder).length)).sort();
    },
    async remove(folder, name) {
      const store = await open();
      if (await mayDelete(store)) await store.remove(prefix(folder) + name);
    },
  };
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** Returns the 503 for a full disk. The cause appears only in the log. */
export function noRoom(cause: unknown): Problem {
  return new Problem('unavailable', 'There is no room for this file just now. Nothing was changed.', {
    retryAfter: 60,
    cause,
  });
}
