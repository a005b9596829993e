import {
  chmodSync,
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { type FileHandle, link, open, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

const folderMode = 0o700;
const fileMode = 0o600;
/** Permission bits of everyone but the owner. */
const othersMask = 0o077;
const stickyBit = 0o1000;

/**
 * Creates a folder and the missing folders above it. Only the owner may enter them, whatever the umask. An existing
 * folder is not changed.
 */
export function createPrivateFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: folderMode });
  if (first === undefined) return;
  const made: string[] = [];
  for (let path = resolve(folder); path.length >= resolve(first).length; path = dirname(path)) made.unshift(path);
  for (const path of made) {
    chmodSync(path, folderMode);
    handOver(path);
  }
}

/** Creates an empty file only its owner may read, whatever the umask. Returns false when it exists already. */
export function createPrivateFile(file: string): boolean {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'wx', fileMode);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
  fchmodSync(descriptor, fileMode);
  closeSync(descriptor);
  handOver(file);
  return true;
}

/**
 * Gives a file or folder that root created to the owner of the folder above, so that the server's own user can use it.
 * Does nothing for other users.
 */
export function handOver(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  if (uid !== 0) lchownSync(path, uid, gid);
}

/** Flushes a folder, so that a new name in it survives a power failure. */
export function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The folders of pictures. They exist in the data folder and in the folder of backups. */
const pictureFolders = ['pictures', 'pictures/originals', 'pictures/shown', 'pictures/incoming'];

/**
 * Checks the data folder and this program's files in it. Returns those that other users may read or enter, with the
 * permissions that they may have.
 */
export function findLooseEntries(dataDirectory: string) {
  if (process.platform === 'win32' || !existsSync(dataDirectory)) return [];
  const backups = join(dataDirectory, 'backups');
  const entries = readdirSync(dataDirectory).filter((name) => /^(bellbird\.|before-restore-)/.test(name));
  const files = entries.map((name) => join(dataDirectory, name));
  if (existsSync(backups)) files.push(...readdirSync(backups).map((name) => join(backups, name)));
  // The files in these folders need no check, because nobody else can enter a private folder.
  files.push(...pictureFolders.flatMap((name) => [join(dataDirectory, name), join(backups, name)]));
  const loose = [...files, backups].flatMap((path) => looseEntry(path));
  // A folder with the sticky bit, such as /tmp, is shared on purpose, so it is not reported.
  const { mode } = statSync(dataDirectory);
  const isLoose = (mode & othersMask) !== 0 && (mode & stickyBit) === 0;
  return isLoose ? [{ path: dataDirectory, mode: folderMode }, ...loose] : loose;
}

function looseEntry(path: string) {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || (found.mode & othersMask) === 0) return [];
  if (found.isDirectory()) return [{ path, mode: folderMode }];
  return found.isFile() ? [{ path, mode: fileMode }] : [];
}

/**
 * Removes the permissions of other users from the data folder and this program's files in it. Never adds a permission.
 * Returns the paths that are now private, and those whose permissions the current user may not change.
 */
export function tightenDataFolder(dataDirectory: string) {
  const tightened: string[] = [];
  const refused: string[] = [];
  for (const { path, mode } of findLooseEntries(dataDirectory)) {
    try {
      chmodSync(path, statSync(path).mode & mode);
      tightened.push(path);
    } catch {
      refused.push(path);
    }
  }
  return { tightened, refused };
}

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

/** Puts a finished file at `place` in one step: at any time it is the old file or the new one, complete. */
export async function putInPlace(finished: string, place: string): Promise<void> {
  await rename(finished, place);
  syncFolder(dirname(place));
}

/**
 * Gives a file a second name. When another file later takes the first name, the content is still there under the
 * second.
 */
export async function keepAs(file: string, secondName: string): Promise<void> {
  await link(file, secondName);
  syncFolder(dirname(secondName));
}
