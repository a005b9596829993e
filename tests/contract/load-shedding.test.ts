import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiPaths } from '#domain/api-paths.ts';
import type { App } from '#server/app.ts';
import { buildTestApp } from '#tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

/** More requests than may be read at the same time, each on its own connection. */
const visitors = 400;

describe('more page requests than can be served (product 15.26)', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase('sqlite');
  });
  afterAll(() => database.remove());

  /**
   * Sends many requests for pages that are held back, then lets them finish. Returns the number of responses by status.
   */
  async function crowd(breakApp: (app: App) => void = () => {}) {
    const held = Promise.withResolvers<void>();
    const app = await buildTestApp(database, {
      environment: { PAGE_CACHE: 'off' },
      parts: {
        renderPage: async () => {
          await held.promise;
          return new Response('<p>A page</p>', { headers: { 'content-type': 'text/html' } });
        },
      },
    });
    breakApp(app);
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const responses = await Promise.all([
      ...Array.from({ length: visitors }, (_, index) => fetch(`${origin}/resources/${index}`)),
      fetch(origin + apiPaths.health).finally(() => held.resolve()),
    ]);
    const later = await fetch(`${origin}/resources`);
    const retryAfter = responses
      .filter(({ status }) => status === 503)
      .map(({ headers }) => headers.get('retry-after'));
    await Promise.all([...responses, later].map((response) => response.arrayBuffer()));
    await app.close();
    const counts = Map.groupBy(responses, ({ status }) => status);
    return { served: counts.get(200)?.length ?? 0, retryAfter, health: responses.at(-1)?.status, later: later.status };
  }

  test('some get a 503 with Retry-After at once, others are served, and the server recovers', async () => {
    const { served, retryAfter, ...others } = await crowd();
    expect(retryAfter.length).toBeGreaterThan(0);
    expect(new Set(retryAfter)).toEqual(new Set(['2']));
    expect(served).toBeGreaterThan(0);
    expect(others).toEqual({ health: 200, later: 200 });
  });

  test('control: without shedding nobody gets a 503', async () => {
    const { retryAfter } = await crowd((app) => {
      app.server.removeAllListeners('request').on('request', app.routing);
    });
    expect(retryAfter).toEqual([]);
  });
});
