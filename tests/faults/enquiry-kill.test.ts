import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { enquiryFormSchema } from '#shared/api/enquiry-contract.ts';
import { untilFormIsOldEnough } from '#tests/support/enquiry-sender.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/support/webhook-receiver.ts';

const entry = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));
const secret = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
let directory = '';
let receiver: WebhookReceiver;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'bellbird-kill-'));
  receiver = await startWebhookReceiver();
});
afterEach(async () => {
  await receiver.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** Starts the built product. `kill` ends it without a warning, as a power cut would. */
async function start() {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      PORT: String(port),
      DATA_DIR: directory,
      STARTER_CONTENT: 'false',
      ENQUIRY_WEBHOOK_URL: receiver.url,
      ENQUIRY_WEBHOOK_SECRET: secret,
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const answers = async () => (await fetch(`${origin}/health`).catch(() => undefined))?.ok === true;
  await expect.poll(answers, { timeout: 20_000 }).toBe(true);
  return {
    origin,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

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
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(2);
  await second.kill();
  const identifiers = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(identifiers[0]).toBe(identifiers[1]);
});
