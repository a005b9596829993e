import { closeSync, openSync, readSync } from 'node:fs';

/** How much a write-ahead log holds: frames of one page each, from its beginning. */
export interface LogExtent {
  /** Bytes. */
  readonly pageSize: number;
  readonly frames: number;
}

const headerBytes = 32;
const frameHeaderBytes = 24;

/** How long the log must be at least (SQLite's file format, 4.1). */
export function bytesOfLog({ pageSize, frames }: LogExtent): number {
  return headerBytes + frames * (frameHeaderBytes + pageSize);
}

/** Numbers of the pages that a log holds, from 1; each of its frames begins with one. Nobody locks the log itself. */
export function pagesInLog(file: string, { pageSize, frames }: LogExtent): ReadonlySet<number> {
  const pages = new Set<number>();
  const number = Buffer.alloc(4);
  const descriptor = openSync(file, 'r');
  try {
    for (let frame = 0; frame < frames; frame += 1) {
      const at = bytesOfLog({ pageSize, frames: frame });
      if (readSync(descriptor, number, 0, 4, at) === 4) pages.add(number.readUInt32BE());
    }
  } finally {
    closeSync(descriptor);
  }
  return pages;
}
