import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readWebhookKey } from '#server/config/setting-kinds.ts';
import { createFormTokens, receiveEnquiry } from '#server/enquiries/receive-enquiry.service.ts';
import { createEmailChannel, createWebhookChannel, type DeliveryChannel } from '#server/outbox/delivery-channels.ts';
import { createDeliveryWorker } from '#server/outbox/delivery-worker.ts';
import { claimNext } from '#server/outbox/outbox.repository.ts';
import { attemptMaximum } from '#server/outbox/outbox-limits.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type Enquiry, enquirySchema, enquirySubmissionSchema } from '#shared/api/enquiry-contract.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { sendToApp } from '#tests/support/content-factories.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { createEnquirySender, typedEnquiry } from '#tests/support/enquiry-sender.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { buildTestApp } from '#tests/support/test-app.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/support/webhook-receiver.ts';

const secret = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;

describeOnEveryEngine('the outbox of enquiries', (database) => {
  let mail: MailServer;
  let receiver: WebhookReceiver;
  let channels: DeliveryChannel[];
  let desk: Desk;
  let now = new Date();
  const tokens = createFormTokens(Buffer.alloc(32, 1));
  const pass = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  const worker = (ways = channels) =>
    createDeliveryWorker({ db: database().db, channels: ways, now: () => now, log: { warn: () => {} } });

  /** Stores an enquiry but does not send it, as if the process had died after it acknowledged the enquiry. */
  const leave = async (changes: object = {}) => {
    const form_token = tokens.issue(now);
    pass(10);
    const message = 'Does it work with Xero? 王伟\n.\nThanks';
    const sent = enquirySubmissionSchema.parse({ ...typedEnquiry, message, form_token, ...changes });
    await receiveEnquiry(database().db, { tokens, channels: ['email', 'webhook'] }, sent, now);
  };
  const newest = async (): Promise<Enquiry> => {
    const { body } = await desk.admin('GET', `${apiPaths.adminEnquiries}?limit=1`);
    return enquirySchema.parse(Array.isArray(body) ? body[0] : undefined);
  };
  const states = async () =>
    (await newest()).deliveries.map(({ channel, state, attempts }) => `${channel} ${state} ${attempts}`);

  beforeAll(async () => {
    mail = await startMailServer();
    receiver = await startWebhookReceiver();
    const key = readWebhookKey(secret);
    if (!key) throw new Error('The secret is good.');
    channels = [
      createEmailChannel({
        smtpUrl: mail.url,
        from: 'website@bellbird.example',
        to: 'owner@bellbird.example',
        deskUrl: 'https://bellbird.example/dashboard/enquiries',
      }),
      createWebhookChannel({ url: receiver.url, key }),
    ];
    desk = await openDesk(database(), { deliveryChannels: channels });
  });
  beforeEach(async () => {
    await database().db.deleteFrom('enquiries').execute();
    await database().db.deleteFrom('audit_entries').execute();
    mail.received.length = 0;
    receiver.received.length = 0;
    receiver.answer(204);
    mail.refuse(0);
  });
  afterAll(async () => {
    await mail.stop();
    await receiver.stop();
  });

  test('sends an e-mail, whose reply goes to the visitor, and a signed message', async () => {
    await leave({ name: 'Māia Ngata' });
    await worker().run();
    expect(await states()).toEqual(['email delivered 1', 'webhook delivered 1']);

    const [message] = mail.received;
    expect(message).toMatchObject({ from: 'website@bellbird.example', to: ['owner@bellbird.example'] });
    expect(message?.text).toMatch(/^Reply-To: =\?UTF-8\?\S+\?= <aroha@example\.co\.nz>\r$/m);
    expect(message?.text).toMatch(/^Message-ID: <[\w-]+@bellbird\.example>\r$/m);
    expect(message?.text).toContain('Content-Type: text/plain; charset=utf-8');

    const [posted] = receiver.received;
    expect(new Webhook(secret).verify(posted?.body ?? '', posted?.headers ?? {})).toMatchObject({
      type: 'enquiry.received',
      data: { name: 'Māia Ngata', email: 'aroha@example.co.nz', business: 'Ngata Plumbing', locale: 'en-NZ' },
    });
    await worker().run();
    expect([mail.received.length, receiver.received.length]).toEqual([1, 1]);
  });

  test('says that a callback is one, and what was said before', async () => {
    await leave({ kind: 'callback', name: 'Aroha', message: '', conversation: 'Visitor: person' });
    await worker().run();
    const [message] = mail.received;
    expect(message?.text).toMatch(/^Subject: Please call back /m);
    expect(message?.text).toContain('Visitor: person');
    const data = { kind: 'callback', conversation: 'Visitor: person' };
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ data });
  });

  test('says that an application is one, with the clients and the partner’s link', async () => {
    await leave({ kind: 'application', clients: '4', agreed_to_terms: true, partner: 'harbour-web' });
    await worker().run();
    const [message] = mail.received;
    expect(message?.text).toMatch(/^Subject: Partner application from /m);
    expect(message?.text).toMatch(/^Agency: Ngata Plumbing\r\nClients a year: 4\r\n/m);
    expect(message?.text).toContain('Came through the partner link: harbour-web');
    const data = { kind: 'application', clients: 4, agreed_to_terms_at: now.toISOString(), partner: 'harbour-web' };
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ data });
  });

  test('is started by the request, and the request does not wait for it', async () => {
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
    receiver.answer(204, mayAnswer);
    const app = await buildTestApp(database(), { parts: { deliveryChannels: channels, now: () => now } });
    const sender = createEnquirySender(app);
    const form_token = await sender.openForm();
    pass(10);
    expect((await sender.post({ form_token })).statusCode).toBe(201);
    await expect.poll(() => receiver.received.length).toBe(1);
    expect(await states()).toContain('webhook waiting 1');
    answer();
    await expect.poll(states).toEqual(['email delivered 1', 'webhook delivered 1']);
  });

  test('sends no further header and to no further recipient, whatever was typed', async () => {
    await leave({ name: 'Eve" <eve@evil.example>, x', business: 'a@evil.example, b', email: 'eve@evil.example' });
    await worker().run();
    expect(mail.received.map(({ to }) => to)).toEqual([['owner@bellbird.example']]);
    const head = mail.received[0]?.text.split('\r\n\r\n')[0] ?? '';
    expect(head.match(/^(?:To|Cc|Bcc|From|Reply-To|Subject):/gim)).toHaveLength(4);
  });

  test('retries after longer and longer times with the same identifier, and then gives up with the reason', async () => {
    await leave();
    receiver.answer(500);
    mail.refuse(1);
    await worker().run();
    expect(await states()).toEqual(['email waiting 1', 'webhook waiting 1']);
    await worker().run();
    expect(receiver.received).toHaveLength(1);
    pass(31);
    await worker().run();
    expect(await states()).toEqual(['email delivered 2', 'webhook waiting 2']);
    pass(31);
    await worker().run();
    expect(receiver.received).toHaveLength(2);
    for (let attempt = 3; attempt <= attemptMaximum; attempt += 1) {
      pass(12 * 3600);
      await worker().run();
    }
    expect(await states()).toEqual(['email delivered 2', `webhook failed ${attemptMaximum}`]);
    const failed = await newest();
    expect(failed.deliveries[1]?.last_error).toBe('The receiver answered 500');
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    pass(100 * 3600);
    await worker().run();
    expect(receiver.received).toHaveLength(attemptMaximum);
    const { body } = await desk.admin('GET', apiPaths.adminEnquirySummary);
    expect(body).toMatchObject({ deliveries_failed: 1, deliveries_waiting: 0, channels: ['email', 'webhook'] });
    const undelivered = await desk.admin('GET', `${apiPaths.adminEnquiries}?status=undelivered`);
    expect(undelivered.headers['x-total-count']).toBe('1');

    receiver.answer(200);
    expect((await desk.admin('POST', `${apiPaths.adminEnquiries}/${failed.id}/deliveries`)).status).toBe(200);
    await expect.poll(states).toEqual(['email delivered 2', 'webhook delivered 1']);
  });

  test('does not count a redirect as success, and gives up at a 410', async () => {
    await leave();
    receiver.answer(302);
    await worker().run();
    expect((await newest()).deliveries[1]).toMatchObject({ state: 'waiting', last_error: 'The receiver answered 302' });
    receiver.answer(410);
    pass(31);
    await worker().run();
    expect(await states()).toContain('webhook failed 2');
  });

  test('lets another process send an entry after the lease of a killed one, and not before', async () => {
    await leave();
    const claim = () =>
      claimNext(database().db, 'enquiry_deliveries', ['email', 'webhook'], { now, leaseTime: 90_000 });
    expect([await claim(), await claim()]).not.toContain(undefined);
    await worker().run();
    expect([mail.received.length, receiver.received.length]).toEqual([0, 0]);
    pass(91);
    await worker().run();
    expect([mail.received.length, receiver.received.length]).toEqual([1, 1]);
  });

  test('sends claimed and waiting entries soon, even when the clock was set back by days', async () => {
    const days = 3 * 24 * 60 * 60;
    const { db } = database();
    pass(days);
    await leave();
    await claimNext(db, 'enquiry_deliveries', ['webhook'], { now, leaseTime: 90_000 });
    pass(-days);
    expect(await states()).toEqual(['email waiting 0', 'webhook waiting 1']);
    await worker().run();
    expect([mail.received.length, receiver.received.length]).toEqual([1, 1]);
    expect(await states()).toEqual(['email delivered 1', 'webhook delivered 2']);
  });

  test('sends each entry once, even when many processes read it at the same time', async () => {
    for (let index = 0; index < 10; index += 1) await leave({ message: `Message ${index}` });
    await Promise.all(Array.from({ length: 6 }, () => worker().run()));
    await worker().run();
    expect(receiver.received).toHaveLength(10);
    expect(mail.received).toHaveLength(10);
  });

  test('aborts when the server stops, and the next server sends the entry', async () => {
    await leave();
    receiver.answer(204, new Promise(() => {}));
    const stopping = worker();
    const running = stopping.run();
    await expect.poll(() => receiver.received.length).toBe(1);
    await stopping.stop();
    await running;
    expect(await states()).toContain('webhook waiting 1');
    receiver.answer(204);
    await worker().run();
    expect(await states()).toContain('webhook delivered 2');
  });

  test('does not send suspected spam until someone says that it is not spam', async () => {
    await leave({ website: 'https://spam.example' });
    await worker().run();
    expect(receiver.received).toHaveLength(0);
    const { body } = await desk.admin('GET', `${apiPaths.adminEnquiries}?status=suspected`);
    const [suspected] = enquirySchema.array().parse(body);
    expect(suspected?.deliveries).toEqual([]);
    await desk.admin('PUT', `${apiPaths.adminEnquiries}/${suspected?.id}`, { status: 'new' });
    await expect.poll(states).toEqual(['email delivered 1', 'webhook delivered 1']);
  });

  test('sends test messages, and says why one did not arrive', async () => {
    const sendTest = (channel: string) => desk.admin('POST', apiPaths.adminTestMessages, { channel });
    expect((await sendTest('email')).body).toEqual({ is_sent: true, reason: '' });
    expect(mail.received[0]).toMatchObject({ to: ['owner@bellbird.example'] });
    expect(mail.received[0]?.text).toMatch(/^Subject: Test message from Bellbird\r$/m);
    expect((await sendTest('webhook')).body).toEqual({ is_sent: true, reason: '' });
    const [posted] = receiver.received;
    expect(new Webhook(secret).verify(posted?.body ?? '', posted?.headers ?? {})).toMatchObject({ type: 'test' });

    mail.refuse(1);
    receiver.answer(500);
    const reason = expect.stringContaining('Come back later');
    expect((await sendTest('email')).body).toEqual({ is_sent: false, reason });
    expect((await sendTest('webhook')).body).toEqual({ is_sent: false, reason: 'The receiver answered 500' });
    const { body } = await desk.admin('GET', `${apiPaths.adminAudit}?kind=setting`);
    const tested = ['webhook', 'email', 'webhook', 'email'].map((title) => ({ action: 'tested', record: { title } }));
    expect(body).toMatchObject(tested);
  });

  test('refuses a test message of a channel that is not set up', async () => {
    const app = await buildTestApp(database());
    const admin = sendToApp(app, await callAccounts(app).signIn('admin@example.com'));
    const answer = await admin('POST', apiPaths.adminTestMessages, { channel: 'email' });
    const detail = expect.stringMatching(/^Email isn’t set up\..*SMTP_URL/);
    expect(answer).toMatchObject({ status: 409, body: { detail } });
  });
});
