import { expect, test } from 'vitest';
import { changeRole, deleteAccount } from '#server/accounts/administration.service.ts';
import { makeApiToken } from '#server/accounts/secret-token.ts';
import { problemSchema } from '#server/problem.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type ApiScope,
  apiScopes,
  apiTokenCalls,
  apiTokenCreatedSchema,
  apiTokenMaximum,
  apiTokenMessages,
  apiTokenSchema,
} from '#shared/api/api-token-contract.ts';
import { type Article, articleSchema } from '#shared/api/article-contract.ts';
import { auditEntrySchema } from '#shared/api/audit-contract.ts';
import { historyText } from '#shared/api/history-labels.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { type DeskAnswer, sendToApp } from '#tests/support/content-factories.ts';
import { confirming, deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

const minute = 60_000;

describeOnEveryEngine('an API token', (database) => {
  const desk = deskOfSuite(database, { now: () => new Date(moment) });
  let moment = Date.parse('2026-03-01T00:00:00Z');

  const make = async (scopes: readonly ApiScope[], given: object = {}, maker = desk.admin) => {
    const { status, body } = await maker('POST', apiPaths.adminTokens, { name: 'Importer', scopes, ...given });
    expect(status).toBe(201);
    const made = apiTokenCreatedSchema.parse(body);
    return { ...made, send: sendToApp(desk.app, made.token) };
  };
  const listed = async () => apiTokenSchema.array().parse((await desk.admin('GET', apiPaths.adminTokens)).body);
  const pathOf = ({ id }: Article) => `${apiPaths.adminArticles}/${id}`;
  const refusalOf = ({ status, body }: DeskAnswer) => [status, problemSchema.parse(body).detail];
  const lacks = (scope: ApiScope) => [403, `This API token lacks the scope “${scope}”, which this needs.`];
  const useless = [401, 'This API token does not work here: it was revoked, or another site made it.'];
  const signUp = async (email: string) => {
    await callAccounts(desk.app).register(email);
    await changeRole(database().db, { email, role: 'admin', confirms: true }, new Date(moment));
    return confirming(sendToApp(desk.app, await callAccounts(desk.app).signIn(email)));
  };

  test('is shown once, listed without its secret, and stored as a hash', async () => {
    const expires_at = '2026-06-01T12:00:00+12:00';
    const made = await make(['publish', 'read_drafts', 'publish'], { name: '  Site builder ', expires_at });
    expect(made).toMatchObject({ name: 'Site builder', scopes: ['read_drafts', 'publish'], created_by: 'Aroha Ngata' });
    expect(made).toMatchObject({ expires_at: '2026-06-01T00:00:00.000Z', last_letters: made.token.slice(-4) });
    const [first] = await listed();
    expect(first).toEqual(apiTokenSchema.strip().parse(made));
    const rows = JSON.stringify(await database().db.selectFrom('api_tokens').selectAll().execute());
    expect(rows).not.toContain(made.token);
  });

  test.each([
    ['an empty name', { name: ' ' }, apiTokenMessages.name],
    ['no scope', { scopes: [] }, apiTokenMessages.scopes],
    ['an end in the past', { expires_at: '2020-01-01T00:00:00Z' }, apiTokenMessages.expiry],
    ['an end that is no date', { expires_at: 'tomorrow' }, apiTokenMessages.expiry],
    ['an unknown scope', { scopes: ['everything'] }, expect.any(String)],
    ['a name that is too long', { name: 'x'.repeat(61) }, expect.any(String)],
  ])('is not made with %s', async (_what, given, sentence) => {
    const body = { name: 'Importer', scopes: ['insight'], expires_at: null, ...given };
    const answer = await desk.admin('POST', apiPaths.adminTokens, body);
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ msg: sentence }] } });
  });

  test('stops at once when it is revoked, on every process', async () => {
    const { id, send, token } = await make(['read_drafts']);
    const other = await buildTestApp(database());
    const elsewhere = sendToApp(other, token);
    expect((await elsewhere('GET', apiPaths.adminArticles)).status).toBe(200);
    expect((await desk.admin('DELETE', `${apiPaths.adminTokens}/${id}`)).status).toBe(204);
    for (const caller of [send, elsewhere]) {
      expect(refusalOf(await caller('GET', apiPaths.adminArticles))).toEqual(useless);
    }
    expect((await desk.admin('DELETE', `${apiPaths.adminTokens}/${id}`)).status).toBe(404);
  });

  test('stops when it expires', async () => {
    const { send } = await make(['read_drafts'], { expires_at: new Date(moment + minute).toISOString() });
    expect((await send('GET', apiPaths.adminArticles)).status).toBe(200);
    moment += minute;
    const sentence = 'This API token has expired. Make a new one in the desk.';
    expect(refusalOf(await send('GET', apiPaths.adminArticles))).toEqual([401, sentence]);
  });

  test('that is cut short, mistyped or from elsewhere is refused with one sentence', async () => {
    const { token } = await make(['read_drafts']);
    const sentence = 'This API token is incomplete or mistyped. Copy the whole token again.';
    for (const damaged of [token.slice(0, -1), 'bellbird_', `${token}x`, token.replace(/.$/, '_')]) {
      expect(refusalOf(await sendToApp(desk.app, damaged)('GET', apiPaths.adminArticles))).toEqual([401, sentence]);
    }
    expect(refusalOf(await sendToApp(desk.app, makeApiToken())('GET', apiPaths.adminArticles))).toEqual(useless);
  });

  test('stops for good when its maker is no longer an administrator, and when the account is deleted', async () => {
    const email = 'leaver@example.com';
    const { send } = await make(['read_drafts'], {}, await signUp(email));
    expect((await send('GET', apiPaths.adminArticles)).status).toBe(200);
    for (const role of ['editor', 'admin'] as const) {
      await changeRole(database().db, { email, role }, new Date(moment));
      expect(refusalOf(await send('GET', apiPaths.adminArticles))).toEqual(useless);
    }
    const second = await make(['read_drafts'], {}, await signUp('second@example.com'));
    await deleteAccount(database().db, 'second@example.com', new Date(moment));
    expect(refusalOf(await second.send('GET', apiPaths.adminArticles))).toEqual(useless);
  });

  test('says what scope it lacks, and that some things need a person', async () => {
    const { send } = await make(['insight']);
    expect(refusalOf(await send('GET', apiPaths.adminArticles))).toEqual(lacks('read_published'));
    expect(refusalOf(await send('GET', apiPaths.adminEnquiries))).toEqual(lacks('enquiries'));
    const needsPerson = [403, 'No API token may do this: a person must sign in.'];
    expect(refusalOf(await send('GET', apiPaths.me))).toEqual(needsPerson);
  });

  test('with read_published reads published articles only', async () => {
    const draft = await desk.make.article({ title: 'Secret draft', is_published: false });
    const published = await desk.make.article({ title: 'Open article', is_published: true });
    const { send } = await make(['read_published']);
    expect((await send('GET', pathOf(published))).status).toBe(200);
    expect(refusalOf(await send('GET', pathOf(draft)))).toEqual(lacks('read_drafts'));
    for (const query of ['', '?q=Secret', '?status=featured', '?status=published']) {
      const { body, headers } = await send('GET', `${apiPaths.adminArticles}${query}`);
      const articles = articleSchema.array().parse(body);
      expect(articles.filter(({ is_published }) => !is_published)).toEqual([]);
      expect(headers['x-total-count']).toBe(String(articles.length));
    }
    for (const status of ['draft', 'scheduled']) {
      expect(refusalOf(await send('GET', `${apiPaths.adminArticles}?status=${status}`))).toEqual(lacks('read_drafts'));
    }
  });

  test('with write_drafts writes and deletes drafts, and nothing that visitors see or will see', async () => {
    const published = await desk.make.article({ is_published: true });
    const scheduled = await desk.make.article({ is_published: false });
    await desk.admin('PUT', `${pathOf(scheduled)}/schedule`, { date: '2026-09-01', time: '09:00' });
    const { send } = await make(['write_drafts']);
    const save = await desk.make.articleSave({ is_published: false });
    const created = await send('POST', apiPaths.adminArticles, save);
    expect(created.status).toBe(201);
    const draft = articleSchema.parse(created.body);
    const attempts: Parameters<typeof send>[] = [
      ['POST', apiPaths.adminArticles, { ...save, is_published: true }],
      ['PUT', pathOf(draft), { ...save, is_published: true }],
      ['PUT', pathOf(published), save],
      ['PUT', pathOf(scheduled), save],
      ['PUT', `${pathOf(published)}/slug`, { slug: 'elsewhere' }],
      ['DELETE', pathOf(published)],
    ];
    for (const attempt of attempts)
      expect(refusalOf(await send(...attempt)), attempt.join(' ')).toEqual(lacks('publish'));
    expect((await desk.admin('GET', pathOf(published))).body).toMatchObject({ version: 1, is_published: true });
    expect((await send('PUT', pathOf(draft), { ...save, title: 'Better' }, { 'if-match': '"1"' })).status).toBe(200);
    expect((await send('PUT', pathOf(draft), save, { 'if-match': '"1"' })).status).toBe(412);
    expect((await send('DELETE', pathOf(draft))).status).toBe(204);
  });

  test('with publish publishes, changes and takes down, and writes no drafts', async () => {
    const draft = await desk.make.article({ is_published: false });
    const { send } = await make(['publish']);
    const save = await desk.make.articleSave({ is_published: false });
    expect(refusalOf(await send('PUT', pathOf(draft), save))).toEqual(lacks('write_drafts'));
    expect(refusalOf(await send('DELETE', pathOf(draft)))).toEqual(lacks('write_drafts'));
    expect((await send('PUT', pathOf(draft), { ...save, is_published: true })).status).toBe(200);
    expect((await send('PUT', pathOf(draft), save)).status).toBe(200);
  });

  test('names itself in the history and beside what it saved', async () => {
    await database().db.deleteFrom('audit_entries').execute();
    const { id, send } = await make(['write_drafts', 'read_drafts'], { name: 'Notion' });
    const save = await desk.make.articleSave({ title: 'From afar', is_published: false });
    const created = await send('POST', apiPaths.adminArticles, save);
    const article = articleSchema.parse(created.body);
    expect(article.saved_by).toBe('Notion (API token)');
    expect((await desk.admin('GET', `${pathOf(article)}/versions`)).body).toMatchObject([
      { saved_by: article.saved_by },
    ]);
    await desk.admin('DELETE', `${apiPaths.adminTokens}/${id}`);
    const entries = auditEntrySchema.array().parse((await desk.admin('GET', apiPaths.adminAudit)).body);
    const said = entries.map((entry) => {
      const { text, title } = historyText(entry);
      return `${entry.actor.name} ${text} ${title}`;
    });
    expect(said.toReversed()).toEqual(
      expect.arrayContaining([
        'Aroha Ngata created the API token Notion',
        'Notion (API token) created the article From afar',
        'Aroha Ngata revoked the API token Notion',
      ]),
    );
    const actors = await desk.admin('GET', apiPaths.adminAuditActors);
    expect(actors.body).toEqual([{ id: expect.any(Number), name: 'Aroha Ngata' }]);
  });

  test('records its last use at most once a minute', async () => {
    const { id, send } = await make(['insight']);
    const lastUse = async () => (await listed()).find((one) => one.id === id)?.last_used_at;
    expect(await lastUse()).toBeNull();
    const first = new Date(moment).toISOString();
    for (const [passed, expected] of [
      [0, first],
      [minute - 1, first],
      [1, new Date(moment + minute).toISOString()],
    ] as const) {
      moment += passed;
      await send('GET', apiPaths.adminHealth);
      expect(await lastUse()).toBe(expected);
    }
  });

  test('is told to wait after 600 calls in a minute, on all processes together', async () => {
    const { send, token } = await make(['insight']);
    const other = await buildTestApp(database(), { parts: { now: () => new Date(moment) } });
    const callers = [send, sendToApp(other, token)];
    for (let call = 0; call < apiTokenCalls / 2; call += 1) {
      for (const caller of callers) expect((await caller('GET', apiPaths.adminHealth)).status).toBe(200);
    }
    for (const caller of callers) {
      const answer = await caller('GET', apiPaths.adminHealth);
      expect(refusalOf(answer)).toEqual([429, 'Too many calls with this API token. Please try again in 1 minute.']);
      expect(answer.headers['retry-after']).toBe('60');
    }
    moment += minute;
    expect((await send('GET', apiPaths.adminHealth)).status).toBe(200);
  });

  test('is refused once there are fifty', async () => {
    const { length } = await listed();
    for (let count = length; count < apiTokenMaximum; count += 1) await make(apiScopes);
    const answer = await desk.admin('POST', apiPaths.adminTokens, { name: 'One more', scopes: ['insight'] });
    expect(refusalOf(answer)).toEqual([409, 'There are 50 API tokens. Revoke one of them first.']);
    await database().db.deleteFrom('api_tokens').execute();
  });
});
