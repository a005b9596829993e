import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { apiPaths } from '#shared/api/api-paths.ts';
import { publicArticlesQuerySchema } from '#shared/api/article-contract.ts';
import { pageQueryKeys, readableQuery } from '#shared/page-queries.ts';
import type { Admission } from '../http/request-gate.ts';
import { longestAddress } from '../http/request-limits.ts';
import type { PageCache } from './page-cache.ts';
import { sendCached, sendIfReady, sendUncached } from './send-response.ts';

export interface CacheListenerParts {
  readonly cache: PageCache;
  readonly route: RequestListener;
  readonly admit: Admission;
  readonly log: FastifyBaseLogger;
  readonly logsRequests: boolean;
  /** Whether the server is closing. Requests then go to the router, because nothing is rendered for the cache any more. */
  readonly isClosing: () => boolean;
}

/**
 * Creates the listener that answers GET and HEAD requests for pages and public content from the cache, before the
 * router. All other requests are passed on to the router. A render depends only on the address, so no header of one
 * visitor, such as Authorization, can change the response that others get.
 */
export function createCacheListener({ cache, route, admit, log, logsRequests, isClosing }: CacheListenerParts) {
  // Misses are requests that waited for a render, or for the response in another encoding.
  const figures = { hits: 0, misses: 0, routed: 0 };

  const logAnswer = (request: IncomingMessage, response: ServerResponse, result: 'hit' | 'miss') => {
    if (logsRequests)
      log.info({ method: request.method, url: request.url, status: response.statusCode, cache: result }, 'answered');
  };

  const answerMiss = async (address: string, request: IncomingMessage, response: ServerResponse) => {
    // The server may have begun to close while the request waited. Fastify renders nothing for the cache from then on.
    if (isClosing()) return route(request, response);
    try {
      const outcome = await cache.fetch(address);
      if (outcome.kind === 'cached') await sendCached(request, response, outcome.response);
      else if (outcome.kind === 'uncached') await sendUncached(request, response, outcome.rendered);
      else return route(request, response);
      logAnswer(request, response, 'miss');
    } catch (error) {
      log.error({ err: error, address }, 'the page cache could not answer');
      if (response.headersSent) response.destroy();
      else route(request, response);
    }
  };

  /** Sends the cached response of an address, if there is one. Returns whether a response was sent. */
  const answerHit = (address: string, request: IncomingMessage, response: ServerResponse): boolean => {
    const cached = cache.find(address);
    if (cached === undefined || !sendIfReady(request, response, cached)) return false;
    figures.hits += 1;
    logAnswer(request, response, 'hit');
    return true;
  };

  const listener: RequestListener = (request, response) => {
    const { method, url = '' } = request;
    const mayBeCached = (method === 'GET' || method === 'HEAD') && !isClosing();
    if (mayBeCached) {
      // Most addresses are already in canonical form, so the address is first looked up as it is.
      if (answerHit(url, request, response)) return;
      const address = canonicalAddress(url);
      if (address !== undefined) {
        if (address !== url && answerHit(address, request, response)) return;
        admit(request, response, () => {
          // An earlier request may have filled the cache while this one waited.
          if (answerHit(address, request, response)) return;
          figures.misses += 1;
          void answerMiss(address, request, response);
        });
        return;
      }
    }
    admit(request, response, () => {
      figures.routed += 1;
      route(request, response);
    });
  };

  /** Returns the number of requests since the start, by how they were answered. */
  return { listener, figures: () => ({ ...figures }) };
}

/** Public API routes with the same response for everyone, and the query keys that each reads. */
const apiQueryKeys = new Map<string, readonly string[]>([
  [apiPaths.publicArticles, Object.keys(publicArticlesQuerySchema.shape)],
  [apiPaths.featuredArticles, []],
  [apiPaths.publicCategories, []],
  [apiPaths.publicTags, []],
  [apiPaths.openapi, []],
  [apiPaths.docs, []],
]);

/** Maximum number of characters in a canonical address that is cached. */
const longest = 400;

/**
 * Returns the cache key of an address: its path, then the query parameters that the response depends on. An address
 * that is already a cache key is returned unchanged. Returns `undefined` if the router must answer: the response is not
 * cached, or the path is not in canonical form.
 */
export function canonicalAddress(url: string): string | undefined {
  if (url.length > longestAddress) return undefined;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const keys = apiQueryKeys.get(path) ?? pageQueryKeys(path);
  if (!keys) return undefined;
  if (mark < 0 || keys.length === 0) return path;
  const address = path + readableQuery(new URLSearchParams(url.slice(mark + 1)), keys);
  return address.length <= longest ? address : undefined;
}
