import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.ts';

export interface StoreLimits {
  readonly bytes: number;
  readonly entries: number;
}

interface Entry {
  readonly response: CachedResponse;
  /** Cache hits since the response was stored, plus half the uses of the entry that the response replaced. */
  uses: number;
}

/** An address whose response was dropped from the store, and how often that response was used. */
export interface DroppedResponse {
  readonly address: string;
  readonly uses: number;
}

/**
 * Responses by canonical address, limited in bytes and number. The least recently used responses are evicted first. A
 * response larger than a quarter of the byte limit is not stored.
 */
export class ResponseStore {
  readonly #entries: LRUCache<string, Entry>;

  constructor({ bytes, entries }: StoreLimits) {
    this.#entries = new LRUCache({
      max: entries,
      maxSize: bytes,
      maxEntrySize: Math.floor(bytes / 4),
      sizeCalculation: ({ response }) => response.bytes,
    });
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** Returns the response of an address, and counts a use. */
  use(address: string): CachedResponse | undefined {
    const entry = this.#entries.get(address);
    if (entry === undefined) return undefined;
    entry.uses += 1;
    return entry.response;
  }

  /** Returns whether there is a response. Does not count as a use. */
  has(address: string): boolean {
    return this.#entries.has(address);
  }

  put(address: string, response: CachedResponse, formerUses = 0): void {
    this.#entries.set(address, { response, uses: Math.floor(formerUses / 2) });
  }

  drop(address: string): void {
    this.#entries.delete(address);
  }

  /** Drops every response. */
  clear(): DroppedResponse[] {
    const dropped = [...this.#entries].map(([address, { uses }]) => ({ address, uses }));
    this.#entries.clear();
    return dropped;
  }
}
