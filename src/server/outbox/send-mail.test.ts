import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { testConfig } from '#tests/support/test-app.ts';
import { createSendMail } from './send-mail.ts';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());

const mail = { to: 'mere@example.com', subject: 'Kia ora', text: 'An invite.\nhttps://example.com/invite#x\n' };
const configured = (url: string) =>
  createSendMail(
    testConfig({ SMTP_URL: url, ENQUIRY_MAIL_TO: 'owner@example.com', ENQUIRY_MAIL_FROM: 'site@example.com' }),
  );

test('without a mail server there is nothing to send with', () => {
  expect(createSendMail(testConfig())).toBeUndefined();
});

test('an email reaches its recipient only, with subject and text', async () => {
  await configured(server.url)?.(mail);
  expect(server.received).toHaveLength(1);
  const [{ from, to, text }] = server.received as [(typeof server.received)[number]];
  expect({ from, to }).toEqual({ from: 'site@example.com', to: ['mere@example.com'] });
  expect(text).toContain('Subject: Kia ora');
  expect(text).toContain('https://example.com/invite#x');
});

test('an address cannot add a recipient', async () => {
  await configured(server.url)?.({ ...mail, to: 'mere@example.com, other@example.com' }).catch(() => {});
  await configured(server.url)?.({ ...mail, to: 'mere@example.com\r\nBcc: other@example.com' }).catch(() => {});
  expect(server.received.flatMap(({ to }) => to)).not.toContain('other@example.com');
});

test('a refusal and a server that does not answer reject', async () => {
  server.refuse(1);
  await expect(configured(server.url)?.(mail)).rejects.toThrow('Come back later');
  await expect(configured('smtp://127.0.0.1:1')?.(mail)).rejects.toThrow();
});
