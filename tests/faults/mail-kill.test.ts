import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { registerAdministrator } from '#tests/support/administrator.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { startProduct } from '#tests/support/product-process.ts';

let directory = '';
let mail: MailServer;
beforeEach(async () => {
  directory = makeFolder();
  mail = await startMailServer();
});
afterEach(() => mail.stop());

test('an e-mail that the mail server has refused for now is sent after the server was killed', async () => {
  const settings = {
    DATA_DIR: directory,
    STARTER_CONTENT: 'false',
    SMTP_URL: mail.url,
    ENQUIRY_MAIL_TO: 'owner@example.com',
    ENQUIRY_MAIL_FROM: 'site@example.com',
  };
  const place = { databaseUrl: undefined, dataDirectory: directory };
  const first = await startProduct(settings);
  const { email } = await registerAdministrator(first.origin);
  mail.refuse(1);
  const answer = await fetch(first.origin + apiPaths.resetRequests, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  expect(answer.status).toBe(202);
  const db = await connectDatabase(place, 'may-create');
  const attempts = async () =>
    (await db.selectFrom('waiting_mails').select(['attempts', 'claim']).execute()).map(
      ({ attempts, claim }) => claim === null && attempts,
    );
  await expect.poll(attempts).toEqual([1]);
  await first.kill();
  expect(mail.received).toEqual([]);
  await db.updateTable('waiting_mails').set({ next_attempt_at: '2026-01-01T00:00:00.000Z' }).execute();
  await db.destroy();

  const second = await startProduct(settings);
  await expect.poll(() => mail.received.length).toBe(1);
  await second.kill();
  const [message] = mail.received;
  expect(message?.to).toEqual([email]);
  // The e-mail breaks long lines and marks each break with "=" at the end of the line.
  expect(message?.text.replace(/=\r?\n/g, '')).toMatch(/\/reset-password#[\w-]{43}/);
}, 120_000);
