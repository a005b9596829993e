import { type Stats, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { databaseFailureOf } from './database-errors.ts';

/** Thrown when another program damaged the open SQLite files. Has SQLite's error code for a damaged file. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError';
  readonly errcode = 11;
}

export type FileGuard = ReturnType<typeof guardFiles>;

/**
 * Guards an open SQLite database in WAL mode. When another program truncates or replaces the file, SQLite continues to
 * write and reports success until the file is opened again. This program's writes never shrink the database file or its
 * write-ahead log. So when one of these files has shrunk, every page is read through a new connection. See
 * `docs/decisions/002-two-engines-one-schema.md`.
 */
export function guardFiles(file: string) {
  const known = new Map<string, Stats>();
  let isReleased = false;

  const check = () => {
    if (isReleased) return;
    const found = [file, `${file}-wal`].map((name) => ({ name, stats: statSync(name, { throwIfNoEntry: false }) }));
    const shrunk = found.filter(({ name, stats }) => hasShrunk(name, known.get(name), stats));
    if (shrunk.length > 0) requireIntact(file);
    for (const { name, stats } of found) if (stats) known.set(name, stats);
  };

  check();
  return {
    /** Throws {@link DamagedFileError} when a file was truncated, removed or replaced. Takes a few microseconds. */
    check,
    /** Ends the checks. Call it once the database is closed. */
    release() {
      isReleased = true;
    },
  };
}

/** Returns whether a file is smaller than before. Throws when it was removed or replaced. */
function hasShrunk(name: string, former: Stats | undefined, stats: Stats | undefined): boolean {
  if (!former) return false;
  if (!stats) throw new DamagedFileError(`The database file ${name} was removed while it was in use.`);
  if (former.ino !== stats.ino || former.dev !== stats.dev)
    throw new DamagedFileError(`The database file ${name} was replaced while it was in use.`);
  return stats.size < former.size;
}

/**
 * Reads every page through a new connection. Throws when the file was truncated; a file that VACUUM or a checkpoint has
 * changed is accepted.
 */
function requireIntact(file: string): void {
  let cause: unknown;
  try {
    // SQLite would treat an empty file as a new database.
    if (statSync(file).size === 0) throw new Error('the file is empty');
    using database = new DatabaseSync(file, { readOnly: true, timeout: 1000 });
    const [found] = database.prepare('PRAGMA quick_check(1)').all();
    if (found?.quick_check === 'ok') return;
  } catch (error) {
    if (databaseFailureOf(error) === 'busy') throw error;
    cause = error;
  }
  throw new DamagedFileError(`The database file ${file} was truncated while it was in use.`, { cause });
}
