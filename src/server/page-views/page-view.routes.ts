import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { apiPaths } from '#domain/api-paths.ts';
import { dateInZone } from '#domain/dates.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { addPageViews } from './page-view.repository.ts';
import { createPageViewCounter, pageViewSchema } from './page-view-counter.ts';

interface PageViewOptions {
  readonly db: Kysely<DatabaseSchema>;
  readonly timeZone: string;
  readonly now: () => Date;
}

/** Milliseconds between two writes of the counts. They are also written when the server stops. */
const writeInterval = 5000;

/** POST /api/analytics/page-view: counts a page load by day and path (product 12.1). */
export const pageViewRoutes: FastifyPluginAsyncZod<PageViewOptions> = async (app, { db, timeZone, now }) => {
  const counter = createPageViewCounter();

  const write = async () => {
    const counts = counter.take();
    try {
      await addPageViews(db, counts);
    } catch (error) {
      app.log.warn({ err: error, lost: counts.length }, 'page views could not be written');
    }
  };
  const timer = setInterval(write, writeInterval);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });

  app.post(
    apiPaths.pageView,
    {
      config: { access: 'anyone' },
      bodyLimit: 2048,
      schema: {
        tags: ['Analytics'],
        summary: 'Count a page view',
        description:
          'No cookie, no identifier: one is added to the count of the day, the path, the variant and the referring host.',
        body: pageViewSchema,
        response: { 204: z.null().describe('Counted.'), ...problemResponses(413, 415, 422) },
      },
    },
    async (request, reply) => {
      counter.count(dateInZone(timeZone, now()), request.body);
      return reply.status(204).send(null);
    },
  );
};
