import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiPaths } from '#domain/api-paths.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { writeToServer } from '#tests/support/raw-socket.ts';
import { buildTestApp } from '#tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

const renderPage = async ({ pathname }: URL) =>
  new Response(`<!doctype html><title>${pathname}</title>`, {
    status: pathname === '/missing' ? 404 : 200,
    headers: { 'content-type': 'text/html' },
  });

describe('other origins (product 15.13)', () => {
  let database: TestDatabase;
  let desk: Desk;
  let token = '';
  let origin = '';
  beforeAll(async () => {
    database = await createTestDatabase('sqlite');
    desk = await openDesk(database, { renderPage });
    token = await callAccounts(desk.app).signIn('admin@example.com');
    origin = await desk.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await desk.app.close();
    await database.remove();
  });

  const json = 'Content-Type: application/json';
  /** Requests for every kind of response: pages, cached and rendered, the API signed out and signed in, and errors. */
  const requests = () => [
    { first: 'GET /terms', status: 200 },
    { first: 'GET /terms?x=1', status: 200 },
    { first: 'GET /missing', status: 404 },
    { first: `GET ${apiPaths.publicArticles}`, status: 200 },
    { first: `GET ${apiPaths.me}`, lines: [`Authorization: Bearer ${token}`], status: 200 },
    { first: `GET ${apiPaths.adminArticles}`, lines: [`Authorization: Bearer ${token}`], status: 200 },
    { first: `GET ${apiPaths.adminArticles}`, status: 401 },
    { first: 'GET /api/nothing', status: 404 },
    { first: `POST ${apiPaths.login}`, lines: [json, 'Content-Length: 20000'], status: 413 },
    { first: `POST ${apiPaths.login}`, lines: ['Content-Type: text/plain', 'Content-Length: 0'], status: 415 },
    { first: 'TRACE /', status: 405 },
    ...[apiPaths.me, apiPaths.adminArticles, apiPaths.publicArticles, '/terms'].map((path) => ({
      first: `OPTIONS ${path}`,
      lines: ['Access-Control-Request-Method: PUT', 'Access-Control-Request-Headers: authorization'],
      status: undefined,
    })),
  ];

  /** Returns the requests whose response a page of that origin may read. */
  const letIn = async (from: string, at: string) => {
    const found: string[] = [];
    for (const { first, lines = [], status } of requests()) {
      const head = [`${first} HTTP/1.1`, 'Host: localhost', 'Connection: close', `Origin: ${from}`, ...lines, '', ''];
      const [answer] = await writeToServer(at, head.join('\r\n'));
      if (status !== undefined) expect([first, answer?.status]).toEqual([first, status]);
      const names = [...(answer?.headers.keys() ?? expect.fail('no answer'))];
      if (names.some((name) => name.startsWith('access-control-'))) found.push(first);
    }
    return found;
  };

  test.each(['https://evil.example', 'null', 'http://localhost:3000.evil.example', 'http://localhost'])(
    'no answer lets %s read it',
    async (from) => {
      expect(await letIn(from, origin)).toEqual([]);
    },
  );

  test.each(['the origin it is asked from', 'everyone'])(
    'control: a server that allows %s is reported',
    async (whom) => {
      const app = await buildTestApp(database, { environment: { PAGE_CACHE: 'off' }, parts: { renderPage } });
      app.server.prependListener('request', (request, response) => {
        const allowed = whom === 'everyone' ? '*' : (request.headers.origin ?? '');
        response.setHeader('access-control-allow-origin', allowed);
      });
      const at = await app.listen({ host: '127.0.0.1', port: 0 });
      expect(await letIn('https://evil.example', at)).toEqual(requests().map(({ first }) => first));
      await app.close();
    },
  );
});
