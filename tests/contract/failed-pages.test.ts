import { beforeAll, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import type { PageContext } from '#shared/site-content.ts';
import { describeOnSqlite } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

const busy = new Error('timeout exceeded when trying to connect');

describeOnSqlite('a page that cannot be rendered', (database) => {
  let app: App;
  let failure: Error;
  let shownStatus: number;
  const lines: string[] = [];
  /** Returns an error page, like the built site when one of its pages or optional parts fails. */
  const renderPage = async (_address: URL, { noteFailure }: PageContext) => {
    noteFailure(failure);
    const headers = { 'content-type': 'text/html' };
    return new Response('<h1>We dropped the line</h1>', { status: shownStatus, headers });
  };

  beforeAll(async () => {
    app = await buildTestApp(database(), {
      environment: { LOG_LEVEL: 'error' },
      parts: { renderPage, logTo: { write: (line) => lines.push(line) } },
    });
  });

  test.each([
    ['is a 503 with Retry-After when the database is busy', busy, 500, [503, '2'], 'the database could not answer'],
    ['is a 500 for any other reason', new TypeError('not foreseen'), 500, [500, undefined], 'not foreseen'],
    ['is sent without an optional part that failed', busy, 200, [200, undefined], 'the database could not answer'],
  ] as const)(
    '%s, uncached and logged with the cause and the request’s id',
    async (_what, error, shown, expected, cause) => {
      failure = error;
      shownStatus = shown;
      const { statusCode, headers, body } = await app.inject('/resources/one');
      expect([statusCode, headers['retry-after']]).toEqual(expected);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toContain('We dropped the line');
      const logged = lines.filter((line) => line.includes(String(headers['x-request-id'])));
      expect(logged.join('')).toContain(cause);
    },
  );
});
