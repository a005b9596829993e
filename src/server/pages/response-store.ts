import type { CachedResponse } from './cached-response.ts';

export interface StoreLimits {
  readonly bytes: number;
  readonly entries: number;
}

interface Entry {
  readonly response: CachedResponse;
  /** Cache hits since the response was stored, plus half the uses of the entry that the response replaced. */
  uses: number;
  /** Whether the response was used since an eviction last checked it. */
  isRecent: boolean;
}

/** An address whose response was dropped from the store, and how often that response was used. */
export interface DroppedResponse {
  readonly address: string;
  readonly uses: number;
}

/**
 * Responses by canonical address, limited in bytes and number. The least recently used responses are evicted first, by
 * the second-chance algorithm.
 */
export class ResponseStore {
  readonly #limits: StoreLimits;
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;

  constructor(limits: StoreLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Returns the response of an address, and counts a use. */
  use(address: string): CachedResponse | undefined {
    const entry = this.#entries.get(address);
    if (entry === undefined) return undefined;
    entry.uses += 1;
    entry.isRecent = true;
    return entry.response;
  }

  /** Returns whether there is a response. Does not count as a use. */
  has(address: string): boolean {
    return this.#entries.has(address);
  }

  /** Stores a response and evicts others. A response larger than a quarter of the byte limit is not stored. */
  put(address: string, response: CachedResponse, formerUses = 0): void {
    this.drop(address);
    if (response.bytes > this.#limits.bytes / 4) return;
    this.#entries.set(address, { response, uses: Math.floor(formerUses / 2), isRecent: false });
    this.#bytes += response.bytes;
    this.#makeRoom();
  }

  drop(address: string): void {
    const entry = this.#entries.get(address);
    if (entry === undefined) return;
    this.#entries.delete(address);
    this.#bytes -= entry.response.bytes;
  }

  /** Drops every response. */
  clear(): DroppedResponse[] {
    const dropped = [...this.#entries].map(([address, { uses }]) => ({ address, uses }));
    this.#entries.clear();
    this.#bytes = 0;
    return dropped;
  }

  #makeRoom(): void {
    for (const [address, entry] of this.#entries) {
      if (this.#bytes <= this.#limits.bytes && this.#entries.size <= this.#limits.entries) return;
      if (entry.isRecent) {
        // Second chance: a used entry moves to the end of the queue.
        entry.isRecent = false;
        this.#entries.delete(address);
        this.#entries.set(address, entry);
      } else {
        this.drop(address);
      }
    }
  }
}
