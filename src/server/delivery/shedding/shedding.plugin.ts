import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Kysely } from 'kysely';
import { apiPaths } from '#domain/api-paths.ts';
import { poolFiguresOf } from '../../database/pool-figures.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { takeTurns } from './connection-turns.ts';
import { createRefusal } from './quick-refusal.ts';
import { createReadsUnderWay } from './reads-under-way.ts';
import { createTurnBudget } from './turn-budget.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers a request at once with 503 when there is more to do than can be done, or the server ends; says whether it did. */
    shed(request: IncomingMessage, response: ServerResponse): boolean;
  }
}

/** Queries that may wait for a connection; more would wait longer than a visitor does. */
const mostWaitingQueries = 100;

const retryAfter = 2;

/** A balancer that hears 503 here would send everybody to the next process. */
const neverShed: ReadonlySet<string> = new Set([apiPaths.health, apiPaths.ready]);

interface SheddingOptions {
  readonly db: Kysely<DatabaseSchema>;
  readonly sheds: boolean;
}

const tooMuch = 'There is more to do than can be done just now. Please try again in a few seconds.';
const closing = 'The server is stopping. Please try again shortly.';

/**
 * Sheds load in front of the router (security catalogue 26), at a fraction of what an answer costs; pages that lie ready
 * are given all the same, since that costs no more.
 */
export const shedding = fastifyPlugin(async (app: FastifyInstance, { db, sheds }: SheddingOptions) => {
  const isTooLate = createTurnBudget();
  const reads = createReadsUnderWay();
  let isClosing = false;
  let refuse = createRefusal({ detail: tooMuch, retryAfter, closes: false }, {});
  let turnAway = createRefusal({ detail: closing, retryAfter, closes: true }, {});

  app.decorate('shed', (request: IncomingMessage, response: ServerResponse) => {
    if (isClosing) {
      turnAway(request, response);
      return true;
    }
    const isTooMuch = isTooLate() || reads.isFull(request) || (poolFiguresOf(db)?.waiting ?? 0) > mostWaitingQueries;
    if (!sheds || !isTooMuch || neverShed.has(request.url ?? '')) {
      reads.add(request, response);
      return false;
    }
    refuse(request, response);
    app.metrics.shed();
    return true;
  });

  const listener = takeTurns((request, response) => {
    if (!app.shed(request, response)) app.routing(request, response);
  });
  app.server.removeAllListeners('request').on('request', listener);

  app.addHook('onListen', async () => {
    const { headers } = await app.inject('/api/');
    refuse = createRefusal({ detail: tooMuch, retryAfter, closes: false }, headers);
    turnAway = createRefusal({ detail: closing, retryAfter, closes: true }, headers);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
  });
});
