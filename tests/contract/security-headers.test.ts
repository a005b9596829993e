import { beforeAll, describe, expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnSqlite } from '#tests/support/every-engine.ts';
import {
  askRaw,
  faultsOf,
  forgedDifferences,
  otherOrigin,
  renderPage,
  request,
} from '#tests/support/response-headers.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

const json = 'Content-Type: application/json';

describeOnSqlite('headers on every status', (database) => {
  const desk = deskOfSuite(database, { renderPage });
  let origin = '';
  const ask = (bytes: string, at = origin) => askRaw(at, bytes);

  beforeAll(async () => {
    origin = await desk.app.listen({ host: '127.0.0.1', port: 0 });
  });

  test.each([
    ['a page of this moment', request('GET /terms?x=1'), 200],
    ['a page from the cache', request('GET /terms'), 200],
    ['HEAD of it', request('HEAD /terms'), 200],
    ['a page with a slash behind', request('GET /terms/'), 301],
    ['no form is acceptable', request('GET /terms', 'Accept-Encoding: identity;q=0'), 406],
    ['a page that is not there', request('GET /missing'), 404],
    ['a page that fails', request('GET /privacy'), 500],
    ['the API', request(`GET ${apiPaths.publicArticles}`), 200],
    ['health', request('GET /health'), 200],
    ['the documents of the API', request('GET /api/docs'), 200],
    ['an address of the API that is not there', request('GET /api/nothing'), 404],
    ['an unreadable address', request('GET /%zz'), 404],
    ['an unreadable address of the API', request('GET /api/%zz'), 400],
    ['an identifier longer than any', request(`GET /api/admin/tags/${'9'.repeat(300)}`), 404],
    ['a stranger', request('GET /api/admin/articles'), 401],
    ['a method nobody knows', request('TRACE /'), 405],
    ['a body that is too large', `${request('POST /api/auth/login', json, 'Content-Length: 20000')}`, 413],
    [
      'a body of another kind',
      `${request('POST /api/auth/login', 'Content-Type: text/xml', 'Content-Length: 1')}x`,
      415,
    ],
    ['a body with faults', `${request('POST /api/auth/login', json, 'Content-Length: 2')}{}`, 422],
    ['headers that are too large', request('GET /', `X: ${'x'.repeat(17_000)}`), 431],
    ['no HTTP', 'nonsense\r\n\r\n', 400],
  ])('%s', async (_what, bytes, status) => {
    const answer = await ask(bytes);
    expect([answer.status, faultsOf(answer)]).toEqual([status, []]);
  });

  test('201, 204, 403, 409 and 412 of the desk, which no cache may keep', async () => {
    const { id } = await desk.make.tag({ name: 'Headers' });
    const path = `${apiPaths.adminTags}/${id}`;
    const answers = [
      await desk.admin('POST', apiPaths.adminTags, { name: 'More headers' }),
      await desk.admin('POST', apiPaths.adminTags, { name: 'Headers' }),
      await desk.admin('PUT', path, { name: 'Headers' }, { 'if-match': '"9"' }),
      await desk.member('GET', path),
      await desk.admin('DELETE', path),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 409, 412, 403, 204]);
    for (const { status, headers, body } of answers) {
      const named = new Map(Object.entries(headers).map(([name, value]) => [name, String(value)]));
      expect(faultsOf({ status, headers: named, body: JSON.stringify(body ?? '') })).toEqual([]);
      expect(named.get('cache-control')).toMatch(/^no-(?:store|cache)$/);
    }
  });

  test('pages require Trusted Types and reports, except those that load the voice widget', async () => {
    const policy = (await ask(request('GET /terms'))).headers.get('content-security-policy');
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).toContain(`report-uri ${apiPaths.policyReports}`);
    expect(policy).not.toContain('report-to');
  });

  test('HSTS and a named reporting endpoint only when the site is served over TLS', async () => {
    const secure = await buildTestApp(database(), {
      environment: { PUBLIC_SITE_URL: 'https://bellbird.example' },
      parts: { renderPage },
    });
    const at = await secure.listen({ host: '127.0.0.1', port: 0 });
    for (const path of ['/terms', '/missing', '/health', '/api/nothing']) {
      const answer = await ask(request(`GET ${path}`), at);
      expect(answer.headers.get('strict-transport-security'), path).toBe('max-age=31536000; includeSubDomains');
      expect((await ask(request(`GET ${path}`))).headers.has('strict-transport-security')).toBe(false);
    }
    const { headers } = await ask(request('GET /terms'), at);
    expect(headers.get('content-security-policy')).toContain('report-to policy');
    expect(headers.get('reporting-endpoints')).toBe('policy="/api/policy-reports"');
  });

  describe('a forged Host and X-Forwarded-*', () => {
    test.each(['false', 'true'])('change no response with TRUST_PROXY=%s', async (trust) => {
      const app = await buildTestApp(database(), { environment: { TRUST_PROXY: trust }, parts: { renderPage } });
      const at = await app.listen({ host: '127.0.0.1', port: 0 });
      expect(await forgedDifferences(at)).toEqual([]);
    });
  });
});

/** Requests of a page of the origin `from`, whose responses that page must not be able to read. */
const requestsFrom = (from: string, token: string) => {
  const asks = ['Access-Control-Request-Method: PUT', 'Access-Control-Request-Headers: authorization'];
  return [
    ...['GET /terms', 'GET /api/nothing', `GET ${apiPaths.publicArticles}`].map((first) => request(first)),
    ...[apiPaths.me, apiPaths.adminArticles].map((path) => request(`GET ${path}`, `Authorization: Bearer ${token}`)),
    ...[apiPaths.me, apiPaths.publicArticles, '/terms'].map((path) => request(`OPTIONS ${path}`, ...asks)),
  ].map((bytes) => bytes.replace(`Origin: ${otherOrigin}`, `Origin: ${from}`));
};

describeOnSqlite('other origins', (database) => {
  const desk = deskOfSuite(database, { renderPage });
  let token = '';
  let origin = '';
  beforeAll(async () => {
    token = await callAccounts(desk.app).signIn('admin@example.com');
    origin = await desk.app.listen({ host: '127.0.0.1', port: 0 });
  });

  test.each([otherOrigin, 'null', 'http://localhost:3000.evil.example', 'http://localhost'])(
    'no response may be read by %s',
    async (from) => {
      for (const bytes of requestsFrom(from, token)) expect(faultsOf(await askRaw(origin, bytes))).toEqual([]);
    },
  );

  test.each(['the origin it is asked from', 'everyone'])('a server that allows %s is detected', async (whom) => {
    const broken = await buildTestApp(database(), { environment: { PAGE_CACHE: 'off' }, parts: { renderPage } });
    broken.server.prependListener('request', ({ headers }, response) =>
      response.setHeader('access-control-allow-origin', whom === 'everyone' ? '*' : (headers.origin ?? '')),
    );
    const at = await broken.listen({ host: '127.0.0.1', port: 0 });
    for (const bytes of requestsFrom(otherOrigin, token))
      expect(faultsOf(await askRaw(at, bytes))).toEqual(['has access-control-allow-origin']);
  });
});
