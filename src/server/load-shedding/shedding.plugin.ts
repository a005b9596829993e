import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { apiPaths } from '#domain/api-paths.ts';
import type { Database } from '../database/database.ts';
import { takeTurns } from './connection-turns.ts';
import { createRefusal } from './quick-refusal.ts';
import { createReadsUnderWay } from './reads-under-way.ts';
import { createShortTurns } from './short-turns.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Begins the work for a request, now or in one of the next turns of the event loop; or answers at once with 503 when
     * there is more to do than can be done, or the server ends.
     */
    admit(request: IncomingMessage, response: ServerResponse, work: () => void): void;
  }
}

/** Queries that may wait for a connection; more would wait longer than a visitor does. */
const mostWaitingQueries = 100;

const retryAfter = 2;

/** A balancer that hears 503 here would send everybody to the next process. */
const neverShed: ReadonlySet<string> = new Set([apiPaths.health, apiPaths.ready]);

interface SheddingOptions {
  readonly db: Database;
  readonly sheds: boolean;
}

const tooMuch = 'There is more to do than can be done just now. Please try again in a few seconds.';
const closing = 'The server is stopping. Please try again shortly.';

/**
 * Sheds load in front of the router (security catalogue 26), at a fraction of what an answer costs; pages that lie ready
 * are given all the same, since that costs no more.
 */
export const shedding = fastifyPlugin(async (app: FastifyInstance, { db, sheds }: SheddingOptions) => {
  const turns = createShortTurns();
  const reads = createReadsUnderWay();
  let isClosing = false;
  let refuse = createRefusal({ detail: tooMuch, retryAfter, closes: false }, {});
  let turnAway = createRefusal({ detail: closing, retryAfter, closes: true }, {});

  app.decorate('admit', (request: IncomingMessage, response: ServerResponse, work: () => void) => {
    if (isClosing) return turnAway(request, response);
    const isVital = neverShed.has(request.url ?? '');
    if (!sheds || isVital) return work();
    const isTooMuch = turns.isTooLate() || reads.isFull(request) || (db.pool?.waiting ?? 0) > mostWaitingQueries;
    if (isTooMuch) {
      refuse(request, response);
      app.metrics.shed();
      return;
    }
    reads.add(request, response);
    turns.begin(() => {
      // Who has gone meanwhile needs no answer.
      if (request.socket.destroyed) reads.drop(response);
      else work();
    });
  });

  const listener = takeTurns((request, response) => {
    app.admit(request, response, () => app.routing(request, response));
  });
  app.server.removeAllListeners('request').on('request', listener);
  app.server.on('connection', turns.noteArrival);

  app.addHook('onListen', async () => {
    const { headers } = await app.inject('/api/');
    refuse = createRefusal({ detail: tooMuch, retryAfter, closes: false }, headers);
    turnAway = createRefusal({ detail: closing, retryAfter, closes: true }, headers);
  });
  app.addHook('preClose', async () => {
    isClosing = true;
  });
});
