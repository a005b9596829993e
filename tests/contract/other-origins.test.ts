import { beforeAll, expect, test } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnSqlite } from '#tests/support/every-engine.ts';
import { writeToServer } from '#tests/support/raw-socket.ts';
import { renderPage } from '#tests/support/response-headers.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

const json = 'Content-Type: application/json';

/**
 * Requests that together get every kind of response: cached and rendered pages, the API with and without a token, and
 * errors.
 */
const requestsOfEveryKind = (token: string) => [
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

/** Returns the requests whose responses a page of the origin `from` could read. */
async function readableBy(from: string, origin: string, token: string): Promise<string[]> {
  const found: string[] = [];
  for (const { first, lines = [], status } of requestsOfEveryKind(token)) {
    const head = [`${first} HTTP/1.1`, 'Host: localhost', 'Connection: close', `Origin: ${from}`, ...lines, '', ''];
    const [answer] = await writeToServer(origin, head.join('\r\n'));
    if (status !== undefined) expect([first, answer?.status]).toEqual([first, status]);
    const names = [...(answer?.headers.keys() ?? expect.fail('no answer'))];
    if (names.some((name) => name.startsWith('access-control-'))) found.push(first);
  }
  return found;
}

describeOnSqlite('other origins', (database) => {
  const desk = deskOfSuite(database, { renderPage });
  let token = '';
  let origin = '';
  beforeAll(async () => {
    token = await callAccounts(desk.app).signIn('admin@example.com');
    origin = await desk.app.listen({ host: '127.0.0.1', port: 0 });
  });

  test.each(['https://evil.example', 'null', 'http://localhost:3000.evil.example', 'http://localhost'])(
    'no response may be read by %s',
    async (from) => {
      expect(await readableBy(from, origin, token)).toEqual([]);
    },
  );

  test.each(['the origin it is asked from', 'everyone'])('a server that allows %s is detected', async (whom) => {
    const broken = await buildTestApp(database(), { environment: { PAGE_CACHE: 'off' }, parts: { renderPage } });
    broken.server.prependListener('request', ({ headers }, response) =>
      response.setHeader('access-control-allow-origin', whom === 'everyone' ? '*' : (headers.origin ?? '')),
    );
    const at = await broken.listen({ host: '127.0.0.1', port: 0 });
    const all = requestsOfEveryKind(token).map(({ first }) => first);
    expect(await readableBy('https://evil.example', at, token)).toEqual(all);
  });
});
