import { announcedArticleSchema, type WebhookDelivery } from '#shared/api/webhook-contract.ts';
import type { Config } from '../config/config.ts';
import { readWebhookKey } from '../config/setting-kinds.ts';
import { reasonOf } from './delivery-worker.ts';
import { attemptMaximum, createOutbox, type OutboxLoop, type OutboxParts } from './outbox.ts';
import { createSignedPost, isFinalAnswer, messageIdOf, RefusedMessageError } from './signed-post.ts';
import { endWebhookAttempt, findWaitingWebhooks, findWebhook, type WebhookDeliveryRow } from './webhook.repository.ts';

type WebhookOutboxParts = OutboxParts & Pick<Config, 'webhookTargets' | 'siteUrl'>;

/** Creates the outbox that tells webhooks about articles. */
export function createWebhookOutbox(parts: WebhookOutboxParts): OutboxLoop {
  const { db, now, log, webhookTargets: targets, siteUrl } = parts;
  const time = () => now().toISOString();
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
    endSent: (row, status) =>
      endWebhookAttempt(db, row, {
        state: 'delivered',
        status: status ?? null,
        last_error: null,
        updated_at: time(),
      }),
    endFailed(row, error, retryAt) {
      const { webhook_id: webhook, event, attempts } = row;
      log.warn({ webhook, event, attempts }, 'a webhook did not accept a message');
      return endWebhookAttempt(db, row, {
        state: retryAt ? 'waiting' : 'failed',
        status: error instanceof RefusedMessageError ? error.status : null,
        last_error: reasonOf(error),
        updated_at: time(),
        ...(retryAt && { next_attempt_at: retryAt.toISOString() }),
      });
    },
    isFinal: isFinalAnswer,
    attemptMaximum: () => attemptMaximum,
  });
}

/** Returns a message as the API shows it and as the webhook receives it, with complete addresses. */
export function presentDelivery(row: WebhookDeliveryRow, siteUrl: string): WebhookDelivery {
  const { message_key, event, occurred_at, article, state, status, attempts, last_error, updated_at } = row;
  const announced = article === null ? null : announcedArticleSchema.parse(JSON.parse(article));
  return {
    id: messageIdOf(message_key),
    event,
    occurred_at,
    article: announced && { ...announced, url: announced.url && new URL(announced.url, siteUrl).href },
    state,
    status,
    attempts,
    last_error,
    updated_at,
  };
}
