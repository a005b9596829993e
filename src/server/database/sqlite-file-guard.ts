import { closeSync, existsSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { bytesOfLog, type LogExtent, pagesInLog } from './sqlite-log-pages.ts';

/** Raised when the files of an open SQLite database are not what they must be; it carries SQLite's own code for a damaged file. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError';
  readonly errcode = 11;
}

/** Looks whether the files of an open database are whole. */
export interface FileGuard {
  /** Raises {@link DamagedFileError} where a file was cut short, removed or put in another's place. A few microseconds. */
  check(): void;
  /** To be called once the database is closed; from then on there is nothing to check. */
  release(): void;
}

/** A writer puts its pages down one by one, so what looks cut short may be whole a moment later. */
const looks = 4;
const lookAgainAfter = 20;

/**
 * Guards a SQLite database in WAL mode while it serves: SQLite itself writes on into a file that another program has cut
 * short or replaced, and says that all is well until it is opened again (security catalogue 29).
 */
export function guardFiles(file: string): FileGuard {
  const main = holdOpen(file);
  const own = identityOf(statSync(file));
  let index: HeldFile | undefined;
  let isReleased = false;

  const findFault = (): string | undefined => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return 'is gone';
    if (identityOf(found) !== own) return 'is another one than was opened';
    const header = main.read(32);
    if (header.length < 32) return 'was cut short';
    if (index === undefined && existsSync(`${file}-shm`)) index = holdOpen(`${file}-shm`);
    const log = index && readLog(index);
    const pageSize = toPageSize(header.readUInt16BE(16));
    const logBytes = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
    if (log && logBytes < bytesOfLog(log)) return 'has lost a part of its log';
    return holdsPages(found.size / pageSize, header.readUInt32BE(28), log) ? undefined : 'was cut short';
  };

  /** Pages that the file counts and does not hold stand in the log where a crash or another process is amid a checkpoint. */
  const holdsPages = (held: number, counted: number, log: LogExtent | undefined): boolean => {
    if (held >= counted) return true;
    if (!log) return false;
    const logged = pagesInLog(`${file}-wal`, log);
    for (let page = Math.floor(held) + 1; page <= counted; page += 1) if (!logged.has(page)) return false;
    return true;
  };

  return {
    check() {
      for (let look = 1; !isReleased; look += 1) {
        const fault = findFault();
        if (fault === undefined) return;
        if (look === looks) throw new DamagedFileError(`The database file ${file} ${fault} while it was in use.`);
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lookAgainAfter);
      }
    },
    release() {
      isReleased = true;
      main.release();
      index?.release();
    },
  };
}

/** The index of the log says how many pages the log must hold. */
function readLog(index: HeldFile): LogExtent | undefined {
  const header = index.read(20);
  if (header.length < 20) return undefined;
  const shared = new DataView(header.buffer, header.byteOffset, header.length);
  const frames = shared.getUint32(16, true);
  return frames === 0 ? undefined : { pageSize: toPageSize(shared.getUint16(14, true)), frames };
}

/** Two bytes cannot say 65,536, so 1 stands for it. */
function toPageSize(stored: number): number {
  return stored === 1 ? 65_536 : stored;
}

/** Which file it is, whatever its name. */
function identityOf({ dev, ino }: Stats): string {
  return `${dev}:${ino}`;
}

interface HeldFile {
  /** Its first bytes, as many as there are. */
  read(length: number): Buffer;
  release(): void;
}

/**
 * Descriptors by file, shared and counted: closing any one of a file takes away every lock that this process has on it,
 * SQLite's own among them (POSIX), so none is closed while a database uses the file.
 */
const heldOpen = new Map<string, { descriptor: number; users: number }>();

function holdOpen(file: string): HeldFile {
  const key = `${file} ${identityOf(statSync(file))}`;
  const held = heldOpen.get(key) ?? { descriptor: openSync(file, 'r'), users: 0 };
  held.users += 1;
  heldOpen.set(key, held);
  return {
    read(length) {
      const bytes = Buffer.alloc(length);
      return bytes.subarray(0, readSync(held.descriptor, bytes, 0, length, 0));
    },
    release() {
      held.users -= 1;
      if (held.users > 0) return;
      heldOpen.delete(key);
      closeSync(held.descriptor);
    },
  };
}
