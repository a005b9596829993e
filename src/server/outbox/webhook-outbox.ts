import {
  announcedArticleSchema,
  type Webhook,
  type WebhookDelivery,
  webhookDeliverySchema,
  webhookSchema,
} from '#shared/api/webhook-contract.ts';
import type { Config } from '../config/config.ts';
import { readWebhookKey } from '../config/setting-kinds.ts';
import { createOutbox, endDeliveries, type OutboxParts } from './outbox.ts';
import { createSignedPost, messageIdOf } from './signed-post.ts';
import { findWaitingWebhooks, findWebhook, type WebhookDeliveryRow, type WebhookRow } from './webhook.repository.ts';

type WebhookOutboxParts = OutboxParts & Pick<Config, 'webhookTargets' | 'siteUrl'>;

/** Creates the outbox that tells webhooks about articles. */
export function createWebhookOutbox(parts: WebhookOutboxParts) {
  const { db, now, webhookTargets: targets, siteUrl } = parts;
  return createOutbox(parts, 'webhook_deliveries', {
    name: 'the outbox of webhooks',
    senders: () => (targets === 'none' ? [] : findWaitingWebhooks(db)),
    async send(row, signal) {
      const webhook = await findWebhook(db, row.webhook_id);
      const key = webhook && readWebhookKey(webhook.secret);
      if (!key || targets === 'none') return undefined;
      const { id, event, occurred_at, article } = presentDelivery(row, siteUrl);
      const post = createSignedPost({ url: webhook.url, key }, targets);
      return post({ event, delivery_id: id, occurred_at, article }, { id, sentAt: now() }, signal);
    },
    ...endDeliveries(parts, 'webhook_deliveries', ({ webhook_id, event }) => ({ webhook: webhook_id, event })),
  });
}

export function presentWebhook(row: WebhookRow): Webhook {
  return webhookSchema.parse({ ...row, events: JSON.parse(row.events), is_active: row.is_active === 1 });
}

/** Returns a message as the API shows it and as the webhook receives it, with complete addresses. */
export function presentDelivery(row: WebhookDeliveryRow, siteUrl: string): WebhookDelivery {
  const article = row.article === null ? null : announcedArticleSchema.parse(JSON.parse(row.article));
  const announced = article && { ...article, url: article.url && new URL(article.url, siteUrl).href };
  return webhookDeliverySchema.parse({ ...row, id: messageIdOf(row.message_key), article: announced });
}
