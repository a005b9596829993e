import { LRUCache } from 'lru-cache';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { isForOneVisitor } from './personal-pages.ts';

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

type Props = Readonly<Record<string, unknown>>;
type PageComponent = ComponentType<Props>;

/** The part of Astro's state of one page that this renderer uses. */
interface PageResult {
  readonly request: Request;
}

interface RendererThis {
  readonly result: PageResult;
}

interface Metadata {
  /** The directive of an island, such as `touch`. */
  readonly hydrate?: string;
}

interface Rendered {
  readonly html: string;
  /** Attributes of the island's element. */
  readonly attrs?: { readonly prefix: string };
}

const kept = new KeptHtml();
const islandCounts = new WeakMap<PageResult, number>();

/** Marks the place of a slot in cached HTML. No text of a component can contain this mark, because `<` is escaped. */
const slotElement = 'astro-static-slot';
const slotMark = `<${slotElement}></${slotElement}>`;

/**
 * Returns whether this renderer can render a component. The component must be a function. It may have the default slot
 * if it is not an island, and no other slot. @astrojs/react renders all other components.
 */
function check(component: unknown, _props: Props, slots: Props, metadata?: Metadata): boolean {
  if (typeof component !== 'function') return false;
  const names = Object.keys(slots);
  return names.length === 0 || (!metadata?.hydrate && names.every((name) => name === 'default'));
}

/**
 * Returns the HTML of a component. Components are pure functions of their props. So if the props are plain data, the
 * HTML is made once and cached. HTML with a text that one visitor typed, or with unpublished content, is never cached.
 */
function render(
  this: RendererThis,
  component: PageComponent,
  props: Props,
  slots: Props = {},
  metadata?: Metadata,
): Rendered {
  const { result } = this;
  const prefix = metadata?.hydrate ? islandPrefix(result) : undefined;
  const slot = String(slots.default ?? '');
  const hasSlot = /\S/.test(slot);
  const make = () => {
    const element = createElement(component, hasSlot ? { ...props, children: createElement(slotElement) } : props);
    return prefix === undefined ? renderToStaticMarkup(element) : renderToString(element, { identifierPrefix: prefix });
  };
  const form = prefix ?? (hasSlot ? 'slot' : '');
  const html = isForOneVisitor(result.request) ? make() : kept.get(component, props, form, make);
  if (prefix !== undefined) return { html, attrs: { prefix } };
  return { html: hasSlot ? html.split(slotMark).reduce((before, after) => before + slot + after) : html };
}

/**
 * Returns the prefix of the ids that React makes in an island. Each island of a page has a different prefix. The
 * browser reads the prefix from the island's element.
 */
function islandPrefix(result: PageResult): string {
  const count = islandCounts.get(result) ?? 0;
  islandCounts.set(result, count + 1);
  return `r${count}`;
}

/** The interface of a renderer of Astro. */
export default { name: 'bellbird-react', check, renderToStaticMarkup: render, supportsAstroStaticSlot: true };
