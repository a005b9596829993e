import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishDueArticles } from '#server/content/schedule.service.ts';
import { checkOutbox } from '#server/operations/doctor/machine-checks.ts';
import { insertWebhookDeliveries } from '#server/outbox/webhook.repository.ts';
import { createWebhookOutbox } from '#server/outbox/webhook-outbox.ts';
import { readWebhookHosts } from '#server/pages/outside-services.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type WebhookCreated, webhookCreatedSchema, webhookDeliverySchema } from '#shared/api/webhook-contract.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { sendToApp } from '#tests/support/content-factories.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { buildTestApp, testConfig } from '#tests/support/test-app.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/support/webhook-receiver.ts';

const all = ['article.published', 'article.changed', 'article.unpublished', 'article.deleted'];

describeOnEveryEngine('webhooks of articles', (database) => {
  let receiver: WebhookReceiver;
  let other: WebhookReceiver;
  let desk: Desk;
  const config = testConfig({ WEBHOOK_TARGETS: 'any' });

  const add = async (url = receiver.url, events = all): Promise<WebhookCreated> => {
    const { status, body } = await desk.admin('POST', apiPaths.adminWebhooks, { url, events });
    expect(status).toBe(201);
    return webhookCreatedSchema.parse(body);
  };
  const log = async ({ id }: { readonly id: number }) => {
    const { body } = await desk.admin('GET', `${apiPaths.adminWebhooks}/${id}/deliveries`);
    return webhookDeliverySchema.array().parse(body);
  };
  const sendTest = ({ id }: WebhookCreated) => desk.admin('POST', `${apiPaths.adminWebhooks}/${id}/test`);
  const outcomes = async (webhook: WebhookCreated) =>
    (await log(webhook)).map(({ event, state, status }) => `${event} ${state} ${status}`);
  const heard = (from = receiver) =>
    from.received.map(({ body }) => JSON.parse(body)).map(({ event, article }) => `${event} ${article?.id}`);

  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    other = await startWebhookReceiver();
    desk = await openDesk(database(), { config });
  });
  beforeEach(async () => {
    await database().db.deleteFrom('webhooks').execute();
    for (const one of [receiver, other]) {
      one.received.length = 0;
      one.answer(204);
    }
  });
  afterAll(async () => {
    await receiver.stop();
    await other.stop();
  });

  test('tells of publishing, changing, taking down and deleting, signed and with no text of drafts', async () => {
    const webhook = await add();
    const draft = await desk.make.article({ title: 'First', content: '<p>Secret text</p>', is_published: false });
    const path = `${apiPaths.adminArticles}/${draft.id}`;
    const save = async (changes: object) => {
      const { body } = await desk.admin('GET', path);
      const { category, tags, ...article } = body as Record<string, never>;
      return desk.admin('PUT', path, { ...(article as object), tag_ids: [], ...changes });
    };
    await save({ is_published: true });
    await save({ title: 'Second' });
    await save({ title: 'Third, still a secret', is_published: false });
    await save({ title: 'Fourth, still a secret' });
    await desk.admin('DELETE', path);
    await expect.poll(() => receiver.received.length).toBe(4);
    const messages = receiver.received.map(({ body, headers }) => {
      expect(new Verifier(webhook.secret).verify(body, headers)).toBeDefined();
      const message = JSON.parse(body);
      expect(message.delivery_id).toBe(headers['webhook-id']);
      expect(Date.parse(message.occurred_at)).toBeGreaterThan(0);
      return message;
    });
    const url = `${config.siteUrl}/resources/${draft.slug}`;
    const article = { id: draft.id, slug: draft.slug, url };
    expect(messages.map(({ event, article }) => ({ event, article }))).toEqual([
      { event: 'article.published', article: { ...article, title: 'First', is_published: true } },
      { event: 'article.changed', article: { ...article, title: 'Second', is_published: true } },
      { event: 'article.unpublished', article: { ...article, title: 'Second', is_published: false } },
      { event: 'article.deleted', article: { ...article, title: null, is_published: false } },
    ]);
    expect(JSON.stringify(messages)).not.toContain('ecret');
  });

  test('tells of what bulk changes, schedules, Trash, addresses and merges do, and of nothing else', async () => {
    const article = await desk.make.article({ is_published: false });
    const webhook = await add();
    const change = async (changes: object) => {
      const { body } = await desk.admin('GET', `${apiPaths.adminArticles}/${article.id}`);
      const { version } = body as { version: number };
      return desk.admin('POST', apiPaths.adminArticleChanges, { changes: [{ id: article.id, version, ...changes }] });
    };
    await change({ is_featured: true });
    await change({ is_published: true });
    await change({ is_published: false });
    const path = `${apiPaths.adminArticles}/${article.id}`;
    const tomorrow = new Date(Date.now() + 36 * 3600_000).toISOString().slice(0, 10);
    await desk.admin('PUT', `${path}/schedule`, { date: tomorrow, time: '12:00' });
    const { db } = database();
    await db.updateTable('scheduled_publications').set({ due_at: '2026-01-01T00:00:00.000Z' }).execute();
    const parts = {
      db,
      now: new Date(),
      startedAt: new Date(),
      timeZone: 'UTC',
      sanitiseHtml: async (html: string) => html,
    };
    await publishDueArticles({ ...parts, log: { info() {}, warn() {} } });
    await desk.admin('PUT', `${path}/slug`, { slug: `moved-${article.id}` });
    const into = await desk.make.category();
    const merge = { into: into.id };
    await desk.admin('POST', `${apiPaths.adminCategories}/${article.category_id}/merge`, merge);
    await desk.admin('DELETE', path);
    const key = { kind: 'article', id: article.id };
    await desk.admin('POST', apiPaths.adminTrashRestorations, { records: [key] });
    const events = ['published', 'unpublished', 'published', 'changed', 'changed', 'deleted', 'published'];
    await expect.poll(() => heard()).toEqual(events.map((event) => `article.${event} ${article.id}`));
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(events.length);
    await expect.poll(async () => new Set(await outcomes(webhook)).size).toBe(4);
  });

  test('sends each webhook only its events, and nothing while it is off', async () => {
    const webhook = await add(receiver.url, ['article.deleted', 'article.published', 'article.published']);
    expect(webhook.events).toEqual(['article.published', 'article.deleted']);
    const path = `${apiPaths.adminWebhooks}/${webhook.id}`;
    const article = await desk.make.article({ is_published: true });
    await desk.admin('PUT', `${apiPaths.adminArticles}/${article.id}/slug`, { slug: `only-${article.id}` });
    await expect.poll(() => heard()).toEqual([`article.published ${article.id}`]);
    const off = { url: webhook.url, events: webhook.events, is_active: false };
    expect(await desk.admin('PUT', path, off)).toMatchObject({ status: 200, body: { is_active: false, version: 2 } });
    expect((await desk.admin('PUT', path, off, { 'if-match': '"1"' })).status).toBe(412);
    await desk.admin('DELETE', `${apiPaths.adminArticles}/${article.id}`);
    expect((await desk.admin('POST', `${path}/test`)).status).toBe(409);
    expect(await log(webhook)).toHaveLength(1);
    expect((await desk.admin('DELETE', path)).status).toBe(204);
    expect((await desk.admin('DELETE', path)).status).toBe(404);
    expect((await desk.admin('GET', `${path}/deliveries`)).status).toBe(404);
  });

  test('records one outcome for each kind of bad receiver, and lets none of them delay another', async () => {
    const { promise: never } = Promise.withResolvers<void>();
    other.answer(204, never);
    const hanging = await add(other.url);
    const good = await add();
    const closed = await add('http://127.0.0.1:9/');
    const article = await desk.make.article({ is_published: true });
    await expect.poll(() => heard()).toEqual([`article.published ${article.id}`]);
    expect(await outcomes(hanging)).toEqual(['article.published waiting null']);
    await expect.poll(() => outcomes(good)).toEqual(['article.published delivered 204']);
    const error = async () => (await log(closed))[0]?.last_error;
    await expect.poll(error).toContain('ECONNREFUSED');

    receiver.answer(200, undefined, 'x'.repeat(5_000_000));
    await sendTest(good);
    await expect.poll(async () => (await outcomes(good))[0]).toBe('webhook.test delivered 200');
    receiver.answer(302);
    await sendTest(good);
    await expect.poll(async () => (await log(good))[0]?.last_error).toBe('The receiver answered 302');
    receiver.answer(410);
    await sendTest(good);
    await expect.poll(async () => (await outcomes(good))[0]).toBe('webhook.test failed 410');
    expect(heard().filter((event) => event.startsWith('article.published'))).toHaveLength(1);
  });

  test('tells administrators of a receiver that fails, in the desk and in the doctor, until a message arrives', async () => {
    const webhook = await add();
    const { host } = new URL(webhook.url);
    const told = async () => (await desk.admin('GET', apiPaths.adminNotices)).body;
    const examined = (hours = 0) => checkOutbox(database().db, new Date(Date.now() + hours * 3600_000));
    receiver.answer(410);
    await sendTest(webhook);
    await expect.poll(() => outcomes(webhook)).toEqual(['webhook.test failed 410']);
    const sentence = `Messages about articles do not arrive at ${host}`;
    expect(await told()).toMatchObject([
      { code: 'webhooks_failing', text: expect.stringContaining(`${sentence}. To`) },
    ]);
    expect(await examined()).toMatchObject([
      { state: 'warning', text: `${sentence}: The receiver answered 410: it takes no more.` },
    ]);
    receiver.answer(204);
    await sendTest(webhook);
    await expect.poll(async () => (await outcomes(webhook))[0]).toBe('webhook.test delivered 204');
    expect(await told()).toEqual([]);
    receiver.answer(503);
    await sendTest(webhook);
    await expect.poll(async () => (await log(webhook))[0]?.last_error).toBe('The receiver answered 503');
    expect(await told(), 'it is tried again for an hour first').toEqual([]);
    expect(await examined(2)).toMatchObject([{ state: 'warning', text: `${sentence}: The receiver answered 503.` }]);
  });

  test('sends a message again under its own id', async () => {
    const webhook = await add();
    await desk.make.article({ is_published: true });
    await expect.poll(() => outcomes(webhook)).toEqual(['article.published delivered 204']);
    const [delivery] = await log(webhook);
    const path = `${apiPaths.adminWebhooks}/${webhook.id}/deliveries`;
    expect((await desk.admin('POST', `${path}/${delivery?.id}/resend`)).status).toBe(202);
    await expect.poll(() => receiver.received.length).toBe(2);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([delivery?.id]));
    expect(receiver.received[0]?.body).toBe(receiver.received[1]?.body);
    const missing = `msg_${'0'.repeat(36)}`;
    expect((await desk.admin('POST', `${path}/${missing}/resend`)).status).toBe(404);
    expect((await desk.admin('POST', `${path}/1/resend`)).status).toBe(422);
  });

  test('refuses addresses and events that it cannot use, and more than 20 webhooks', async () => {
    const refused = async (body: object) => (await desk.admin('POST', apiPaths.adminWebhooks, body)).status;
    const url = 'https://rebuild.example/hook';
    for (const bad of [
      '',
      'ftp://a.example',
      'https://u:p@a.example',
      'a.example',
      `https://a.example/${'x'.repeat(2000)}`,
    ])
      expect(await refused({ url: bad, events: all }), bad).toBe(422);
    for (const events of [[], ['article.read'], 'article.published'])
      expect(await refused({ url, events }), String(events)).toBe(422);
    for (let count = 1; count <= 20; count += 1) await add(`${url}/${count}`, ['article.deleted']);
    expect(await refused({ url, events: all })).toBe(409);
    expect((await desk.member('GET', apiPaths.adminWebhooks)).status).toBe(403);
    expect(JSON.stringify((await desk.admin('GET', apiPaths.adminWebhooks)).body)).not.toContain('whsec_');
    expect(await readWebhookHosts(database().db)).toEqual({ articleWebhooks: 'rebuild.example' });
  });

  test('refuses private addresses unless whoever hosts the site allows them', async () => {
    const app = await buildTestApp(database());
    const admin = sendToApp(app, await callAccounts(app).signIn('admin@example.com'));
    const answer = await admin('POST', apiPaths.adminWebhooks, { url: receiver.url, events: all });
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ['body', 'url'] }] } });
    const { db } = database();
    const at = new Date().toISOString();
    const webhook = await add();
    const message = { webhook_id: webhook.id, event: 'webhook.test', article: null } as const;
    await db.transaction().execute((transaction) => insertWebhookDeliveries(transaction, [message], at));
    const parts = { db, now: () => new Date(), log: { warn() {} } };
    await createWebhookOutbox({ ...parts, ...testConfig() }).run();
    expect(await log(webhook)).toMatchObject([{ state: 'failed', last_error: expect.stringContaining('private') }]);
    expect(receiver.received).toEqual([]);
  });
});
