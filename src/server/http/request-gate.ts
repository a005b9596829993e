import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionLimits } from './request-limits.ts';
import { headersOfRefusal } from './response-headers.ts';

/** Runs `work` for a request, now or later, or answers the request with a refusal. */
export type Admission = (request: IncomingMessage, response: ServerResponse, work: () => void) => void;

export type RequestGate = ReturnType<typeof createRequestGate>;

/**
 * Creates the gate of one server: the steps of a request before the router of a listening server, with limits on its
 * connections. First come the built files, then the page cache, then admission under load, no matter in which order the
 * functions below are called. Requests made with `inject` go directly to the router. While `isStopping` returns true,
 * requests are still served, and each response closes its connection. So a client or a load balancer opens the next one
 * to another process.
 */
export function createRequestGate(limits: ConnectionLimits, isStopping: () => boolean = () => false) {
  let admission: Admission = (_request, _response, work) => work();
  let cache: RequestListener | undefined;
  let sendFile: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  const admit: Admission = (request, response, work) => admission(request, response, work);
  return {
    createServer(router: RequestListener): Server {
      const inOrder = serveInOrder((request, response) => {
        if (sendFile?.(request, response)) return;
        if (cache) cache(request, response);
        else admit(request, response, () => router(request, response));
      });
      const listener: RequestListener = (request, response) => {
        if (hasTwoHosts(request)) return refuseTwoHosts(request, response);
        if (isStopping()) response.shouldKeepAlive = false;
        limitBody(server, request, limits.request);
        inOrder(request, response);
      };
      const server: Server = createServer(
        {
          headersTimeout: limits.headers,
          requestTimeout: limits.upload,
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
    /** Sets the function that admits requests. Before that, every request is admitted at once. */
    setAdmission(next: Admission): void {
      admission = next;
    },
    /** Sets the function that gets each request first. It returns whether it answered. */
    setFiles(answer: (request: IncomingMessage, response: ServerResponse) => boolean): void {
      sendFile = answer;
    },
    /**
     * Sets the listener of the page cache. The listener gets each request that no built file answered. It passes the
     * requests that it does not answer to `admit`.
     */
    setCache(listener: RequestListener): void {
      cache = listener;
    },
  };
}

/** Returns whether a request has more than one Host header. Node itself ignores all but the first. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/** Answers a request with two Host headers, which HTTP forbids: a proxy and this server could read different ones. */
function refuseTwoHosts(request: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false;
  response.writeHead(400, headersOfRefusal({ isOverTls: false }));
  response.end(request.method === 'HEAD' ? undefined : '{"detail":"A request can have only one Host header."}');
}

const bodyTimers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Emits the error of Node's own request timeout when a body takes longer than `limit` milliseconds. The error ends the
 * connection. If `limit` is 0, does nothing.
 */
function limitBody(server: Server, request: IncomingMessage, limit: number): void {
  const { headers, socket } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!hasBody || limit === 0) return;
  const timer = setTimeout(() => {
    const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    if (!request.complete) server.emit('clientError', error, socket);
  }, limit);
  timer.unref();
  bodyTimers.set(request, timer);
  request.once('close', () => clearTimeout(timer));
}

/** Lets the body of a request take as long as an upload (`ConnectionLimits.upload`). */
export function allowLongBody(request: IncomingMessage): void {
  clearTimeout(bodyTimers.get(request));
}

/** Maximum number of bytes of a request's line and headers. */
const longestHead = 16 * 1024;

/**
 * Maximum number of requests that may be queued on one connection. Browsers wait for each response before the next
 * request, so a long queue would only fill memory.
 */
const mostPipelined = 100;

/**
 * Starts the requests of one connection one after the other, each in its own tick of the event loop. Otherwise a client
 * that pipelines fifty requests would be served fifty times before anyone else. A connection with too many requests is
 * closed.
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
    // The response has no socket while an earlier response is still being sent on the connection. The request is then
    // queued.
    if (response.socket === null) enqueue(request, response);
    else listener(request, response);
  };
}
