import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { createSanitiserThread } from '#server/content/article-html.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { createContentFactories, sendToApp } from '#tests/support/content-factories.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnSqlite } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

const megabyte = 1024 * 1024;

describeOnSqlite('wrong bodies and headers', (database) => {
  const desk = deskOfSuite(database);
  let token = '';
  beforeAll(async () => {
    token = await callAccounts(desk.app).signIn('admin@example.com');
  });
  const post = (url: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
    desk.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    });
  /** Returns a JSON body of exactly this many bytes. An unknown field pads it to that size. */
  const bodyOf = (bytes: number, body: object) => {
    const empty = JSON.stringify({ ...body, filling: '' });
    return JSON.stringify({ ...body, filling: 'x'.repeat(bytes - Buffer.byteLength(empty)) });
  };

  test('a body may be as large as its limit and not one byte larger', async () => {
    const article = await desk.make.articleSave();
    expect((await post(apiPaths.adminArticles, bodyOf(megabyte, article))).statusCode).toBe(201);
    const large = await post(apiPaths.adminArticles, bodyOf(megabyte + 1, article));
    expect([large.statusCode, large.json()]).toEqual([413, { detail: 'The request is too large.' }]);
    for (const path of [apiPaths.adminCategories, apiPaths.adminTags]) {
      expect((await post(path, bodyOf(16 * 1024, { name: `Large ${path}` }))).statusCode).toBe(201);
      expect((await post(path, bodyOf(16 * 1024 + 1, { name: 'Larger' }))).statusCode).toBe(413);
    }
  });

  test.each([
    ['[', ']'],
    ['{"a":', '}'],
  ])('JSON nested 10,000 deep in %s is refused and harmless', async (open, close) => {
    const deep = `${open.repeat(10_000)}1${close.repeat(10_000)}`;
    expect([400, 422]).toContain((await post(apiPaths.adminArticles, deep)).statusCode);
    const article = JSON.stringify({ ...(await desk.make.articleSave()), deep: 'HERE' }).replace('"HERE"', deep);
    expect([201, 400]).toContain((await post(apiPaths.adminArticles, article)).statusCode);
  });

  test('a compressed body is refused without being decompressed', async () => {
    // A small piece is repeated, because compressing one large text would use much memory. If that memory was freed
    // during the measurement, the measured growth would be too small.
    const piece = gzipSync(Buffer.alloc(megabyte, ' '));
    const bomb = Buffer.concat(Array.from({ length: 200 }, () => piece));
    const grownBy = async (work: () => unknown) => {
      const { rss } = process.memoryUsage();
      const kept = await work();
      return { megabytes: (process.memoryUsage().rss - rss) / megabyte, kept };
    };
    const refused = await grownBy(async () => {
      for (let round = 0; round < 5; round += 1) {
        const answer = await post(apiPaths.adminArticles, bomb, { 'content-encoding': 'gzip' });
        expect([400, 413, 415]).toContain(answer.statusCode);
      }
    });
    expect(refused.megabytes).toBeLessThan(100);
    // Control: simply decompressing this body takes more than 150 MB.
    expect((await grownBy(() => gunzipSync(bomb))).megabytes).toBeGreaterThan(150);
  });

  test.each([
    ['text/plain', 415],
    ['application/x-www-form-urlencoded', 415],
    ['multipart/form-data; boundary=x', 415],
    ['application/jsonp', 415],
    ['nonsense', 415],
    ['application/json; charset=utf-8', 201],
    ['APPLICATION/JSON', 201],
  ])('the content type %s answers %i', async (type, status) => {
    const answer = await post(apiPaths.adminTags, JSON.stringify({ name: `Type ${type}` }), { 'content-type': type });
    expect(answer.statusCode).toBe(status);
    if (status === 415) expect(answer.json()).toEqual({ detail: 'Send the request as application/json.' });
  });

  test('a body that is not an object, or not JSON, is refused', async () => {
    for (const body of ['', 'null', '1', '"text"', '[]', 'true']) {
      const answer = await post(apiPaths.adminTags, body);
      expect([answer.statusCode, answer.json()], body).toMatchObject([422, { detail: [{ loc: ['body'] }] }]);
    }
    for (const body of ['{', '{"name":}', 'name=x', "{'name':'x'}", '{"name":"x"}}', '\u0000']) {
      const answer = await post(apiPaths.adminTags, body);
      expect([answer.statusCode, answer.json()], body).toEqual([400, { detail: 'The request is not valid JSON.' }]);
    }
  });

  test('__proto__ and constructor are harmless everywhere', async () => {
    for (const body of [
      '{"name":"p","__proto__":{"isAdmin":true}}',
      '{"__proto__":{"name":"p"}}',
      '{"name":"p2","constructor":{"prototype":{"isAdmin":true}}}',
      '{"name":"p3","nested":{"__proto__":{"isAdmin":true}}}',
      '{"name":"p4","constructor":"x","toString":"x","hasOwnProperty":1}',
      '{"name":"constructor"}',
      '{"name":"__proto__"}',
      '{"name":"toString","slug":"constructor"}',
    ]) {
      expect([201, 400, 409, 422], body).toContain((await post(apiPaths.adminTags, body)).statusCode);
    }
    for (const path of ['__proto__', 'constructor', 'toString']) {
      expect((await desk.admin('GET', `${apiPaths.adminTags}/${path}`)).status).toBe(422);
      expect((await desk.admin('GET', `${apiPaths.adminTags}?${path}=1&${path}[x]=1`)).status).toBe(200);
    }
    const seen = () => Reflect.get({}, 'isAdmin');
    expect(seen()).toBeUndefined();
    // Control: this check does notice a polluted prototype.
    Reflect.set(Object.prototype, 'isAdmin', true);
    expect(seen()).toBe(true);
    Reflect.deleteProperty(Object.prototype, 'isAdmin');
  });
});

