import { LRUCache } from 'lru-cache';

/** Maximum size of the cache, in characters of keys and HTML together. */
const keptCharacters = 4_000_000;

/** Maximum size of one entry, in characters. The body of an article needs a few thousand. */
const longestEntry = 200_000;

/** Memory that an entry needs in addition to its key and HTML, in characters. */
const overhead = 200;

/**
 * A cache of rendered HTML. The key is made from a component and its props. When the cache is full, the least recently
 * used entries are dropped.
 */
export class KeptHtml {
  readonly #entries: LRUCache<string, string>;
  readonly #numbers = new WeakMap<object, number>();
  #count = 0;

  constructor(limit = keptCharacters) {
    this.#entries = new LRUCache({
      maxSize: limit,
      maxEntrySize: Math.min(longestEntry, limit),
      sizeCalculation: (html, key) => key.length + html.length + overhead,
    });
  }

  /**
   * Returns the HTML of a component for these props. Calls `make` if this HTML is not in the cache, or if the props are
   * not plain data. `form` is part of the key, because the same props give other HTML in another island of the page, or
   * with a slot.
   */
  get(component: object, props: unknown, form: string, make: () => string): string {
    if (!isData(props)) return make();
    const key = `${this.#numberOf(component)} ${form} ${JSON.stringify(props, encodeMap)}`;
    const kept = this.#entries.get(key);
    if (kept !== undefined) return kept;
    const html = make();
    this.#entries.set(key, html);
    return html;
  }

  #numberOf(component: object): number {
    const known = this.#numbers.get(component);
    if (known !== undefined) return known;
    this.#count += 1;
    this.#numbers.set(component, this.#count);
    return this.#count;
  }
}

/**
 * Returns whether a value consists only of texts, numbers, booleans, null, lists, maps and plain objects, so that its
 * JSON contains everything about it. Dates, functions and React elements are not such data.
 */
function isData(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (Array.isArray(value)) return value.every((entry) => entry !== undefined && isData(entry));
  if (value instanceof Map) return [...value].every((entry) => isData(entry));
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isData);
}

/** Writes a map as a list that begins with a mark, because JSON has no maps. */
function encodeMap(_name: string, value: unknown): unknown {
  return value instanceof Map ? ['\u0000map', ...value] : value;
}
