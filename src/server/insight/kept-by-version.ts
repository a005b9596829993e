/** A value, the version of the data that it was made from, and its size. */
interface Kept<Value> {
  readonly value: Value;
  readonly version: string;
  readonly size: number;
}

/** Values in memory that are right for one version of their data. The least recently used are dropped first. */
export class KeptByVersion<Value> {
  readonly #kept = new Map<string, Kept<Value>>();
  readonly #sizeOf: (value: Value) => number;
  readonly #limit: number;
  #size = 0;

  /** Keeps values as long as their sizes together are not above `limit`. */
  constructor(limit: number, sizeOf: (value: Value) => number) {
    this.#limit = limit;
    this.#sizeOf = sizeOf;
  }

  /** Returns the value of a key, or `undefined` if none is kept for this version. */
  get(key: string, version: string): Value | undefined {
    const kept = this.#kept.get(key);
    if (kept?.version !== version) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.value;
  }

  /** Keeps a value. It replaces the value of the same key. */
  set(key: string, version: string, value: Value): void {
    this.#drop(key);
    const size = this.#sizeOf(value);
    this.#kept.set(key, { value, version, size });
    this.#size += size;
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#limit) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#size -= this.#kept.get(key)?.size ?? 0;
    this.#kept.delete(key);
  }
}
