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
  readonly #limit: number;
  readonly #entries = new Map<string, string>();
  readonly #numbers = new WeakMap<object, number>();
  #characters = 0;
  #count = 0;

  constructor(limit = keptCharacters) {
    this.#limit = limit;
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
    if (kept !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, kept);
      return kept;
    }
    const html = make();
    this.#keep(key, html);
    return html;
  }

  #keep(key: string, html: string): void {
    const characters = sizeOf(key, html);
    if (characters > Math.min(longestEntry, this.#limit)) return;
    this.#entries.set(key, html);
    this.#characters += characters;
    for (const [oldKey, oldHtml] of this.#entries) {
      if (this.#characters <= this.#limit) return;
      this.#entries.delete(oldKey);
      this.#characters -= sizeOf(oldKey, oldHtml);
    }
  }

  #numberOf(component: object): number {
    const known = this.#numbers.get(component);
    if (known !== undefined) return known;
    this.#count += 1;
    this.#numbers.set(component, this.#count);
    return this.#count;
  }
}

function sizeOf(key: string, html: string): number {
  return key.length + html.length + overhead;
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
