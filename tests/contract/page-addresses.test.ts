import { beforeAll, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { describeOnSqlite } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

describeOnSqlite('an address that a person has typed', (database) => {
  let app: App;
  /** Used in place of the built site. Returns the path and the query of the address. */
  const renderPage = async ({ pathname, search }: URL) =>
    new Response(pathname + search, { status: 200, headers: { 'content-type': 'text/html' } });

  beforeAll(async () => {
    app = await buildTestApp(database(), { parts: { renderPage } });
  });

  test.each([
    ['/NZ', '/nz'],
    ['/Nz/Demo?agent=clinic', '/nz/demo?agent=clinic'],
    ['/Terms', '/terms'],
    ['/resources/What-It-Costs', '/resources/what-it-costs'],
    ['/RESOURCES?category=A', '/resources?category=A'],
  ])('in another case redirects to the page: %s', async (typed, page) => {
    const { statusCode, headers } = await app.inject(typed);
    expect([statusCode, headers.location]).toEqual([301, page]);
  });

  test('in another case stays as it is when it is no page', async () => {
    expect((await app.inject('/Nothing/Here')).body).toBe('/Nothing/Here');
  });

  test.each([
    ['/50%', '/unreadable-address'],
    ['/nz/caf%E9', '/nz/unreadable-address'],
    ['/au/%zz?x=%', '/au/unreadable-address'],
  ])('with a broken escape gets a page of its variant: %s', async (typed, page) => {
    const { statusCode, headers, body } = await app.inject(typed);
    expect([statusCode, headers['content-type'], body]).toEqual([200, 'text/html; charset=utf-8', page]);
  });

  test('with a broken escape in the API is refused as JSON', async () => {
    const { statusCode, headers, body } = await app.inject('/api/%zz');
    expect(statusCode).toBe(400);
    expect(headers['content-type']).toContain('application/json');
    expect(JSON.parse(body)).toEqual({ detail: 'The request could not be read.' });
  });
});
