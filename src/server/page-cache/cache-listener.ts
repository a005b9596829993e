import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Admission } from '../http/request-gate.ts';
import { canonicalAddress } from './canonical-address.ts';
import type { PageCache } from './page-cache.ts';
import { sendCached, sendIfReady, sendUncached } from './send-response.ts';

/** Dependencies of the listener. */
export interface CacheListenerParts {
  readonly cache: PageCache;
  /** Passes a request to the router. */
  readonly route: RequestListener;
  readonly admit: Admission;
  readonly log: FastifyBaseLogger;
  /** Whether every request is logged. */
  readonly logsRequests: boolean;
  /** Whether the server is closing. Admission then refuses requests and closes their connections. */
  readonly isClosing: () => boolean;
}

/** Number of requests since the start, by how they were answered. */
export interface CacheRequestFigures {
  readonly hits: number;
  /** Answered by a render, by waiting for one in progress, or in an encoding that was made for them. */
  readonly misses: number;
  /** Passed to the router. */
  readonly routed: number;
}

/**
 * Creates the listener that answers GET and HEAD of pages and public content from the cache, before the router, and
 * passes everything else on. Only the address of a request decides what is rendered, so no header of one visitor can
 * change what others get.
 */
export function createCacheListener({ cache, route, admit, log, logsRequests, isClosing }: CacheListenerParts) {
  const figures = { hits: 0, misses: 0, routed: 0 };

  const logAnswer = (request: IncomingMessage, response: ServerResponse, result: 'hit' | 'miss') => {
    if (logsRequests)
      log.info({ method: request.method, url: request.url, status: response.statusCode, cache: result }, 'answered');
  };

  const answerMiss = async (address: string, request: IncomingMessage, response: ServerResponse) => {
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

  /** Sends the cached response of an address if there is one. Returns whether it did. */
  const answerHit = (address: string, request: IncomingMessage, response: ServerResponse): boolean => {
    const cached = cache.find(address);
    if (cached === undefined || !sendIfReady(request, response, cached)) return false;
    figures.hits += 1;
    logAnswer(request, response, 'hit');
    return true;
  };

  const listener: RequestListener = (request, response) => {
    const { method, url = '' } = request;
    const mayBeCached =
      (method === 'GET' || method === 'HEAD') && request.headers.authorization === undefined && !isClosing();
    if (mayBeCached) {
      // Most addresses are already in canonical form.
      if (answerHit(url, request, response)) return;
      const address = canonicalAddress(url);
      if (address !== undefined) {
        if (address !== url && answerHit(address, request, response)) return;
        admit(request, response, () => {
          // An earlier request in the queue may have filled the cache.
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

  return { listener, figures: (): CacheRequestFigures => ({ ...figures }) };
}
