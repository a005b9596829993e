import { LRUCache } from 'lru-cache';
import {
  type CachedResponse,
  freshnessOf,
  isCacheable,
  type RenderedResponse,
  toCachedResponse,
} from './cached-response.ts';

export interface PageCacheParts {
  /** Requests a canonical address from the router, without any visitor's headers. */
  readonly render: (address: string) => Promise<RenderedResponse>;
  readonly now: () => Date;
  readonly siteTimeZone: string;
  readonly limits: { readonly bytes: number; readonly entries: number };
}

interface Entry {
  readonly response: CachedResponse;
  /** Cache hits since the response was stored, plus half the uses of the entry that the response replaced. */
  uses: number;
}

/** An address whose response was dropped from the cache, and how often that response was used. */
export type DroppedResponse = ReturnType<PageCache['clear']>[number];

/**
 * The result of a request to the cache: a cached response, a response that must not be cached, or `nothing`. It is
 * `nothing` when the request waited for another request's render, whose response turned out to be for one visitor only.
 * The caller then passes the request to the router.
 */
export type CacheOutcome =
  | { readonly kind: 'cached'; readonly response: CachedResponse }
  | { readonly kind: 'uncached'; readonly rendered: RenderedResponse }
  | { readonly kind: 'nothing' };

/**
 * Responses by canonical address, all rendered since the last change of content. One render serves every request that
 * arrives while it runs. The least recently used responses are evicted first. A response larger than a quarter of the
 * limit in bytes is not stored.
 */
export class PageCache {
  readonly #parts: PageCacheParts;
  readonly #store: LRUCache<string, Entry>;
  /** The renders that began since the last change. Only these may be joined, and only their responses are cached. */
  readonly #current = new Map<string, Promise<CacheOutcome>>();
  #renders = 0;
  #rendersInProgress = 0;

  constructor(parts: PageCacheParts) {
    this.#parts = parts;
    const { bytes, entries } = parts.limits;
    this.#store = new LRUCache({
      max: entries,
      maxSize: bytes,
      maxEntrySize: Math.floor(bytes / 4),
      sizeCalculation: ({ response }) => response.bytes,
    });
  }

  /** Returns the cached response of a canonical address if it is fresh. */
  find(address: string): CachedResponse | undefined {
    const entry = this.#store.get(address);
    if (entry === undefined) return undefined;
    if (entry.response.freshUntil <= this.#parts.now().getTime()) {
      this.#store.delete(address);
      return undefined;
    }
    entry.uses += 1;
    return entry.response;
  }

  /** Returns whether a response is cached, fresh or not. Does not count as a use. */
  has(address: string): boolean {
    return this.#store.has(address);
  }

  isRendering(): boolean {
    return this.#rendersInProgress > 0;
  }

  /** Returns the response of a canonical address from the cache, from a render in progress, or from a new render. */
  async fetch(address: string, formerUses = 0): Promise<CacheOutcome> {
    const response = this.find(address);
    if (response !== undefined) return { kind: 'cached', response };
    const joined = this.#current.get(address);
    if (joined) {
      const outcome = await joined;
      return outcome.kind === 'uncached' && outcome.rendered.status < 300 ? { kind: 'nothing' } : outcome;
    }
    const render = this.#render(address);
    this.#current.set(address, render);
    try {
      const outcome = await render;
      if (outcome.kind === 'cached' && this.#current.get(address) === render)
        this.#store.set(address, { response: outcome.response, uses: Math.floor(formerUses / 2) });
      return outcome;
    } finally {
      if (this.#current.get(address) === render) this.#current.delete(address);
    }
  }

  /**
   * Drops every response, because content has changed. Responses of renders in progress are sent only to the requests
   * that wait for them already. Returns the dropped addresses.
   */
  clear() {
    this.#current.clear();
    const dropped = [...this.#store].map(([address, { uses }]) => ({ address, uses }));
    this.#store.clear();
    return dropped;
  }

  figures() {
    return { renders: this.#renders, entries: this.#store.size, bytes: this.#store.calculatedSize };
  }

  async #render(address: string): Promise<CacheOutcome> {
    this.#renders += 1;
    this.#rendersInProgress += 1;
    try {
      const freshness = freshnessOf(address, this.#parts.now(), this.#parts.siteTimeZone);
      const rendered = await this.#parts.render(address);
      if (!isCacheable(rendered)) return { kind: 'uncached', rendered };
      return { kind: 'cached', response: toCachedResponse(rendered, freshness) };
    } finally {
      this.#rendersInProgress -= 1;
    }
  }
}
