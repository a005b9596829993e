import { type FileHandle, link, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes a rename, a new name or a removal in a folder survive a power failure. */
export async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file that its owner alone may read, down to the disk. */
export async function writeDurably(file: string, write: (handle: FileHandle) => Promise<void>): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await write(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Puts a finished file in a place in one step: there is the old one or the new one there, never none and never half. */
export async function putInPlace(finished: string, place: string): Promise<void> {
  await rename(finished, place);
  await syncDirectory(dirname(place));
}

/** Gives a file a second name, so that it stays when its first name goes to another file. */
export async function keepAs(file: string, secondName: string): Promise<void> {
  await link(file, secondName);
  await syncDirectory(dirname(secondName));
}
