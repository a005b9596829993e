import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { idParamsSchema, rangeQuerySchema } from '#shared/api/record-contract.ts';
import {
  deliveryParamsSchema,
  webhookCreatedSchema,
  webhookDeliverySchema,
  webhookLogDays,
  webhookSaveSchema,
  webhookSchema,
} from '#shared/api/webhook-contract.ts';
import type { Config } from '../config/config.ts';
import { daysBefore, deleteBefore, deleteDaily } from '../database/daily-work.ts';
import { tagRoutes } from '../http/api-description.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { ofTarget, targetOf, withEtag, withTotal } from '../http/record-replies.ts';
import { runWithServer } from '../outbox/outbox.ts';
import { createWebhookOutbox } from '../outbox/webhook-outbox.ts';
import { type ContentParts, writerOf } from './content-parts.ts';
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

type WebhookParts = ContentParts & { readonly settings: Config };

const config = { access: 'admin' } as const;
const recordPath = `${apiPaths.adminWebhooks}/:id`;

/** The webhooks that are told about articles: their routes, and the outbox that sends their messages. */
export const webhookRoutes: FastifyPluginAsyncZod<WebhookParts> = async (app, parts) => {
  tagRoutes(app, 'Desk: settings');
  const { db, settings, now } = parts;
  const outbox = createWebhookOutbox({ db, now, log: app.log, ...settings });
  app.addHook(
    'onClose',
    db.onContentChange(() => void outbox.run()),
  );
  runWithServer(app, outbox);
  deleteDaily(app, parts, 'old messages to webhooks', (moment) =>
    deleteBefore(db, 'webhook_deliveries', 'updated_at', daysBefore(moment, webhookLogDays)),
  );

  app.get(apiPaths.adminWebhooks, {
    config,
    schema: {
      summary: 'List webhooks',
      response: { 200: z.array(webhookSchema).describe('Webhooks') },
    },
    handler: () => listWebhooks(db),
  });

  app.post(apiPaths.adminWebhooks, {
    config,
    schema: {
      summary: 'Add a webhook',
      description:
        'Its messages are JSON, signed with the secret as Standard Webhooks describes. The secret is not shown again.',
      body: webhookSaveSchema,
      response: { 201: webhookCreatedSchema.describe('The webhook with its secret'), ...problemResponses(409) },
    },
    handler: async (request, reply) =>
      withEtag(reply, await createWebhook(db, settings, request.body, writerOf(request, parts))),
  });

  app.get(recordPath, {
    config,
    schema: {
      summary: 'Read a webhook',
      params: idParamsSchema,
      response: { 200: webhookSchema.describe('The webhook'), ...problemResponses(404) },
    },
    handler: async (request, reply) => withEtag(reply, await requireWebhook(db, request.params.id)),
  });

  app.put(recordPath, {
    config,
    schema: {
      summary: 'Change a webhook, or turn it on or off',
      description: 'Its secret stays. While it is off, no messages are added, and those that wait are not sent.',
      ...ofTarget,
      body: webhookSaveSchema,
      response: { 200: webhookSchema.describe('The webhook'), ...problemResponses(404, 409, 412) },
    },
    handler: async (request, reply) =>
      withEtag(reply, await saveWebhook(db, settings, targetOf(request), request.body, writerOf(request, parts))),
  });

  app.delete(recordPath, {
    config,
    schema: {
      summary: 'Delete a webhook with its log',
      ...ofTarget,
      response: { 204: z.undefined().describe('It is deleted.'), ...problemResponses(404, 409, 412) },
    },
    handler: (request) => removeWebhook(db, settings, targetOf(request), writerOf(request, parts)),
  });

  app.post(`${recordPath}/test`, {
    config,
    schema: {
      summary: 'Send a test message to a webhook',
      description: 'The log says whether it arrived.',
      params: idParamsSchema,
      response: {
        202: webhookDeliverySchema.describe('The message, which is being sent'),
        ...problemResponses(404, 409),
      },
    },
    handler: async (request) => {
      const delivery = await queueTest(db, settings, request.params.id, writerOf(request, parts));
      void outbox.run();
      return delivery;
    },
  });

  app.get(`${recordPath}/deliveries`, {
    config,
    schema: {
      summary: 'List messages to a webhook',
      description: `Newest first, for ${webhookLogDays} days. X-Total-Count is the total number.`,
      params: idParamsSchema,
      querystring: rangeQuerySchema,
      response: { 200: z.array(webhookDeliverySchema).describe('Messages'), ...problemResponses(404) },
    },
    handler: async (request, reply) =>
      withTotal(reply, await listWebhookDeliveries(db, settings, request.params.id, request.query)),
  });

  app.post(`${recordPath}/deliveries/:delivery/resend`, {
    config,
    schema: {
      summary: 'Send a message to a webhook again',
      description: 'It keeps its id, so that the receiver can recognise it.',
      params: deliveryParamsSchema,
      response: {
        202: webhookDeliverySchema.describe('The message, which is being sent'),
        ...problemResponses(404, 409),
      },
    },
    handler: async (request) => {
      const delivery = await queueAgain(db, settings, request.params, now());
      void outbox.run();
      return delivery;
    },
  });
};
