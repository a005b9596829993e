import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Kysely } from 'kysely';
import { apiPaths } from '#domain/api-paths.ts';
import { poolFiguresOf } from '../../database/pool-figures.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { createReadsUnderWay } from './reads-under-way.ts';
import { createTurnBudget } from './turn-budget.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a request at once with 503 when there is more to do than can be done; says whether it did. */
    shed(request: IncomingMessage, response: ServerResponse): boolean;
  }
}

/** Queries that may wait for a connection; more would wait longer than a visitor does. */
const mostWaitingQueries = 100;

const retryAfter = 2;

/** A balancer that hears 503 here would send everybody to the next process. */
const neverShed: ReadonlySet<string> = new Set([apiPaths.health, apiPaths.ready]);

/** Headers of an answer that are its own; the rest every answer carries. */
const ofTheAnswer = new Set(['content-length', 'content-type', 'cache-control', 'date', 'connection', 'x-request-id']);

const detail = 'There is more to do than can be done just now. Please try again in a few seconds.';

/**
 * Sheds load in front of the router (security catalogue 26), at a fraction of what an answer costs; pages that lie ready
 * are given all the same, since that costs no more.
 */
export const shedding = fastifyPlugin(async (app: FastifyInstance, { db }: { db: Kysely<DatabaseSchema> }) => {
  const isTooLate = createTurnBudget();
  const reads = createReadsUnderWay();
  const body = Buffer.from(JSON.stringify({ detail }));
  let headers: string[] = [];

  app.decorate('shed', (request: IncomingMessage, response: ServerResponse) => {
    const isTooMuch = isTooLate() || reads.isFull(request) || (poolFiguresOf(db)?.waiting ?? 0) > mostWaitingQueries;
    if (!isTooMuch || neverShed.has(request.url ?? '')) {
      reads.add(request, response);
      return false;
    }
    response.writeHead(503, headers).end(request.method === 'HEAD' ? undefined : body);
    app.metrics.shed();
    return true;
  });

  app.server.removeAllListeners('request').on('request', (request, response) => {
    if (!app.shed(request, response)) app.routing(request, response);
  });

  app.addHook('onListen', async () => {
    const any = await app.inject('/api/');
    const common = Object.entries(any.headers).filter(([name]) => !ofTheAnswer.has(name));
    headers = [
      ...common.flatMap(([name, value]) => [name, String(value)]),
      ...['content-type', 'application/json; charset=utf-8', 'content-length', String(body.length)],
      ...['cache-control', 'no-store', 'retry-after', String(retryAfter)],
    ];
  });
});
