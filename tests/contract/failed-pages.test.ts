import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageContext } from '#domain/site-content.ts';
import type { App } from '#server/app.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

describeOnEveryEngine('a page that cannot be rendered', (database) => {
  let app: App;
  let failure: Error;
  let shownStatus = 500;
  let lines: string[];
  /** As the built pages do: the page that says so stands in the place of the one that failed. */
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
  afterAll(() => app.close());

  test('because the database is busy is a 503 with when to try again, and stays a page', async () => {
    failure = new Error('timeout exceeded when trying to connect');
    const answer = await ask();
    expect(answer).toMatchObject({ status: 503, retryAfter: '2', cacheControl: 'no-store' });
    expect(answer.body).toContain('We dropped the line');
    expect(answer.logged).toContain('the database could not answer');
  });

  test('for another reason is a 500, logged with its cause under the request’s id', async () => {
    failure = new TypeError('nobody foresaw this');
    const answer = await ask();
    expect(answer).toMatchObject({ status: 500, retryAfter: undefined, cacheControl: 'no-store' });
    expect(answer.body).toContain('We dropped the line');
    expect(answer.logged).toContain('nobody foresaw this');
  });

  test('in a part that it can be read without is given as it is, logged, and not kept', async () => {
    failure = new Error('timeout exceeded when trying to connect');
    shownStatus = 200;
    const answer = await ask();
    expect(answer).toMatchObject({ status: 200, retryAfter: undefined, cacheControl: 'no-store' });
    expect(answer.logged).toContain('the database could not answer');
    shownStatus = 500;
  });
});
