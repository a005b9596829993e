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

/**
 * Replaces a file with a finished one in one step: at any time either the old or the new file is in place, complete.
 */
export async function putInPlace(finished: string, place: string): Promise<void> {
  await rename(finished, place);
  syncFolder(dirname(place));
}

/** Adds a second name to a file, so that its content remains when another file takes its first name. */
export async function keepAs(file: string, secondName: string): Promise<void> {
  await link(file, secondName);
  syncFolder(dirname(secondName));
}
