import { randomBytes } from 'node:crypto';
import type { AuditAction } from '#shared/api/audit-contract.ts';
import { pageLimitMaximum, type RangeQuery } from '#shared/api/record-contract.ts';
import {
  testEvent,
  type Webhook,
  type WebhookCreated,
  type WebhookDelivery,
  type WebhookSave,
  webhooksMaximum,
} from '#shared/api/webhook-contract.ts';
import { insertAuditEntry } from '../accounts/audit.repository.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { deleteRecord, missingRecord, type RecordTarget, refusedWrite } from '../database/record-version.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import { isPrivateHost } from '../outbox/signed-post.ts';
import {
  findWebhook,
  findWebhookDeliveries,
  findWebhooks,
  insertWebhook,
  insertWebhookDeliveries,
  retryWebhookDelivery,
  updateWebhook,
} from '../outbox/webhook.repository.ts';
import { presentDelivery, presentWebhook } from '../outbox/webhook-outbox.ts';
import { recordServiceChanges } from '../pages/outside-services.ts';
import { invalidField, Problem } from '../problem.ts';
import { type ContentWriter, inContentTransaction } from './content-transaction.ts';

const privateAddress =
  'This address is in a private network. Use one that the internet reaches, or ask whoever hosts this site to set WEBHOOK_TARGETS=any.';

export async function listWebhooks(db: Queryable): Promise<Webhook[]> {
  return (await findWebhooks(db)).map(presentWebhook);
}

/** Returns a webhook. Throws a 404 when there is none. */
export async function requireWebhook(db: Queryable, id: number): Promise<Webhook> {
  const row = await findWebhook(db, id);
  if (!row) throw missingRecord('webhook');
  return presentWebhook(row);
}

/** Adds a webhook with a new secret. Throws a 409 when there are too many, and a 422 for a private address. */
export async function createWebhook(
  db: Database,
  settings: Config,
  save: WebhookSave,
  writer: ContentWriter,
): Promise<WebhookCreated> {
  requireReachable(settings, save);
  const now = writer.now.toISOString();
  // The page Trust names the hosts of webhooks, so their changes are changes of content.
  return inContentTransaction(db, async (transaction) => {
    if ((await findWebhooks(transaction)).length >= webhooksMaximum)
      throw new Problem('conflict', `There can be at most ${webhooksMaximum} webhooks. Delete one first.`);
    const row = await insertWebhook(transaction, {
      url: save.url,
      events: JSON.stringify(save.events),
      secret: `whsec_${randomBytes(32).toString('base64')}`,
      is_active: save.is_active === false ? 0 : 1,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await record(transaction, settings, writer, { action: 'created', url: row.url });
    return { ...presentWebhook(row), secret: row.secret };
  });
}

/** Changes a webhook. Its secret stays. Throws a 412 for a stale version. */
export async function saveWebhook(
  db: Database,
  settings: Config,
  target: RecordTarget,
  save: WebhookSave,
  writer: ContentWriter,
): Promise<Webhook> {
  requireReachable(settings, save);
  return inContentTransaction(db, async (transaction) => {
    const row = await updateWebhook(transaction, target, save, writer.now.toISOString());
    if (!row) throw refusedWrite('webhook', (await findWebhook(transaction, target.id)) !== undefined);
    await record(transaction, settings, writer, { action: 'updated', url: row.url });
    return presentWebhook(row);
  });
}

/** Deletes a webhook with its log. Messages that wait are not sent. Throws a 412 for a stale version. */
export async function removeWebhook(
  db: Database,
  settings: Config,
  target: RecordTarget,
  writer: ContentWriter,
): Promise<void> {
  await inContentTransaction(db, async (transaction) => {
    const row = await findWebhook(transaction, target.id);
    if (!row || !(await deleteRecord(transaction, 'webhooks', target)))
      throw refusedWrite('webhook', row !== undefined);
    await record(transaction, settings, writer, { action: 'deleted', url: row.url });
  });
}

/** Queues a test message to a webhook. Throws a 409 when it is off. */
export async function queueTest(
  db: Queryable,
  { siteUrl }: Config,
  id: number,
  writer: ContentWriter,
): Promise<WebhookDelivery> {
  return db.transaction().execute(async (transaction) => {
    await requireActive(transaction, id);
    const message = { webhook_id: id, event: testEvent, article: null } as const;
    const [row] = await insertWebhookDeliveries(transaction, [message], writer.now.toISOString());
    if (!row) throw missingRecord('delivery');
    return presentDelivery(row, siteUrl);
  });
}

/** Returns messages to a webhook, the newest first. Throws a 404 when there is no such webhook. */
export async function listWebhookDeliveries(
  db: Queryable,
  { siteUrl }: Config,
  id: number,
  { limit = pageLimitMaximum, skip = 0 }: RangeQuery,
): Promise<{ rows: WebhookDelivery[]; total: number }> {
  await requireWebhook(db, id);
  const { rows, total } = await findWebhookDeliveries(db, id, { limit, skip });
  return { rows: rows.map((row) => presentDelivery(row, siteUrl)), total };
}

/** Queues a message again under its own id. Throws a 404 when there is none, and a 409 when the webhook is off. */
export async function queueAgain(
  db: Queryable,
  { siteUrl }: Config,
  { id, delivery }: { readonly id: number; readonly delivery: string },
  now: Date,
): Promise<WebhookDelivery> {
  await requireActive(db, id);
  const target = { webhookId: id, messageKey: delivery.replace(/^msg_/, '') };
  const row = await retryWebhookDelivery(db, target, now.toISOString());
  if (!row) throw missingRecord('delivery');
  return presentDelivery(row, siteUrl);
}

async function requireActive(db: Queryable, id: number): Promise<void> {
  const { is_active } = await requireWebhook(db, id);
  if (!is_active) throw new Problem('conflict', 'This webhook is off. Turn it on first.');
}

function requireReachable({ webhookTargets }: Config, { url }: WebhookSave): void {
  if (webhookTargets !== 'any' && isPrivateHost(new URL(url).hostname)) throw invalidField('url', privateAddress);
}

/** Records a change of a webhook in the change history and, because Trust names its host, among the changes there. */
async function record(
  transaction: Transaction,
  config: Config,
  { now, actor }: ContentWriter,
  { action, url }: { readonly action: AuditAction; readonly url: string },
): Promise<void> {
  // Only the host is recorded, because the rest of an address can be a secret.
  const title = `Webhook to ${new URL(url).host}`;
  await insertAuditEntry(transaction, { at: now, actor, kind: 'setting', action, record: { id: null, title } });
  await recordServiceChanges(transaction, config, now);
}
