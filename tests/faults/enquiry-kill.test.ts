import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { enquiryFormSchema } from '#shared/api/enquiry-contract.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { untilFormIsOldEnough } from '#tests/support/enquiry-sender.ts';
import { startProduct } from '#tests/support/product-process.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/support/webhook-receiver.ts';

const secret = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
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
    ENQUIRY_WEBHOOK_URL: receiver.url,
    ENQUIRY_WEBHOOK_SECRET: secret,
  });

/** Ends all leases in the outbox, so that another process may send the entries. */
async function endLeases(): Promise<void> {
  const db = await connectDatabase({ databaseUrl: undefined, dataDirectory: directory }, 'may-create');
  await db.updateTable('enquiry_deliveries').set({ claimed_until: '2026-01-01T00:00:00.000Z' }).execute();
  await db.destroy();
}

test('an acknowledged enquiry is delivered even when the process was killed while sending it', async () => {
  receiver.answer(204, new Promise(() => {}));
  const first = await start();
  const form = enquiryFormSchema.parse(await (await fetch(first.origin + apiPaths.enquiryForm)).json());
  await untilFormIsOldEnough();
  const answer = await fetch(first.origin + apiPaths.enquiries, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Aroha',
      email: 'aroha@example.co.nz',
      message: 'Hello',
      consent: true,
      locale: 'en',
      ...form,
    }),
  });
  expect(answer.status).toBe(201);
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
