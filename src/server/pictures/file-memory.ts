import { LRUCache } from 'lru-cache';

/**
 * Maximum number of bytes of files for visitors that one process keeps in memory, because an object store is slow to
 * answer.
 */
const memory = 32 * 1024 * 1024;

/** Returns the file with a name whose content never changes. Calls `load` if it is not in memory. */
export type FileMemory = (name: string, load: () => Promise<Buffer | undefined>) => Promise<Buffer | undefined>;

export function createFileMemory(): FileMemory {
  const held = new LRUCache<string, Buffer>({ maxSize: memory, sizeCalculation: ({ length }) => Math.max(1, length) });
  const reading = new Map<string, Promise<Buffer | undefined>>();
  return async (name, load) => {
    const known = held.get(name);
    if (known) return known;
    const inProgress = reading.get(name) ?? load().finally(() => reading.delete(name));
    reading.set(name, inProgress);
    const content = await inProgress;
    if (content) held.set(name, content);
    return content;
  };
}
