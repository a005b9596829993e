import { beforeAll, describe, expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnSqlite } from '#tests/support/every-engine.ts';
import { writeToServer } from '#tests/support/raw-socket.ts';

const crlf = '\r\n';
const request = (first: string, lines: string[] = [], body = '') =>
  [`${first} HTTP/1.1`, 'Host: localhost', ...lines, '', body].join(crlf);

/** Used in place of the built site. Returns a page that shows its address and is long enough to be compressed. */
const renderPage = async (address: URL) =>
  new Response(`<!doctype html><title>${address.href}</title>${'<p>filling</p>'.repeat(50)}`, {
    headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" },
  });

describeOnSqlite('raw requests, in front of cache and router', (database) => {
  const desk = deskOfSuite(database, { renderPage });
  let origin = '';
  let token = '';
  const write = (bytes: string) => writeToServer(origin, bytes);
  const statuses = async (bytes: string) => (await write(bytes)).map(({ status }) => status);
  const health = request('GET /health', ['Connection: close']);

  beforeAll(async () => {
    token = await callAccounts(desk.app).signIn('admin@example.com');
    await desk.make.article({ title: 'Secret draft', is_published: false });
    origin = await desk.app.listen({ host: '127.0.0.1', port: 0 });
  });

  test('two requests in one write get two responses, so a smuggled one would be noticed', async () => {
    expect(await statuses(request('GET /health') + health)).toEqual([200, 200]);
  });

  const smuggled = 'GET /api/admin/health HTTP/1.1\r\nHost: x\r\n\r\n';
  const length = `Content-Length: ${smuggled.length + 5}`;
  test.each([
    ['both lengths', [length, 'Transfer-Encoding: chunked'], `0\r\n\r\n${smuggled}`],
    ['both, the other way round', ['Transfer-Encoding: chunked', length], `0\r\n\r\n${smuggled}`],
    ['two lengths', ['Content-Length: 2', 'Content-Length: 60'], `{}${smuggled}`],
    ['a list of lengths', ['Content-Length: 2, 60'], `{}${smuggled}`],
    ['a length with a sign', ['Content-Length: +2'], `{}${smuggled}`],
    ['a hexadecimal length', ['Content-Length: 0x2'], `{}${smuggled}`],
    ['chunked that is not last', ['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${smuggled}`],
    ['chunked, disguised', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${smuggled}`],
    ['a space before the colon', ['Content-Length : 2'], `{}${smuggled}`],
    ['a folded header', ['X-Fold: a', ' b'], smuggled],
    ['a bare carriage return in a header', ['X: a\rContent-Length: 2'], `{}${smuggled}`],
    ['a null byte in a header', ['X: a\u0000b'], `{}${smuggled}`],
    ['a chunk with a wrong size', ['Transfer-Encoding: chunked'], `zz\r\n{}\r\n0\r\n\r\n${smuggled}`],
  ])('%s is refused once with 400, and the connection is closed', async (_name, lines, body) => {
    const answers = await write(request('POST /api/auth/login', ['Content-Type: application/json', ...lines], body));
    expect(answers.map(({ status }) => status)).toEqual([400]);
    expect(answers[0]?.headers.get('connection')).toBe('close');
    expect(JSON.parse(answers[0]?.body ?? '')).toEqual({ detail: expect.any(String) });
  });

  test('a missing Host and two Hosts are refused', async () => {
    expect(await statuses('GET /health HTTP/1.1\r\n\r\n')).toEqual([400]);
    for (const hosts of ['Host: evil.example', 'host: localhost'])
      expect(await statuses(request('GET /', [hosts]))).toEqual([400]);
  });

  test.each([
    ['a page', '/', 'a'],
    ['a page with a query', '/resources?category=', 'a'],
    ['a cached list', '/api/content/public/articles?q=', 'a'],
    ['a route for administrators', '/api/admin/articles/', '1'],
    ['no page', '/no-such-page/', '/a'],
    ['broken escapes', '/', '%ff'],
  ])('an address over 2,048 characters is a 414: %s', async (_name, start, filling) => {
    const addressOf = (length: number) => start + filling.repeat(length).slice(0, length - start.length);
    const [answer] = await write(request(`GET ${addressOf(2049)}`, ['Connection: close']));
    expect(answer?.status).toBe(414);
    expect(JSON.parse(answer?.body ?? '')).toEqual({ detail: 'The address is longer than 2048 characters.' });
    expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer?.headers.get('x-content-type-options')).toBe('nosniff');
    const [longest] = await write(request(`GET ${addressOf(2048)}`, ['Connection: close']));
    expect(longest?.status).not.toBe(414);
  });

  test.each(['TRACE', 'PATCH', 'PROPFIND', 'SEARCH', 'PURGE'])('%s is a 405 that repeats nothing', async (method) => {
    const [answer, ...more] = await write(
      request(`${method} /`, ['Cookie: secret=1', 'Authorization: Bearer secret', 'Connection: close']),
    );
    expect([answer?.status, more]).toEqual([405, []]);
    expect(answer?.headers.get('allow')).toContain('GET');
    expect(answer?.body).not.toContain('secret');
  });

  test('CONNECT and an upgrade get no tunnel', async () => {
    for (const first of ['CONNECT localhost:22', 'GET /']) {
      const found = await statuses(request(first, ['Connection: Upgrade', 'Upgrade: websocket']));
      expect([200, 400, 404, 405, undefined], first).toContain(found[0]);
      expect(found).not.toContain(101);
      if (first.startsWith('CONNECT')) expect(found).not.toContain(200);
    }
  });

  test.each([
    '/resources?category=%0d%0aSet-Cookie:%20a=b',
    '/%0d%0aSet-Cookie:%20a=b/',
    '/demo/%0d%0aLocation:%20https:%2f%2fevil.example/',
    '//evil.example/%2e%2e/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/.//evil.example//',
    '/x/..//evil.example/',
    '/x/../\\\\evil.example/',
    '/%2e//evil.example/',
    '///evil.example/',
  ])('%s adds no header and no foreign host to a response', async (path) => {
    const [answer] = await write(request(`GET ${path}`, ['Connection: close']));
    expect([200, 301, 400, 404]).toContain(answer?.status);
    expect(answer?.headers.has('set-cookie')).toBe(false);
    const location = answer?.headers.get('location');
    if (location !== undefined) expect(new URL(location, origin).origin).toBe(origin);
  });

  test.each([
    [`${apiPaths.publicArticles}?limit=1&limit=2`, 422],
    [`${apiPaths.publicArticles}?limit=1&skip=0&skip=x`, 422],
    [`${apiPaths.publicArticles}?limit[]=1`, 200],
    ['/resources?category=a&category=b', 200],
    ['/demo?agent=clinic&agent=x', 200],
  ])('duplicate parameters: %s answers %i every time', async (path, status) => {
    const first = (await write(request(`GET ${path}`, ['Connection: close'])))[0];
    const second = (await write(request(`GET ${path}`, ['Connection: close'])))[0];
    expect([first?.status, second?.status]).toEqual([status, status]);
    expect(second?.body).toBe(first?.body);
  });

  describe('an address written differently', () => {
    const ways = [
      '/%61pi/admin/articles',
      '/api/%61dmin/articles',
      '/api/admin/%61rticles',
      '/%2561pi/admin/articles',
      '/api%2fadmin%2farticles',
      '/api/admin%2farticles',
      '//api/admin/articles',
      '/api//admin//articles',
      '/./api/admin/articles',
      '/resources/../api/admin/articles',
      '/resources/%2e%2e/api/admin/articles',
      '/resources/..%2fapi/admin/articles',
      '/api;x/admin;x/articles;x',
      '/api/admin/articles;x',
      '/api/admin/articles%2f1',
      '/api/Admin/Articles',
      '/API/ADMIN/ARTICLES',
      '/api/admin/articles/',
      '/api/admin/articles%00',
      '/api/admin/articles%20',
      '/api/admin/articles?/api/content/tags',
      '/api/content/tags/../../admin/articles',
      '/api/content/public/articles/../../../admin/articles',
      '/api/content/public/articles%3f/../../../admin/articles',
      '/api/admin/articles#/api/content/tags',
      'http://localhost/api/admin/articles',
      'http://evil.example/api/admin/articles',
      '/ａpi/admin/articles',
      '/api\\admin\\articles',
    ];
    const read = async (path: string, lines: string[]) => {
      const bytes = Buffer.from(request(`GET ${path}`, ['Connection: close', ...lines]), 'utf8');
      return (await writeToServer(origin, bytes))[0];
    };

    test('the plain address shows an administrator the draft', async () => {
      const answer = await read('/api/admin/articles', [`Authorization: Bearer ${token}`]);
      expect([answer?.status, answer?.body.includes('Secret draft')]).toEqual([200, true]);
    });

    test.each(ways)(
      '%s never shows a stranger the desk’s data, not even after an administrator’s request',
      async (path) => {
        await read(path, [`Authorization: Bearer ${token}`]);
        const answer = await read(path, []);
        expect(answer?.body).not.toContain('Secret draft');
        if (answer?.status === 200) expect(answer.body).toContain('<!doctype html>');
        else expect([301, 400, 401, 404]).toContain(answer?.status);
      },
    );
  });
});
