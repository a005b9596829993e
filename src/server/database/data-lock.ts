import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Name of the empty file inside DATA_DIR whose lock says that the data is in use. */
const lockFileName = 'bellbird.lock';

/** Name of the empty file whose lock is held while the database is opened. */
const openingFileName = 'bellbird.opening.lock';

/** A lock that is held until it is released; the system releases it when the process dies. */
export interface DataLock {
  release(): void;
}

/**
 * Says that this process uses the SQLite data of a folder. Any number may; waits up to 5 s for a restore to end.
 * The lock is SQLite's own, on a file beside the database, so that it holds whatever state the database is in.
 */
export function shareData(directory: string): DataLock {
  const lock = openLock(join(directory, lockFileName), 5000);
  return holdOrClose(lock, () => {
    lock.exec('BEGIN');
    lock.prepare('SELECT count(*) FROM sqlite_master').get();
  });
}

/**
 * Waits for this process's turn to open the database of a folder, up to 5 s: the file that one process is just making
 * must not look emptied to the next.
 */
export function takeTurnToOpen(directory: string): DataLock {
  const lock = openLock(join(directory, openingFileName), 5000);
  return holdOrClose(lock, () => lock.exec('BEGIN EXCLUSIVE'));
}

/** Takes the data of a folder for this process alone; throws at once while any other process uses it. */
export function takeData(directory: string): DataLock {
  return takeLock(directory, lockFileName);
}

/** Takes a lock of some name in a folder for this process alone; throws at once while another has it. */
export function takeLock(directory: string, name: string): DataLock {
  mkdirSync(directory, { recursive: true });
  const lock = openLock(join(directory, name), 0);
  return holdOrClose(lock, () => lock.exec('BEGIN EXCLUSIVE'));
}

function openLock(file: string, timeout: number): DatabaseSync {
  return new DatabaseSync(file, { timeout });
}

function holdOrClose(lock: DatabaseSync, hold: () => void): DataLock {
  try {
    hold();
  } catch (error) {
    lock.close();
    throw error;
  }
  return { release: () => lock.close() };
}
