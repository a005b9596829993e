import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { recordUnansweredQuestion } from '#server/assistant/unanswered/unanswered-question.service.ts';
import { tools } from '#server/mcp/tools.ts';
import { problemSchema } from '#server/problem.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type ApiScope, apiTokenCreatedSchema } from '#shared/api/api-token-contract.ts';
import { type Article, articleSchema } from '#shared/api/article-contract.ts';
import { auditEntrySchema } from '#shared/api/audit-contract.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnSqlite } from '#tests/support/every-engine.ts';

/** A nightly run may set more. */
const generatedCalls = Number(process.env.GENERATED_CALLS ?? 300);

const toolNames = Object.keys(tools);

const resultSchema = z.object({
  content: z.tuple([z.object({ type: z.literal('text'), text: z.string() })]),
  isError: z.boolean().default(false),
});

describeOnSqlite('a program that speaks MCP', (database) => {
  const calls = 100_000;
  const desk = deskOfSuite(database, { limits: { tokenCalls: { attempts: calls, seconds: 60 } } });
  const clients: Client[] = [];
  afterEach(() => Promise.all(clients.splice(0).map((client) => client.close())));

  const makeToken = async (scopes: readonly ApiScope[]) => {
    const { body } = await desk.admin('POST', apiPaths.adminTokens, { name: 'Writer', scopes, expires_at: null });
    return apiTokenCreatedSchema.parse(body);
  };
  /** Connects the official client over HTTP. */
  const connect = async (token: string) => {
    if (!desk.app.server.listening) await desk.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = desk.app.server.address() as AddressInfo;
    const client = new Client({ name: 'test', version: '1' });
    clients.push(client);
    const requestInit = { headers: { authorization: `Bearer ${token}` } };
    const address = new URL(`http://127.0.0.1:${port}${apiPaths.mcp}`);
    await client.connect(new StreamableHTTPClientTransport(address, { requestInit }));
    return client;
  };
  const call = async (client: Client, name: string, values: Record<string, unknown> = {}) => {
    const { content, isError } = resultSchema.parse(await client.callTool({ name, arguments: values }));
    return { isError, text: content[0].text };
  };
  const read = async (client: Client, name: string, values: Record<string, unknown> = {}): Promise<unknown> => {
    const { isError, text } = await call(client, name, values);
    expect(isError, text).toBe(false);
    return JSON.parse(text);
  };
  const stored = async (id: number): Promise<Article> =>
    articleSchema.parse((await desk.admin('GET', `${apiPaths.adminArticles}/${id}`)).body);

  const publishedIds = async () => {
    const { body } = await desk.admin('GET', `${apiPaths.adminArticles}?status=published`);
    return z
      .array(articleSchema)
      .parse(body)
      .map(({ id }) => id);
  };

  test('lists, reads, searches and drafts, and the desk says which program did it', async () => {
    const category = await desk.make.category();
    const live = await desk.make.article({ title: 'Answering after hours', is_published: true });
    const client = await connect((await makeToken(['read_drafts', 'write_drafts'])).token);

    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('create_draft');
    expect(await read(client, 'list_articles', { status: 'published' })).toMatchObject({ total: 1 });
    expect(await read(client, 'read_article', { id: live.id })).toMatchObject({ version: live.version });
    expect(await read(client, 'search_articles', { query: 'answering' })).toMatchObject({ total: 1 });
    expect(await read(client, 'list_categories_and_tags')).toMatchObject({ tags: [] });

    const draft = { title: 'Taking bookings', summary: 'How.', content: '<p>Text<script>1</script></p>' };
    const made = articleSchema.parse(
      await read(client, 'create_draft', { ...draft, read_time: 5, category_id: category.id }),
    );
    expect(await stored(made.id)).toMatchObject({ is_published: false, content: '<p>Text</p>' });
    expect(made.saved_by).toBe('Writer (API token)');
    const history = z.array(auditEntrySchema).parse((await desk.admin('GET', apiPaths.adminAudit)).body);
    expect(history[0]).toMatchObject({ actor: { name: 'Writer (API token)' }, record: { id: made.id } });
  });

  test('proposes a change that waits for a person, and only of the version that it has read', async () => {
    const live = await desk.make.article({ title: 'Old words', is_published: true });
    const client = await connect((await makeToken(['read_drafts', 'write_drafts'])).token);
    const change = { id: live.id, version: live.version, title: 'New words', note: 'Clearer' };
    expect(await read(client, 'propose_change', change)).toEqual({ proposal_id: expect.any(Number) });
    expect(await stored(live.id)).toEqual(live);
    const { body } = await desk.admin('GET', `${apiPaths.adminArticles}/${live.id}/reviews`);
    expect(JSON.stringify(body)).toContain('Writer (API token)');

    expect(await call(client, 'propose_change', { ...change, version: live.version + 1 })).toEqual({
      isError: true,
      text: 'Someone else has changed this article since you opened it.',
    });
    expect(await call(client, 'propose_change', { id: live.id, title: 'New words' })).toMatchObject({ isError: true });
  });

  test('lists what is wrong with the articles, without what visitors asked', async () => {
    await desk.make.article({ title: 'Nothing here', content: null, medium_url: null, is_published: true });
    const client = await connect((await makeToken(['read_drafts'])).token);
    const { findings } = z
      .object({ findings: z.array(z.looseObject({ kind: z.string() })) })
      .parse(await read(client, 'list_health_findings'));
    expect(findings.map(({ kind }) => kind)).toContain('nothing-behind');
  });

  test('finds only the tools that its token allows, and no drafts without the scope', async () => {
    const draft = await desk.make.article({ title: 'Secret plan', is_published: false });
    const client = await connect((await makeToken(['read_published'])).token);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).not.toContain('create_draft');
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
    expect(await call(client, 'read_article', { id: draft.id })).toMatchObject({ isError: true });
    expect((await call(client, 'list_articles', {})).text).not.toContain('Secret plan');
    await expect(call(client, 'create_draft', { title: 'x' })).rejects.toThrow(/create_draft/);
  });

  test('is refused without a token that may use the tools', async () => {
    const figures = await makeToken(['insight']);
    const revoked = await makeToken(['read_drafts']);
    await desk.admin('DELETE', `${apiPaths.adminTokens}/${revoked.id}`);
    for (const [token, status] of [
      ['', 401],
      [`bellbird_${'0'.repeat(48)}`, 401],
      [revoked.token, 401],
      [figures.token, 403],
    ] as const) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await desk.app.inject({ method: 'POST', url: apiPaths.mcp, headers, payload: {} });
      expect(answer.statusCode).toBe(status);
      expect(problemSchema.safeParse(answer.json()).success).toBe(true);
    }
  });

  test('publishes, changes and reads nothing that it may not, whatever it sends', async () => {
    const secret = await desk.make.article({ title: 'Hidden words', is_published: false });
    const live = await desk.make.article({ title: 'Live words', is_published: true });
    await recordUnansweredQuestion(database().db, 'Hidden words of a visitor?', new Date());
    const { token } = await makeToken(['read_published', 'write_drafts']);
    const published = await publishedIds();
    const before = [await stored(secret.id), await stored(live.id)];
    const value = fc.oneof(fc.constantFrom(secret.id, live.id, true, null, '<script>', -1), fc.anything());
    const names = ['id', 'title', 'summary', 'content', 'is_published', 'version', 'category_id', 'status', 'query'];
    /** Arguments with which a change is accepted, unless others take their place. */
    const complete: Readonly<Record<string, object>> = {
      read_article: { id: live.id },
      create_draft: { title: 'Made', summary: 'How', read_time: 5, category_id: live.category_id },
      propose_change: { id: live.id, version: live.version, summary: 'Another' },
    };
    const message = fc.record({
      jsonrpc: fc.constant('2.0'),
      id: fc.oneof(fc.integer(), fc.string()),
      method: fc.oneof({ weight: 9, arbitrary: fc.constant('tools/call') }, fc.string()),
      params: fc
        .tuple(
          fc.constantFrom(...toolNames, 'delete_article', '__proto__'),
          fc.boolean(),
          fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 4 }),
        )
        .map(([name, isComplete, given]) => ({ name, arguments: { ...(isComplete && complete[name]), ...given } })),
    });
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
    const accepted = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(message, async (payload) => {
        const body = JSON.stringify(payload);
        const answer = await desk.app.inject({ method: 'POST', url: apiPaths.mcp, headers, payload: body });
        expect(answer.statusCode, `${body}\n${answer.body}`).toBeLessThan(500);
        expect(answer.body).not.toContain('Hidden words');
        const isAccepted = answer.body.includes('"content":') && !answer.body.includes('"isError":true');
        const { name } = payload.params;
        if (isAccepted) accepted.set(name, (accepted.get(name) ?? 0) + 1);
      }),
      { numRuns: generatedCalls },
    );
    expect([...accepted.keys()], 'the calls reach the tools').toEqual(
      expect.arrayContaining(['read_article', 'create_draft', 'propose_change']),
    );
    expect([await stored(secret.id), await stored(live.id)]).toEqual(before);
    expect(await publishedIds()).toEqual(published);
  });
});
