import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import type { ConnectionLimits } from './request-limits.ts';

/** Starts the work for a request, now or later, or answers the request with a refusal. */
export type Admission = (request: IncomingMessage, response: ServerResponse, work: () => void) => void;

/**
 * The steps of a request before the router of a listening server: first the page cache, then admission under load. The
 * order is fixed here, whichever is set first. Requests made with `inject` go to the router directly.
 */
export interface RequestGate {
  /** Fastify's `serverFactory`. */
  readonly createServer: NonNullable<FastifyServerOptions['serverFactory']>;
  /** Admits a request by the current rule. */
  readonly admit: Admission;
  /** Sets the function that admits requests. Until then each request is admitted at once. */
  setAdmission(admission: Admission): void;
  /** Sets the listener that gets each request first. It passes requests that it does not answer to `admit`. */
  setCache(listener: RequestListener): void;
}

/** Creates the gate of one server, with limits on its connections. */
export function createRequestGate(limits: ConnectionLimits): RequestGate {
  let admission: Admission = (_request, _response, work) => work();
  let cache: RequestListener | undefined;
  const admit: Admission = (request, response, work) => admission(request, response, work);
  return {
    createServer(router): Server {
      const listener = serveInOrder((request, response) => {
        if (cache) cache(request, response);
        else admit(request, response, () => router(request, response));
      });
      const server = createServer(
        {
          headersTimeout: limits.headers,
          requestTimeout: limits.request,
          keepAliveTimeout: limits.keepAlive,
          connectionsCheckingInterval: limits.checkEvery,
          maxHeaderSize: longestHead,
        },
        listener,
      );
      server.setTimeout(limits.silence);
      server.maxConnections = limits.open;
      return server;
    },
    admit,
    setAdmission(next) {
      admission = next;
    },
    setCache(listener) {
      cache = listener;
    },
  };
}

/** Most bytes of a request's first line and headers. */
const longestHead = 16 * 1024;

/** Requests that may be queued on one connection. Browsers send one at a time; more would only fill memory. */
const mostPipelined = 100;

/**
 * Starts the requests of one connection one after the other, each in its own tick of the event loop: a client that
 * pipelines fifty requests must not be served fifty times before anyone else. A connection with too many is closed.
 */
export function serveInOrder(listener: RequestListener, most = mostPipelined): RequestListener {
  const queued = new WeakMap<Socket, number>();

  const enqueue = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const count = (queued.get(socket) ?? 0) + 1;
    queued.set(socket, count);
    if (count > most) {
      socket.destroy();
      return;
    }
    response.once('socket', () => {
      queued.set(socket, (queued.get(socket) ?? 1) - 1);
      setImmediate(listener, request, response);
    });
  };

  return (request, response) => {
    // A response has its socket from the start, unless an earlier response is still being sent on it.
    if (response.socket === null) enqueue(request, response);
    else listener(request, response);
  };
}
