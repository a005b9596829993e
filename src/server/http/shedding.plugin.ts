import type { RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { Database } from '../database/database.ts';
import { createReadLimiter } from './read-limiter.ts';
import type { RequestGate } from './request-gate.ts';
import { headersOfRefusal } from './response-headers.ts';
import { createWorkQueue } from './work-queue.ts';

/**
 * Maximum number of queries that may wait for a database connection. With a longer queue, visitors would give up before
 * they got a response.
 */
const mostWaitingQueries = 100;

/**
 * Paths that are never refused. A load balancer that got a 503 from them would send no more visitors to this process.
 */
const neverShed: ReadonlySet<string> = new Set([apiPaths.health, apiPaths.ready]);

const overloaded = 'We’re too busy to answer right now. Please try again in a few seconds.';

interface SheddingOptions {
  readonly db: Database;
  readonly gate: RequestGate;
  readonly isOverTls: boolean;
}

/**
 * Refuses requests before the router when there are too many. A refusal costs far less work than a response. Pages in
 * the cache do not pass through here: sending one costs no more than a refusal.
 */
export const shedding = fastifyPlugin(async (app: FastifyInstance, { db, gate, isOverTls }: SheddingOptions) => {
  const queue = createWorkQueue();
  const reads = createReadLimiter();
  const headers = headersOfRefusal({ isOverTls });
  const refuse = refusal(overloaded, headers);

  gate.setAdmission((request, response, work) => {
    if (neverShed.has(request.url ?? '')) return work();
    if (queue.isTooLate() || reads.isFull(request) || (db.pool?.waiting ?? 0) > mostWaitingQueries) {
      refuse(request, response);
      app.metrics.shed();
      return;
    }
    reads.add(request, response);
    queue.add(() => {
      // The client left while its request waited.
      if (request.socket.destroyed) reads.drop(response);
      else work();
    });
  });

  app.server.on('connection', queue.noteArrival);
});

/** Returns a listener that answers every request with 503, Retry-After and this detail. */
export function refusal(detail: string, headers: Readonly<Record<string, string>>): RequestListener {
  const body = Buffer.from(JSON.stringify({ detail }));
  const lines = Object.entries({ ...headers, 'content-length': String(body.length), 'retry-after': '2' }).flat();
  return (request, response) => {
    response.writeHead(503, lines).end(request.method === 'HEAD' ? undefined : body);
  };
}
