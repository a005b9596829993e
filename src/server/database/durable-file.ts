import { type FileHandle, link, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { handOver, syncFolder } from './private-files.ts';

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
 * Replaces the file at `place` with a finished file in one step. At any time, one of the two files is there, complete.
 */
export async function putInPlace(finished: string, place: string): Promise<void> {
  await rename(finished, place);
  syncFolder(dirname(place));
}

/** Gives a file a second name, under which its content remains when another file takes the first name. */
export async function keepAs(file: string, secondName: string): Promise<void> {
  await link(file, secondName);
  syncFolder(dirname(secondName));
}