describeOnSqlite('a save whose HTML cannot be cleaned because the cleaner does not load', (database) => {
  test('answers 503 with Retry-After, is logged, and stores nothing', async () => {
    const lines: string[] = [];
    const workerFile = new URL('data:text/javascript,throw new Error("jsdom is missing")');
    const app = await buildTestApp(database(), {
      environment: { LOG_LEVEL: 'error' },
      parts: {
        sanitiseHtml: createSanitiserThread({ workerFile }).sanitise,
        logTo: { write: (line) => lines.push(line) },
      },
    });
    const admin = sendToApp(app, await callAccounts(app).signUp('admin@example.com'));
    const save = await createContentFactories(admin).articleSave();
    const answer = await admin('POST', apiPaths.adminArticles, save);
    const msg = 'The content cannot be checked just now. Please try again in a minute.';
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '60' }, body: { detail: msg } });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ msg, err: { message: 'jsdom is missing' } }]);
    expect((await admin('GET', apiPaths.adminArticles)).body).toEqual([]);
  });
});

describeOnSqlite('stored markup in responses of the API', (database) => {
  const markup = `<img src=x onerror=alert(1)><script>alert(1)</script>"'&</title>`;
  const desk = deskOfSuite(database);

  test('titles, summaries and names come back unchanged, in JSON that no browser runs', async () => {
    const category = await desk.make.category({ name: markup, description: markup });
    const tag = await desk.make.tag({ name: markup });
    const texts = { title: markup, summary: markup, content: markup };
    await desk.make.article({ ...texts, category_id: category.id, tag_ids: [tag.id] });
    expect([category.slug, tag.slug].join()).toMatch(/^[a-z0-9,-]+$/);
    for (const path of [apiPaths.publicArticles, apiPaths.publicCategories, apiPaths.publicTags]) {
      const answer = await desk.stranger('GET', path);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(JSON.stringify(answer.body)).toContain(JSON.stringify(markup).slice(1, -1));
    }
    const { body } = await desk.stranger('GET', apiPaths.publicArticles);
    const [article] = Object(body).articles;
    expect(article).toMatchObject({ title: markup, summary: markup, category: { name: markup } });
    expect(article.content).toBe(`"'&amp;`);
    expect(article.slug).toMatch(/^[a-z0-9-]+$/);
  });

  test.each([
    '/../.env',
    '/..%2f.env',
    '/%2e%2e/.git/config',
    '/.env',
    '/.git/config',
    '/data/bellbird.sqlite',
    '/bellbird.sqlite',
    '/api/docs/../../package.json',
    '/api/docs/..%2f..%2fpackage.json',
    '/_astro/../../server/entry.mjs',
    '/_astro/..%2f..%2fbuild-stamp.json',
    '/src/server/app.ts',
    '/package.json',
    '/node_modules/fastify/package.json',
    '/proc/self/environ',
    '/%00',
    '/.env%00.css',
  ])('%s is a 404', async (path) => {
    expect([400, 403, 404]).toContain((await desk.app.inject(path)).statusCode);
  });

  test('the page of the API is sent', async () => {
    expect((await desk.app.inject('/api/docs')).statusCode).toBe(200);
  });
});
