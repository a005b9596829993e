import type { ContentTopic } from '../content-changes/content-topic.ts';
import { recordTopics } from '../content-changes/read-topics.ts';
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
  readonly evictions: number;
  readonly entries: number;
  readonly bytes: number;
}

/** A render in progress. All requests for its address share it. */
interface Render {
  readonly topics: Set<ContentTopic>;
  readonly outcome: Promise<CacheOutcome>;
  /**
   * Whether content that this render has read has changed since then. If so, the rendered response is sent only to
   * requests that arrived before the change.
   */
  isStale: boolean;
}

/**
 * Responses by canonical address. One render serves every request that arrives while it runs. A response with old
 * content is never cached after a change.
 */
export class PageCache {
  readonly #parts: PageCacheParts;
  readonly #store: ResponseStore;
  /** The renders that new requests may join. */
  readonly #renderOf = new Map<string, Render>();
  /** All renders in progress. A change of content must mark them, even those that new requests may not join. */
  readonly #inProgress = new Set<Render>();
  #renders = 0;

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
    return this.#inProgress.size > 0;
  }

  /** Returns the response of a canonical address from the cache, from a render in progress, or from a new render. */
  async fetch(address: string, formerUses = 0): Promise<CacheOutcome> {
    const response = this.find(address);
    if (response !== undefined) return { kind: 'cached', response };
    const joined = this.#renderOf.get(address);
    if (joined) {
      const outcome = await joined.outcome;
      return outcome.kind === 'uncached' && outcome.rendered.status < 300 ? { kind: 'nothing' } : outcome;
    }
    const render: Render = {
      topics: new Set(),
      // The render starts only after it is registered below, so that it does not miss a change.
      outcome: Promise.resolve().then(() => this.#run(address, render, formerUses)),
      isStale: false,
    };
    this.#renderOf.set(address, render);
    this.#inProgress.add(render);
    return render.outcome;
  }

  /** Drops responses with changed content and marks renders that have read it. Returns the dropped addresses. */
  invalidate(changed: readonly ContentTopic[]): DroppedResponse[] {
    const concerns = (topics: ReadonlySet<ContentTopic>) => changed.some((topic) => topics.has(topic));
    for (const render of this.#inProgress) if (concerns(render.topics)) render.isStale = true;
    for (const [address, render] of this.#renderOf) if (render.isStale) this.#renderOf.delete(address);
    return this.#store.dropWhere((response) => concerns(response.topics));
  }

  figures(): PageCacheFigures {
    const { evictions, size: entries, bytes } = this.#store;
    return { renders: this.#renders, evictions, entries, bytes };
  }

  async #run(address: string, render: Render, formerUses: number): Promise<CacheOutcome> {
    const { now, siteTimeZone } = this.#parts;
    this.#renders += 1;
    try {
      const freshness = freshnessOf(address, now(), siteTimeZone);
      const rendered = await recordTopics(render.topics, () => this.#parts.render(address));
      if (!isCacheable(rendered)) return { kind: 'uncached', rendered };
      const response = toCachedResponse(rendered, render.topics, freshness);
      if (!render.isStale) this.#store.put(address, response, formerUses);
      return { kind: 'cached', response };
    } finally {
      this.#inProgress.delete(render);
      if (this.#renderOf.get(address) === render) this.#renderOf.delete(address);
    }
  }
}
