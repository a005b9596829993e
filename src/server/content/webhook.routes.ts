import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { idParamsSchema, pageLimitMaximum } from '#shared/api/record-contract.ts';
import {
  deliveryParamsSchema,
  webhookCreatedSchema,
  webhookDeliveriesQuerySchema,
  webhookDeliverySchema,
  webhookLogDays,
  webhookSaveSchema,
  webhookSchema,
} from '#shared/api/webhook-contract.ts';
import { requireAccount } from '../accounts/access.ts';
import { actorOf } from '../accounts/audit.repository.ts';
import type { Config } from '../config/config.ts';
import { readClock } from '../database/clock.ts';
import { workDaily } from '../database/daily-work.ts';
import type { Database } from '../database/database.ts';
import { etagOf, ifMatchHeaderSchema, parseIfMatch, totalCountHeader } from '../database/record-version.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { deleteWebhookDeliveriesBefore } from '../outbox/webhook.repository.ts';
import { createWebhookOutbox } from '../outbox/webhook-outbox.ts';
import {
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  queueAgain,
  queueTest,
  removeWebhook,
  requireWebhook,
  saveWebhook,
} from './webhook.service.ts';

interface WebhookOptions {
  readonly db: Database;
  readonly settings: Config;
  readonly now: () => Date;
}

const config = { access: 'admin' } as const;
const tags = ['Desk: settings'];
const recordPath = `${apiPaths.adminWebhooks}/:id`;
const day = 24 * 60 * 60 * 1000;

/** The webhooks that are told about articles: their routes, and the outbox that sends their messages. */
export const webhookRoutes: FastifyPluginAsyncZod<WebhookOptions> = async (app, { db, settings, now }) => {
  const outbox = createWebhookOutbox({ db, now, log: app.log, ...settings });
  const ignoreContent = db.onContentChange(() => void outbox.run());
  app.addHook('onListen', async () => outbox.start());
  app.addHook('onClose', async () => {
    ignoreContent();
    await outbox.stop();
  });
  workDaily(app, async () => {
    try {
      const { isTrusted } = await readClock(db, now());
      const oldest = new Date(now().getTime() - webhookLogDays * day);
      if (isTrusted) await deleteWebhookDeliveriesBefore(db, oldest.toISOString());
    } catch (error) {
      app.log.warn({ err: error }, 'old messages to webhooks could not be deleted');
    }
  });
  const writerOf = (request: FastifyRequest) => ({ now: now(), actor: actorOf(requireAccount(request)) });
  const targetOf = (request: FastifyRequest<{ Params: { id: number } }>) => ({
    id: request.params.id,
    expected: parseIfMatch(request.headers['if-match']),
  });

  app.get(
    apiPaths.adminWebhooks,
    {
      config,
      schema: {
        tags,
        summary: 'List webhooks',
        response: { 200: z.array(webhookSchema).describe('Webhooks'), ...problemResponses(401, 403) },
      },
    },
    () => listWebhooks(db),
  );

  app.post(
    apiPaths.adminWebhooks,
    {
      config,
      schema: {
        tags,
        summary: 'Add a webhook',
        description:
          'Its messages are JSON, signed with the secret as Standard Webhooks describes. The secret is not shown again.',
        body: webhookSaveSchema,
        response: {
          201: webhookCreatedSchema.describe('The webhook with its secret'),
          ...problemResponses(401, 403, 409, 413, 415, 422),
        },
      },
    },
    async (request, reply) => {
      const webhook = await createWebhook(db, settings, request.body, writerOf(request));
      return reply.status(201).header('etag', etagOf(webhook)).send(webhook);
    },
  );

  app.get(
    recordPath,
    {
      config,
      schema: {
        tags,
        summary: 'Read a webhook',
        params: idParamsSchema,
        response: { 200: webhookSchema.describe('The webhook'), ...problemResponses(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const webhook = await requireWebhook(db, request.params.id);
      return reply.header('etag', etagOf(webhook)).send(webhook);
    },
  );

  app.put(
    recordPath,
    {
      config,
      schema: {
        tags,
        summary: 'Change a webhook, or turn it on or off',
        description: 'Its secret stays. While it is off, no messages are added, and those that wait are not sent.',
        params: idParamsSchema,
        headers: ifMatchHeaderSchema,
        body: webhookSaveSchema,
        response: {
          200: webhookSchema.describe('The webhook'),
          ...problemResponses(401, 403, 404, 409, 412, 413, 415, 422),
        },
      },
    },
    async (request, reply) => {
      const webhook = await saveWebhook(db, settings, targetOf(request), request.body, writerOf(request));
      return reply.header('etag', etagOf(webhook)).send(webhook);
    },
  );

  app.delete(
    recordPath,
    {
      config,
      schema: {
        tags,
        summary: 'Delete a webhook with its log',
        params: idParamsSchema,
        headers: ifMatchHeaderSchema,
        response: {
          204: z.undefined().describe('It is deleted.'),
          ...problemResponses(401, 403, 404, 409, 412, 413, 415, 422),
        },
      },
    },
    async (request, reply) => {
      await removeWebhook(db, settings, targetOf(request), writerOf(request));
      return reply.status(204).send();
    },
  );

  app.post(
    `${recordPath}/test`,
    {
      config,
      schema: {
        tags,
        summary: 'Send a test message to a webhook',
        description: 'The log says whether it arrived.',
        params: idParamsSchema,
        response: {
          202: webhookDeliverySchema.describe('The message, which is being sent'),
          ...problemResponses(401, 403, 404, 409, 413, 415, 422),
        },
      },
    },
    async (request, reply) => {
      const delivery = await queueTest(db, settings, request.params.id, writerOf(request));
      void outbox.run();
      return reply.status(202).send(delivery);
    },
  );

  app.get(
    `${recordPath}/deliveries`,
    {
      config,
      schema: {
        tags,
        summary: 'List messages to a webhook',
        description: `Newest first, for ${webhookLogDays} days. X-Total-Count is the total number.`,
        params: idParamsSchema,
        querystring: webhookDeliveriesQuerySchema,
        response: { 200: z.array(webhookDeliverySchema).describe('Messages'), ...problemResponses(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { limit = pageLimitMaximum, skip = 0 } = request.query;
      const { deliveries, total } = await listWebhookDeliveries(db, settings, request.params.id, { limit, skip });
      return reply.header(totalCountHeader, total).send(deliveries);
    },
  );

  app.post(
    `${recordPath}/deliveries/:delivery/resend`,
    {
      config,
      schema: {
        tags,
        summary: 'Send a message to a webhook again',
        description: 'It keeps its id, so that the receiver can recognise it.',
        params: deliveryParamsSchema,
        response: {
          202: webhookDeliverySchema.describe('The message, which is being sent'),
          ...problemResponses(401, 403, 404, 409, 413, 415, 422),
        },
      },
    },
    async (request, reply) => {
      const delivery = await queueAgain(db, settings, request.params, now());
      void outbox.run();
      return reply.status(202).send(delivery);
    },
  );
};
