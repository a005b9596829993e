import { expect } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import { writeToServer } from './raw-socket.ts';

const json = 'Content-Type: application/json';

/**
 * Requests that together get every kind of response: cached and rendered pages, the API with and without a token, and
 * errors.
 */
export const requestsOfEveryKind = (token: string) => [
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
export async function readableBy(from: string, origin: string, token: string): Promise<string[]> {
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
