import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiPaths } from '#domain/api-paths.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { type WireAnswer, writeToServer } from '#tests/support/raw-socket.ts';
import { buildTestApp } from '#tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

/** The headers of every response, whatever its status (product 15.14). */
const fullSet: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /default-src '(?:self|none)'/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^SAMEORIGIN$/,
  'cache-control': /./,
};

/** Returns the missing headers of a response, and headers that reveal too much. */
function faultsOf({ headers, body, status }: WireAnswer): string[] {
  const missing = Object.entries(fullSet).filter(([name, form]) => !form.test(headers.get(name) ?? ''));
  const loose = [...headers.keys()].filter((name) => /^(?:server|x-powered-by|access-control-.*)$/.test(name));
  const told = status >= 400 && /node_modules|\.ts:\d|at \w+ \(|fastify|sqlite|postgres|\d+\.\d+\.\d+/i.test(body);
  return [
    ...missing.map(([name]) => `lacks ${name}`),
    ...loose.map((name) => `has ${name}`),
    ...(told ? ['tells'] : []),
  ];
}

const request = (first: string, ...lines: string[]) =>
  [`${first} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...lines, '', ''].join('\r\n');
const json = 'Content-Type: application/json';

async function renderPage({ pathname }: URL): Promise<Response> {
  if (pathname === '/privacy') throw new TypeError('secret at /somewhere/file.ts:12');
  const status = pathname === '/missing' ? 404 : 200;
  const headers = {
    'content-type': 'text/html',
    'content-security-policy': "default-src 'self';script-src 'self' 'sha256-x'",
  };
  return new Response(`<!doctype html><title>${pathname}</title>`, { status, headers });
}

describe('headers on every status (product 15.14)', () => {
  let database: TestDatabase;
  let desk: Desk;
  let origin = '';
  const ask = async (bytes: string, at = origin) => {
    const [answer] = await writeToServer(at, bytes);
    return answer ?? expect.fail('no answer');
  };

  beforeAll(async () => {
    database = await createTestDatabase('sqlite');
    desk = await openDesk(database, { renderPage });
    origin = await desk.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await desk.app.close();
    await database.remove();
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
    ['an unreadable address', request('GET /%zz'), 400],
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

  test('304 of a page from the cache, and of the API', async () => {
    for (const path of ['/terms', apiPaths.publicArticles]) {
      const etag = (await ask(request(`GET ${path}`))).headers.get('etag') ?? expect.fail('no etag');
      const answer = await ask(request(`GET ${path}`, `If-None-Match: ${etag}`));
      expect([answer.status, faultsOf(answer)]).toEqual([304, []]);
    }
  });

  test('503 while the server ends, with Retry-After, and the connection is closed', async () => {
    const rendering = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const ending = await buildTestApp(database, {
      parts: {
        renderPage: async (address) => {
          if (address.pathname === '/terms') {
            begun.resolve();
            await rendering.promise;
          }
          return renderPage(address);
        },
      },
    });
    const at = await ending.listen({ host: '127.0.0.1', port: 0 });
    const both = ['GET /terms', `GET ${apiPaths.me}`].map((first) => `${first} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    const asked = writeToServer(at, both.join(''), 5000);
    await begun.promise;
    const closed = ending.close();
    rendering.resolve();
    const [underWay, late] = await asked;
    expect(underWay?.status).toBe(200);
    const refused = late ?? expect.fail('no answer');
    expect([refused.status, faultsOf(refused)]).toEqual([503, []]);
    expect([refused.headers.get('retry-after'), refused.headers.get('connection')]).toEqual(['2', 'close']);
    expect(JSON.parse(refused.body)).toEqual({ detail: expect.stringMatching(/stopping/) });
    await closed;
  });

  test('pages require Trusted Types and reports, except those that load the voice widget', async () => {
    const policy = (await ask(request('GET /terms'))).headers.get('content-security-policy');
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).toContain(`report-uri ${apiPaths.policyReports}`);
    expect(policy).not.toContain('report-to');
  });

  test('HSTS and a named reporting endpoint only when the site is served over TLS', async () => {
    const secure = await buildTestApp(database, {
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
    await secure.close();
  });

  test('control: a server that leaves out a header, names itself or shows a stack is reported', async () => {
    const broken = { leavesOut: '' };
    const app = await buildTestApp(database, { environment: { PAGE_CACHE: 'off' }, parts: { renderPage } });
    app.server.prependListener('request', (_request, response) => {
      const { writeHead } = response;
      Object.assign(response, {
        writeHead: (status: number, headers: object) => {
          const left = Object.entries(headers).filter(([name]) => name !== broken.leavesOut);
          return Reflect.apply(writeHead, response, [status, Object.fromEntries(left)]);
        },
      });
    });
    const at = await app.listen({ host: '127.0.0.1', port: 0 });
    const asked = ['GET /terms', 'GET /missing', 'GET /privacy', `GET ${apiPaths.publicArticles}`, 'GET /api/nothing'];
    for (const name of Object.keys(fullSet)) {
      broken.leavesOut = name;
      for (const first of asked) expect(faultsOf(await ask(request(first), at)), first).toEqual([`lacks ${name}`]);
    }
    await app.close();
    const answer = await ask(request('GET /terms'));
    const headers = new Map([...answer.headers, ['server', 'x']]);
    expect(faultsOf({ status: 500, headers, body: 'at run (/srv/file.ts:12)' })).toEqual(['has server', 'tells']);
  });

  describe('a forged Host and X-Forwarded-* (product 15.15)', () => {
    const forged = [
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Proto: https',
      'X-Forwarded-Prefix: /evil',
      'X-Forwarded-For: 192.0.2.66',
      'X-Original-URL: /evil',
      'X-Rewrite-URL: /evil',
      'X-HTTP-Method-Override: DELETE',
      'Forwarded: host=evil.example;proto=https',
    ];
    const paths = ['/', '/resources', '/terms/', '/missing', apiPaths.publicArticles, '/api/openapi.json'];
    /** Returns the differences between the responses to a forged and to an honest request. */
    const differences = async (at: string) => {
      const found: string[] = [];
      for (const path of paths) {
        const evil = ['GET', path, 'HTTP/1.1'].join(' ');
        const first = await ask([evil, 'Host: evil.example', 'Connection: close', ...forged, '', ''].join('\r\n'), at);
        const honest = await ask(request(`GET ${path}`), at);
        const said = JSON.stringify([[...first.headers], first.body, [...honest.headers], honest.body]);
        if (/evil|192\.0\.2\.66/.test(said) || first.status !== honest.status || first.body !== honest.body)
          found.push(path);
      }
      return found;
    };

    test.each(['false', 'true'])('change no byte of any response, with TRUST_PROXY=%s', async (trust) => {
      const app = await buildTestApp(database, { environment: { TRUST_PROXY: trust }, parts: { renderPage } });
      const at = await app.listen({ host: '127.0.0.1', port: 0 });
      expect(await differences(at)).toEqual([]);
      await app.close();
    });

    test('control: a server that repeats the Host is reported', async () => {
      const app = await buildTestApp(database, { environment: { PAGE_CACHE: 'off' }, parts: { renderPage } });
      app.server.prependListener('request', ({ headers }, response) =>
        response.setHeader('x-host', String(headers.host)),
      );
      const at = await app.listen({ host: '127.0.0.1', port: 0 });
      expect(await differences(at)).toEqual(paths);
      await app.close();
    });
  });
});
