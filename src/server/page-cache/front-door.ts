import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { canonicalAddress } from './canonical-address.ts';
import { deliverKept, deliverPassing, deliverReady } from './deliver.ts';
import type { PageCache } from './page-cache.ts';

/** What the front door stands in front of. */
export interface FrontDoorParts {
  readonly cache: PageCache;
  /** Gives a request to the router. */
  readonly route: RequestListener;
  /** Begins the work for a request that does not lie ready when it has its turn, or refuses it when there is too much to do. */
  readonly admit: (request: IncomingMessage, response: ServerResponse, work: () => void) => void;
  readonly log: FastifyBaseLogger;
  /** Whether every request is logged, as the router's are. */
  readonly logsRequests: boolean;
  /** Whether the server is ending: the router then turns requests away and closes their connections. */
  readonly isClosing: () => boolean;
}

/** How requests were met since the start. */
export interface FrontDoorFigures {
  /** Answered from what lay ready. */
  readonly hits: number;
  /** Answered by a render of that moment, their own or one they joined, or in a form that was made for them. */
  readonly misses: number;
  /** Left to the router. */
  readonly routed: number;
}

/**
 * Answers GET and HEAD of pages and public content from the cache, ahead of the router; leaves everything else to it.
 * Nothing of a request but its address decides what is rendered, so no header can poison what others get.
 */
export function createFrontDoor({ cache, route, admit, log, logsRequests, isClosing }: FrontDoorParts) {
  const figures = { hits: 0, misses: 0, routed: 0 };

  const answerMiss = async (address: string, request: IncomingMessage, response: ServerResponse) => {
    try {
      const outcome = await cache.fetch(address);
      if (outcome.kind === 'kept') await deliverKept(request, response, outcome.answer);
      else if (outcome.kind === 'passing') await deliverPassing(request, response, outcome.rendered);
      else return route(request, response);
      note(request, response, 'miss');
    } catch (error) {
      log.error({ err: error, address }, 'the page cache could not answer');
      if (response.headersSent) response.destroy();
      else route(request, response);
    }
  };

  const note = (request: IncomingMessage, response: ServerResponse, cached: 'hit' | 'miss') => {
    if (logsRequests)
      log.info({ method: request.method, url: request.url, status: response.statusCode, cache: cached }, 'answered');
  };

  /** Gives the answer that lies ready for an address in the form asked for; says whether there is one. */
  const giveReady = (address: string, request: IncomingMessage, response: ServerResponse): boolean => {
    const ready = cache.find(address);
    if (ready === undefined || !deliverReady(request, response, ready)) return false;
    figures.hits += 1;
    note(request, response, 'hit');
    return true;
  };

  const listener: RequestListener = (request, response) => {
    const { method, url = '' } = request;
    const isOurs =
      (method === 'GET' || method === 'HEAD') && request.headers.authorization === undefined && !isClosing();
    if (isOurs) {
      // Most addresses come in their canonical form, which is the key itself.
      if (giveReady(url, request, response)) return;
      const address = canonicalAddress(url);
      if (address !== undefined) {
        if (address !== url && giveReady(address, request, response)) return;
        admit(request, response, () => {
          // Somebody before may have had it made.
          if (giveReady(address, request, response)) return;
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

  return { listener, figures: (): FrontDoorFigures => ({ ...figures }) };
}
