import { expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { describeOnSqlite } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';
import type { TestDatabase } from '#tests/support/test-database.ts';

/**
 * Number of simultaneous requests, each on its own connection. It is more than the maximum number of reads at a time.
 */
const visitors = 400;

/**
 * Sends many requests for pages, whose rendering is held up until all are sent. Returns how many responses had each
 * status.
 */
async function crowdPages(database: TestDatabase, breakApp: (app: App) => void = () => {}) {
  const held = Promise.withResolvers<void>();
  const renderPage = async () => {
    await held.promise;
    return new Response('<p>A page</p>', { headers: { 'content-type': 'text/html' } });
  };
  const app = await buildTestApp(database, { environment: { PAGE_CACHE: 'off' }, parts: { renderPage } });
  breakApp(app);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const responses = await Promise.all([
    ...Array.from({ length: visitors }, (_, index) => fetch(`${origin}/resources/${index}`)),
    fetch(origin + apiPaths.health).finally(() => held.resolve()),
  ]);
  const later = await fetch(`${origin}/resources`);
  const retryAfter = responses.filter(({ status }) => status === 503).map(({ headers }) => headers.get('retry-after'));
  await Promise.all([...responses, later].map((response) => response.arrayBuffer()));
  await app.close();
  const counts = Map.groupBy(responses, ({ status }) => status);
  return { served: counts.get(200)?.length ?? 0, retryAfter, health: responses.at(-1)?.status, later: later.status };
}

describeOnSqlite('more page requests than can be served', (database) => {
  test('some get a 503 with Retry-After at once, others are served, and the server recovers', async () => {
    const { served, retryAfter, ...others } = await crowdPages(database());
    expect(retryAfter.length).toBeGreaterThan(0);
    expect(new Set(retryAfter)).toEqual(new Set(['2']));
    expect(served).toBeGreaterThan(0);
    expect(others).toEqual({ health: 200, later: 200 });
  });

  test('a server that refuses nobody is detected', async () => {
    const { retryAfter } = await crowdPages(database(), (app) => {
      app.server.removeAllListeners('request').on('request', app.routing);
    });
    expect(retryAfter).toEqual([]);
  });
});
