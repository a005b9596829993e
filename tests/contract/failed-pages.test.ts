import { beforeAll, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import type { PageContext } from '#shared/site-content.ts';
import { describeOnSqlite } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

describeOnSqlite('a page that cannot be rendered', (database) => {
  let app: App;
  let failure: Error;
  let shownStatus = 500;
  let lines: string[];
  /** Returns an error page, like the built site when one of its pages fails. */
  const renderPage = async (_address: URL, { noteFailure }: PageContext) => {
    noteFailure(failure);
    return new Response('<h1>We dropped the line</h1>', {
      status: shownStatus,
      headers: { 'content-type': 'text/html' },
    });
  };
  const ask = async () => {
    lines = [];
    const { statusCode, headers, body } = await app.inject('/resources/one');
    const { 'retry-after': retryAfter, 'cache-control': cacheControl } = headers;
    const logged = lines.filter((line) => line.includes(String(headers['x-request-id'])));
    return { status: statusCode, retryAfter, cacheControl, body, logged: logged.join('') };
  };

  beforeAll(async () => {
    app = await buildTestApp(database(), {
      environment: { LOG_LEVEL: 'error' },
      parts: { renderPage, logTo: { write: (line) => lines.push(line) } },
    });
  });

  test('returns a 503 with Retry-After, as a page, when the database is busy', async () => {
    failure = new Error('timeout exceeded when trying to connect');
    const answer = await ask();
    expect(answer).toMatchObject({ status: 503, retryAfter: '2', cacheControl: 'no-store' });
    expect(answer.body).toContain('We dropped the line');
    expect(answer.logged).toContain('the database could not answer');
  });

  test('returns a 500 for any other reason, logged with its cause and the request’s id', async () => {
    failure = new TypeError('nobody foresaw this');
    const answer = await ask();
    expect(answer).toMatchObject({ status: 500, retryAfter: undefined, cacheControl: 'no-store' });
    expect(answer.body).toContain('We dropped the line');
    expect(answer.logged).toContain('nobody foresaw this');
  });

  test('is sent without an optional part that failed; the failure is logged and the page not cached', async () => {
    failure = new Error('timeout exceeded when trying to connect');
    shownStatus = 200;
    const answer = await ask();
    expect(answer).toMatchObject({ status: 200, retryAfter: undefined, cacheControl: 'no-store' });
    expect(answer.logged).toContain('the database could not answer');
    shownStatus = 500;
  });
});
