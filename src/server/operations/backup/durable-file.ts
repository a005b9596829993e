import { type FileHandle, link, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { handOver, syncFolder } from '../../database/private-files.ts';

/** Writes a file that only its owner can read, and flushes it to the disk. */
export async function writeDurably(file: string, write: (handle: FileHandle) => Promise<void>): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  handOver(file);
  try {
    await write(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces a file with a finished one in one step: at every moment the old or the new file is in place, whole. */
export async function putInPlace(finished: string, place: string): Promise<void> {
  await rename(finished, place);
  syncFolder(dirname(place));
}

/** Adds a second name to a file, so that it remains when its first name is given to another file. */
export async function keepAs(file: string, secondName: string): Promise<void> {
  await link(file, secondName);
  syncFolder(dirname(secondName));
}
