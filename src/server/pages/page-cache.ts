import { type CachedResponse, isCacheable, type RenderedResponse, toCachedResponse } from './cached-response.ts';
import { freshnessOf } from './freshness.ts';
import { type DroppedResponse, ResponseStore, type StoreLimits } from './response-store.ts';

export interface PageCacheParts {
  /** Requests a canonical address from the router, without any visitor's headers. */
  readonly render: (address: string) => Promise<RenderedResponse>;
  readonly now: () => Date;
  readonly siteTimeZone: string;
  readonly limits: StoreLimits;
}

/**
 * The result of a request to the cache: a cached response, a response that must not be cached, or `nothing`. It is
 * `nothing` when the request waited for another request's render, whose response turned out to be for one visitor only.
 * The caller then passes the request to the router.
 */
export type CacheOutcome =
  | { readonly kind: 'cached'; readonly response: CachedResponse }
  | { readonly kind: 'uncached'; readonly rendered: RenderedResponse }
  | { readonly kind: 'nothing' };

export interface PageCacheFigures {
  readonly renders: number;
  readonly entries: number;
  readonly bytes: number;
}

/**
 * Responses by canonical address, all rendered since the last change of content. One render serves every request that
 * arrives while it runs.
 */
export class PageCache {
  readonly #parts: PageCacheParts;
  readonly #store: ResponseStore;
  /** The renders that began since the last change. Only these may be joined, and only their responses are cached. */
  readonly #current = new Map<string, Promise<CacheOutcome>>();
  #renders = 0;
  #rendersInProgress = 0;

  constructor(parts: PageCacheParts) {
    this.#parts = parts;
    this.#store = new ResponseStore(parts.limits);
  }

  /** Returns the cached response of a canonical address if it is fresh. */
  find(address: string): CachedResponse | undefined {
    const response = this.#store.use(address);
    if (response !== undefined && response.freshUntil <= this.#parts.now().getTime()) {
      this.#store.drop(address);
      return undefined;
    }
    return response;
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
        this.#store.put(address, outcome.response, formerUses);
      return outcome;
    } finally {
      if (this.#current.get(address) === render) this.#current.delete(address);
    }
  }

  /**
   * Drops every response, because content has changed. Responses of renders in progress are sent only to the requests
   * that wait for them already. Returns the dropped addresses.
   */
  clear(): DroppedResponse[] {
    this.#current.clear();
    return this.#store.clear();
  }

  figures(): PageCacheFigures {
    return { renders: this.#renders, entries: this.#store.size, bytes: this.#store.bytes };
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
