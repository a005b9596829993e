import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file of a folder of content: its bytes, or a sentence that says why it cannot be read. */
export type PlainFile =
  | { readonly content: Buffer; readonly fault?: undefined }
  | { readonly fault: string; readonly content?: undefined };

/** Maximum size of a file in bytes. The largest pictures have 20 MB. */
const sizeMaximum = 32 * 1024 * 1024;

/**
 * Reads a file of a folder of content. Follows no link, which could lead to any file of this machine, and opens nothing
 * but plain files: reading a pipe would never end.
 */
export function readPlainFile(folder: string, name: string): PlainFile {
  let descriptor: number | undefined;
  try {
    if (dirname(name) !== '.' && findPlainFolder(folder, dirname(name)) === undefined) {
      return { fault: `${dirname(name)} is not a folder: an import follows no links.` };
    }
    descriptor = openSync(join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const found = fstatSync(descriptor);
    if (!found.isFile()) return { fault: `${name} is not a plain file: replace it with one.` };
    if (found.size > sizeMaximum) return { fault: `${name} is larger than 32 MB.` };
    return { content: readFileSync(descriptor) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return { fault: `${name} is missing: give the folder that an export has written.` };
    if (code === 'ELOOP')
      return { fault: `${name} is a link, and an import follows no links: replace it with the file.` };
    if (code === 'ENXIO') return { fault: `${name} is not a plain file: replace it with one.` };
    throw error;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

/** Returns the path of a folder in a folder of content, or `undefined` when it is missing or not a plain folder. */
export function findPlainFolder(folder: string, name: string): string | undefined {
  const path = join(folder, name);
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ? path : undefined;
}
