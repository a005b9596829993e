import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { idParamsSchema } from '#shared/api/record-contract.ts';
import {
  calendarEntrySchema,
  calendarQuerySchema,
  scheduleSaveSchema,
  scheduleSchema,
  schedulesQuerySchema,
} from '#shared/api/schedule-contract.ts';
import { tagRoutes } from '../http/api-description.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { withTotal } from '../http/record-replies.ts';
import { listCalendar } from './calendar.service.ts';
import { type ContentParts, writerOf } from './content-parts.ts';
import { cancelPublication, listSchedules, publishDueArticles, schedulePublication } from './schedule.service.ts';

/** Milliseconds between two looks at the schedules. */
const lookInterval = 2000;

const config = { access: 'editor' } as const;
const articlePath = `${apiPaths.adminArticles}/:id/schedule`;

/**
 * The routes for articles that are published later. While the server listens, the articles that are due are published.
 */
export const scheduleRoutes: FastifyPluginAsyncZod<ContentParts> = async (app, parts) => {
  const { db, now, timeZone } = parts;
  tagRoutes(app, 'Desk: articles');
  app.get(apiPaths.adminSchedules, {
    config,
    schema: {
      summary: 'List the articles that are published later',
      description: 'The next one first, at most 100 in a response. X-Total-Count is the total number.',
      querystring: schedulesQuerySchema,
      response: { 200: z.array(scheduleSchema).describe('Schedules') },
    },
    handler: async (request, reply) => withTotal(reply, await listSchedules(db, request.query, timeZone)),
  });

  app.get(apiPaths.adminCalendar, {
    config,
    schema: {
      summary: 'List what was and will be published in a range of days',
      description:
        'By day and time of the site, at most 42 days and 100 entries in a response. X-Total-Count is the total number.',
      querystring: calendarQuerySchema,
      response: { 200: z.array(calendarEntrySchema).describe('Entries') },
    },
    handler: async (request, reply) =>
      withTotal(reply, await listCalendar(db, request.query, { now: now(), timeZone })),
  });

  app.put(articlePath, {
    config,
    schema: {
      summary: 'Publish an article later',
      description:
        'The date and time are in the time zone of the site. They replace an earlier choice. The date becomes the publish date of the article.',
      params: idParamsSchema,
      body: scheduleSaveSchema,
      response: { 200: scheduleSchema.describe('When the article is published'), ...problemResponses(404, 409) },
    },
    handler: async (request) => {
      const chosen = { id: request.params.id, chosen: request.body, timeZone };
      return schedulePublication(db, chosen, writerOf(request, parts));
    },
  });

  app.delete(articlePath, {
    config,
    schema: {
      summary: 'Do not publish an article later',
      description: 'The article stays a draft.',
      params: idParamsSchema,
      response: { 204: z.undefined().describe('No longer scheduled'), ...problemResponses(404, 409) },
    },
    handler: (request) => cancelPublication(db, request.params.id, writerOf(request, parts)),
  });

  publishWhenDue(app, parts);
};

function publishWhenDue(app: FastifyInstance, parts: ContentParts): void {
  const { now } = parts;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  app.addHook('onListen', async () => {
    const startedAt = now();
    const look = () => {
      running ??= publishDueArticles({ ...parts, now: now(), startedAt, log: app.log })
        .catch((error) => app.log.warn({ err: error }, 'the scheduled articles could not be read'))
        .finally(() => {
          running = undefined;
        });
    };
    timer = setInterval(look, lookInterval);
    timer.unref();
    look();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
}
