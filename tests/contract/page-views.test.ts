import { expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { visitorAgent } from '#tests/support/enquiry-sender.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

/** Sends a page view and returns its status. */
async function sendView(app: App, view: object, headers: Record<string, string> = { 'user-agent': visitorAgent }) {
  const payload = { path: '/nz/demo', locale: 'en-NZ', referrer_host: '', ...view };
  return (await app.inject({ method: 'POST', url: apiPaths.pageView, headers, payload })).statusCode;
}

describeOnEveryEngine('page views', (database) => {
  const sums = () =>
    database()
      .db.selectFrom('daily_sums')
      .select(['day', 'kind', 'name', 'sum'])
      .orderBy('kind')
      .orderBy('name')
      .execute();
  const clear = () => database().db.deleteFrom('daily_sums').execute();

  test('are added up by day for page, variant, referring host and campaign, and written when the server stops', async () => {
    for (let run = 0; run < 2; run += 1) {
      const app = await buildTestApp(database(), { parts: { now: () => new Date('2026-11-20T23:00:00Z') } });
      expect(await sendView(app, {})).toBe(204);
      await sendView(app, {});
      await sendView(app, { referrer_host: 'Search.example', campaign: ' Spring=“Sale” 2026 ', visitor: 'someone' });
      await app.close();
    }
    const day = '2026-11-21';
    expect(await sums()).toEqual([
      { day, kind: 'total', name: 'views', sum: 6 },
      { day, kind: 'view-campaign', name: 'spring sale 2026', sum: 2 },
      { day, kind: 'view-page', name: '/nz/demo', sum: 6 },
      { day, kind: 'view-referrer', name: 'search.example', sum: 2 },
      { day, kind: 'view-variant', name: 'en-NZ', sum: 6 },
    ]);
  });

  test('of the desk are accepted and not counted', async () => {
    await clear();
    const app = await buildTestApp(database());
    for (const path of ['/dashboard', '/nz/dashboard', '/au/dashboard/enquiries'])
      expect(await sendView(app, { path })).toBe(204);
    await app.close();
    expect(await sums()).toEqual([]);
  });

  test('that are invalid are refused', async () => {
    const app = await buildTestApp(database());
    expect(await sendView(app, { path: 'demo' })).toBe(422);
    expect(await sendView(app, { path: `/${'a'.repeat(400)}` })).toBe(422);
    expect(await sendView(app, { path: '/<script>' })).toBe(422);
    expect(await sendView(app, { locale: 'fr' })).toBe(422);
    expect(await sendView(app, { referrer_host: 'a'.repeat(3000) })).toBe(413);
  });

  test('and steps of robots, and of browsers that ask not to be counted, are not counted', async () => {
    const app = await buildTestApp(database());
    await clear();
    const uncounted: Record<string, string>[] = [
      { 'user-agent': visitorAgent, dnt: '1' },
      { 'user-agent': visitorAgent, 'sec-gpc': '1' },
      { 'user-agent': '' },
      { 'user-agent': 'curl/8.14.1' },
      { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)' },
    ];
    for (const headers of uncounted) {
      const post = (url: string, payload: object) => app.inject({ method: 'POST', url, headers, payload });
      await sendView(app, { referrer_host: 'search.example', campaign: 'spring' }, headers);
      await post(apiPaths.visitStep, { step: 'call-started', name: 'clinic' });
      await post(apiPaths.visitStep, { step: 'contact-opened', name: '/nz' });
      await post(apiPaths.pageSpeed, { path: '/nz', lcp: 700 });
      await post(apiPaths.assistantAsk, { question: 'What does the Growth package cost?', locale: 'en-NZ' });
    }
    await app.figures.write();
    expect(await sums()).toEqual([]);
  });

  test('from countless invented hosts use a bounded number of rows, also after a restart', async () => {
    await clear();
    for (let run = 0; run < 2; run += 1) {
      const app = await buildTestApp(database());
      await sendView(app, { referrer_host: `run-${run}.example` });
      for (let index = 0; index < 150; index += 1) await sendView(app, { referrer_host: `host-${index}.example` });
      await app.figures.write();
      expect((await sums()).filter(({ kind }) => kind === 'view-referrer')).toHaveLength(101);
      await app.close();
    }
    const other = (await sums()).find(({ kind, name }) => kind === 'view-referrer' && name === '(other)');
    expect(other?.sum).toBe(51 + 1 + 51);
  });

  test('of invented pages are counted together and take no place of a real page', async () => {
    await clear();
    const app = await buildTestApp(database());
    for (let index = 0; index < 120; index += 1) await sendView(app, { path: `/resources/invented-${index}` });
    await sendView(app, {});
    await app.close();
    const rows = (await sums()).filter(({ kind }) => kind === 'view-page');
    expect(rows.map(({ name, sum }) => [name, sum])).toEqual([
      ['(other)', 120],
      ['/nz/demo', 1],
    ]);
  });
});
