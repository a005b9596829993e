import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { apiPaths } from '#domain/api-paths.ts';

import type { DatabaseSchema } from '../database/schema.ts';
import { problemResponses } from '../delivery/problem-responses.ts';
import { Problem } from '../problem.ts';

const healthSchema = z.object({ status: z.literal('ok') });

/** GET /health: whether the process lives and its database answers (specification 7). */
export const healthRoutes: FastifyPluginAsyncZod<{ db: Kysely<DatabaseSchema> }> = async (app, { db }) => {
  app.get(
    apiPaths.health,
    {
      config: { access: 'anyone' },
      schema: { tags: ['Operation'], summary: 'Health check', response: { 200: healthSchema, ...problemResponses() } },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      try {
        await sql`select 1`.execute(db);
      } catch {
        throw new Problem('unavailable', 'The database does not answer. Please try again shortly.', { retryAfter: 2 });
      }
      return { status: 'ok' as const };
    },
  );
};
