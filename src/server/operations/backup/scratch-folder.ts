import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from '../../database/data-lock.ts';
import { databaseFailureOf } from '../../database/database-errors.ts';
import { createPrivateFolder, handOver } from '../../database/private-files.ts';
import { Problem } from '../../problem.ts';

const prefix = '.scratch-';
const lockName = 'scratch.lock';

/**
 * Calls `work` with a new private folder in `parent`, and removes that folder afterwards. Also removes the folders of
 * processes that were killed: their locks have ended with them. Throws one sentence when the disk is full.
 */
export async function inScratchFolder<Result>(
  parent: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  createPrivateFolder(parent);
  removeAbandoned(parent);
  const folder = mkdtempSync(join(parent, prefix));
  try {
    handOver(folder);
    const lock = takeLock(folder, lockName);
    try {
      return await work(folder);
    } finally {
      lock.release();
    }
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    throw new Problem(
      'unavailable',
      `The disk of ${parent} is too full: a backup is unpacked there and loaded before it is called good. Make room for another copy of the database.`,
      { cause: error },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function removeAbandoned(parent: string): void {
  const names = readdirSync(parent).filter((name) => name.startsWith(prefix));
  for (const folder of names.map((name) => join(parent, name))) {
    // Another process may have made the folder just now, and not its lock yet.
    if (!existsSync(join(folder, lockName))) continue;
    try {
      takeLock(folder, lockName).release();
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another process uses this folder.
    }
  }
}

/** Returns whether this error, or the one that {@link inScratchFolder} made of it, says that a disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof Problem) return isDiskFull(error.cause);
  if (databaseFailureOf(error) === 'full') return true;
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
