import type { Insertable, Selectable } from 'kysely';
import type { AnnouncedArticle, WebhookSave } from '#shared/api/webhook-contract.ts';
import { countRows } from '../database/read-rows.ts';
import { type RecordTarget, versionIsExpected } from '../database/record-version.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import type { WebhookDeliveryTable, WebhookTable } from '../database/tables/server-tables.ts';
import { waitingAt } from './outbox.repository.ts';

export type WebhookRow = Selectable<WebhookTable>;
export type WebhookDeliveryRow = Selectable<WebhookDeliveryTable>;

export function findWebhooks(db: Queryable): Promise<WebhookRow[]> {
  return db.selectFrom('webhooks').selectAll().orderBy('id').execute();
}

export function findWebhook(db: Queryable, id: number): Promise<WebhookRow | undefined> {
  return db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
}

export function insertWebhook(transaction: Transaction, row: Insertable<WebhookTable>): Promise<WebhookRow> {
  return transaction.insertInto('webhooks').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Overwrites a webhook if its version is one of `expected`. Returns `undefined` if nothing was written. */
export function updateWebhook(
  transaction: Transaction,
  { id, expected }: RecordTarget,
  { url, events, is_active }: WebhookSave,
  now: string,
): Promise<WebhookRow | undefined> {
  return transaction
    .updateTable('webhooks')
    .set((eb) => ({
      url,
      events: JSON.stringify(events),
      ...(is_active !== undefined && { is_active: is_active ? 1 : 0 }),
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where((eb) => versionIsExpected(eb, expected))
    .returningAll()
    .executeTakeFirst();
}

/** What a webhook is told, without what the outbox needs. */
export interface WebhookMessage {
  readonly webhook_id: number;
  readonly event: WebhookDeliveryRow['event'];
  readonly article: AnnouncedArticle | null;
}

const rowsPerQuery = 200;

/** Queues messages. They are due at once. */
export async function insertWebhookDeliveries(
  transaction: Transaction,
  messages: readonly WebhookMessage[],
  now: string,
): Promise<WebhookDeliveryRow[]> {
  const inserted: WebhookDeliveryRow[] = [];
  for (let start = 0; start < messages.length; start += rowsPerQuery) {
    const rows = messages.slice(start, start + rowsPerQuery).map(({ article, ...message }) => ({
      ...message,
      ...waitingAt(now),
      article: article && JSON.stringify(article),
      occurred_at: now,
      state: 'waiting' as const,
      status: null,
      last_error: null,
      updated_at: now,
    }));
    inserted.push(...(await transaction.insertInto('webhook_deliveries').values(rows).returningAll().execute()));
  }
  return inserted;
}

/** Returns the ids of the webhooks that are on and have messages waiting. */
export async function findWaitingWebhooks(db: Queryable): Promise<number[]> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .select('webhooks.id')
    .distinct()
    .where('webhook_deliveries.state', '=', 'waiting')
    .where('webhooks.is_active', '=', 1)
    .execute();
  return rows.map(({ id }) => id);
}

/** Milliseconds for which a message may wait before its webhook counts as failing. */
const patience = 60 * 60 * 1000;

/** Returns the webhooks that are on and whose latest message was given up or has waited for more than an hour. */
export async function findFailingWebhooks(db: Queryable, now: Date) {
  const late = new Date(now.getTime() - patience).toISOString();
  const rows = await db
    .selectFrom('webhooks')
    .innerJoin('webhook_deliveries as delivery', 'delivery.webhook_id', 'webhooks.id')
    .select(['webhooks.id', 'webhooks.url', 'delivery.last_error'])
    .where('webhooks.is_active', '=', 1)
    .where('delivery.state', '<>', 'delivered')
    .where('delivery.id', '=', (eb) =>
      eb
        .selectFrom('webhook_deliveries as latest')
        .select('latest.id')
        .whereRef('latest.webhook_id', '=', 'webhooks.id')
        .where((where) => where.or([where('state', '<>', 'waiting'), where('occurred_at', '<=', late)]))
        .orderBy('latest.updated_at', 'desc')
        .orderBy('latest.id', 'desc')
        .limit(1),
    )
    .orderBy('webhooks.id')
    .execute();
  return rows.map(({ id, url, last_error }) => ({
    id,
    host: new URL(url).host,
    reason: last_error ?? 'Nothing was sent for more than an hour',
  }));
}

/** Returns messages to a webhook, the newest first, and their total number. */
export async function findWebhookDeliveries(
  db: Queryable,
  webhookId: number,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): Promise<{ rows: WebhookDeliveryRow[]; total: number }> {
  const all = db.selectFrom('webhook_deliveries').where('webhook_id', '=', webhookId);
  const rows = await all.selectAll().orderBy('id', 'desc').limit(limit).offset(skip).execute();
  return { rows, total: await countRows(all) };
}

/** Queues a message that is not being sent again. It keeps its key. Returns `undefined` if there is none. */
export function retryWebhookDelivery(
  db: Queryable,
  { webhookId, messageKey }: { readonly webhookId: number; readonly messageKey: string },
  now: string,
): Promise<WebhookDeliveryRow | undefined> {
  return db
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now, updated_at: now })
    .where('webhook_id', '=', webhookId)
    .where('message_key', '=', messageKey)
    .returningAll()
    .executeTakeFirst();
}
