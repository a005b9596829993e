import { expect, test } from 'vitest';
import { apiPaths } from '#domain/api-paths.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

const view = { path: '/nz/demo', locale: 'en-NZ', referrer_host: '' };

describeOnEveryEngine('page views', (database) => {
  test('are added up by day, path, variant and referring host, and written when the server stops', async () => {
    for (let run = 0; run < 2; run += 1) {
      const app = await buildTestApp(database(), { parts: { now: () => new Date('2026-11-20T23:00:00Z') } });
      const post = (payload: object) => app.inject({ method: 'POST', url: apiPaths.pageView, payload });
      expect((await post(view)).statusCode).toBe(204);
      await post(view);
      await post({ ...view, referrer_host: 'search.example', visitor: 'someone' });
      await app.close();
    }
    const rows = await database().db.selectFrom('page_views').selectAll().orderBy('referrer_host').execute();
    expect(rows).toEqual([
      { day: '2026-11-21', ...view, views: 4 },
      { day: '2026-11-21', ...view, referrer_host: 'search.example', views: 2 },
    ]);
  });

  test('that are invalid are refused', async () => {
    const app = await buildTestApp(database());
    const status = async (payload: object) =>
      (await app.inject({ method: 'POST', url: apiPaths.pageView, payload })).statusCode;
    expect(await status({ ...view, path: 'demo' })).toBe(422);
    expect(await status({ ...view, path: `/${'a'.repeat(400)}` })).toBe(422);
    expect(await status({ ...view, path: '/<script>' })).toBe(422);
    expect(await status({ ...view, locale: 'fr' })).toBe(422);
    expect(await status({ ...view, referrer_host: 'a'.repeat(3000) })).toBe(413);
    await app.close();
  });

  test('with countless invented paths use a bounded number of rows', async () => {
    await database().db.deleteFrom('page_views').execute();
    const app = await buildTestApp(database());
    for (let index = 0; index < 2500; index += 1) {
      await app.inject({
        method: 'POST',
        url: apiPaths.pageView,
        payload: { ...view, path: `/resources/invented-${index}` },
      });
    }
    await app.close();
    const rows = await database().db.selectFrom('page_views').selectAll().execute();
    expect(rows).toHaveLength(2001);
    expect(rows.find((row) => row.path === '/(other)')?.views).toBe(500);
  });
});
