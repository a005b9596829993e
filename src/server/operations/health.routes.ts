import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { Database } from '../database/database.ts';
import { tagRoutes } from '../http/api-description.ts';
import { Problem } from '../problem.ts';

/**
 * Whether the process is draining. It first reports that it is not ready, so that the load balancer sends no more
 * requests. Only later does it refuse connections.
 */
export interface Readiness {
  isDraining: boolean;
}

interface HealthOptions {
  readonly db: Database;
  readonly readiness: Readiness;
  /** Whether this server renders pages. If so, it is ready only once a page was rendered. */
  readonly rendersPages: boolean;
}

/** The page that must be rendered before the process is ready. It shows content of the database. */
const firstPage = '/resources';

/** Maximum wait for the database, in milliseconds. It is short, because the load balancer is waiting for the answer. */
const databaseTimeout = 2000;

const healthSchema = z.object({ status: z.literal('ok') });
const config = { access: 'anyone' } as const;

/**
 * GET /health says whether the process runs. A hosting platform restarts a process that fails this check. A restart
 * does not repair the database, so GET /health does not check it. GET /health/ready says whether the process can take
 * visitors now, and renders one page to be sure.
 */
export const healthRoutes: FastifyPluginAsyncZod<HealthOptions> = async (app, { db, readiness, rendersPages }) => {
  tagRoutes(app, 'Operation');
  let hasRendered = !rendersPages;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get(apiPaths.health, {
    config,
    schema: { summary: 'Health check', response: { 200: healthSchema } },
    handler: async () => ({ status: 'ok' as const }),
  });

  app.get(apiPaths.ready, {
    config,
    schema: {
      summary: 'Whether this process can take visitors',
      description:
        '503 while the database does not answer or only reads, while pages cannot be rendered, and from the moment the server is asked to stop.',
      response: { 200: healthSchema },
    },
    handler: async () => {
      if (readiness.isDraining) {
        throw new Problem('unavailable', 'The server is stopping. Please try again shortly.', { retryAfter: 2 });
      }
      db.requireSound();
      if (!(await answersInTime(db))) {
        throw new Problem('unavailable', 'The database does not answer. Please try again shortly.', { retryAfter: 2 });
      }
      hasRendered ||= (await app.inject(firstPage)).statusCode === 200;
      if (!hasRendered) {
        throw new Problem('unavailable', 'The pages cannot be shown. Build them again: npm run build', {
          retryAfter: 2,
        });
      }
      return { status: 'ok' as const };
    },
  });
};

function answersInTime(db: Database): Promise<boolean> {
  const tooLate = wait(databaseTimeout, false, { ref: false });
  return Promise.race([db.engine.isWritable(db).catch(() => false), tooLate]);
}
