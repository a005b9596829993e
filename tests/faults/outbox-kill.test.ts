import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { enquiryFormSchema } from '#shared/api/enquiry-contract.ts';
import { webhookCreatedSchema } from '#shared/api/webhook-contract.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { createContentFactories, sendToOrigin } from '#tests/support/content-factories.ts';
import { untilFormIsOldEnough } from '#tests/support/enquiry-sender.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/support/webhook-receiver.ts';
import { medianOf } from './support/figures.ts';

const articles = 12;
let directory = '';
let receiver: WebhookReceiver;
beforeEach(async () => {
  directory = makeFolder();
  receiver = await startWebhookReceiver();
});
afterEach(() => receiver.stop());

const start = () =>
  startProduct({
    DATA_DIR: directory,
    LOG_LEVEL: 'silent',
    STARTER_CONTENT: 'false',
    WEBHOOK_TARGETS: 'any',
    ENQUIRY_WEBHOOK_URL: receiver.url,
    ENQUIRY_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 3).toString('base64')}`,
  });
const heard = () => receiver.received.map(({ body }) => JSON.parse(body));

/** Ends all leases in the outbox, so that another process may send the messages. */
async function endLeases(): Promise<void> {
  const db = await connectDatabase({ databaseUrl: undefined, dataDirectory: directory }, 'may-create');
  const ended = { claimed_until: '2026-01-01T00:00:00.000Z' };
  await db.updateTable('webhook_deliveries').set(ended).execute();
  await db.updateTable('enquiry_deliveries').set(ended).execute();
  await db.destroy();
}

test('tells of each published article soon, and of none twice or never when the process is killed', async () => {
  const first = await start();
  const { token } = await registerAdministrator(first.origin);
  const send = sendToOrigin(first.origin, token);
  const added = await send('POST', apiPaths.adminWebhooks, { url: receiver.url, events: ['article.published'] });
  const { secret } = webhookCreatedSchema.parse(added.body);
  const make = createContentFactories(send);
  const published: number[] = [];
  const waits: number[] = [];
  for (let count = 1; count <= articles; count += 1) {
    const { id } = await make.article({ is_published: true });
    const answered = performance.now();
    await expect.poll(() => heard().map(({ article }) => article.id), { interval: 5, timeout: 10_000 }).toContain(id);
    waits.push(performance.now() - answered);
    published.push(id);
  }
  expect(medianOf(waits)).toBeLessThan(2000);

  // The process is killed while one message is being sent and others wait.
  receiver.answer(204, new Promise(() => {}));
  for (let count = 1; count <= 3; count += 1) published.push((await make.article({ is_published: true })).id);
  await expect.poll(() => receiver.received.length).toBe(articles + 1);
  await first.kill();
  await endLeases();
  receiver.answer(204);
  const second = await start();
  await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(articles + 4);
  await second.kill();

  const byId = new Map(heard().map(({ delivery_id, article }) => [delivery_id, article.id]));
  expect([...byId.values()]).toEqual(published);
  for (const { body, headers } of receiver.received) expect(new Webhook(secret).verify(body, headers)).toBeDefined();
}, 180_000);

test('an acknowledged enquiry is delivered even when the process was killed while sending it', async () => {
  receiver.answer(204, new Promise(() => {}));
  const first = await start();
  const form = enquiryFormSchema.parse(await (await fetch(first.origin + apiPaths.enquiryForm)).json());
  await untilFormIsOldEnough();
  const details = { name: 'Aroha', email: 'aroha@example.co.nz', message: 'Hello', consent: true, locale: 'en' };
  const sent = await sendToOrigin(first.origin, '')('POST', apiPaths.enquiries, { ...details, ...form });
  expect(sent.status).toBe(201);
  await expect.poll(() => receiver.received.length).toBe(1);
  await first.kill();
  await endLeases();
  receiver.answer(204);
  const second = await start();
  await expect.poll(() => receiver.received.length).toBe(2);
  await second.kill();
  const identifiers = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(identifiers[0]).toBe(identifiers[1]);
}, 120_000);
