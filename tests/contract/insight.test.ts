import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { type FigureRow, insightSchema } from '#shared/api/insight-contract.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { createContentFactories, sendToApp } from '#tests/support/content-factories.ts';
import { createEnquirySender, visitorAgent } from '#tests/support/enquiry-sender.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

describeOnEveryEngine('insight', (database) => {
  let app: App;
  let token = '';
  const today = new Date('2026-11-23T00:00:00Z');
  let now = today;
  let make: ReturnType<typeof createContentFactories>;
  const headers = { 'user-agent': visitorAgent };
  const post = async (url: string, payload: object) =>
    (await app.inject({ method: 'POST', url, headers, payload })).statusCode;
  const get = (query: string) =>
    app.inject({ url: `${apiPaths.adminInsight}${query}`, headers: { authorization: `Bearer ${token}` } });
  const read = async (query = '') => insightSchema.parse((await get(query)).json());
  /** Runs a function at noon of a day, New Zealand time, and writes the counts. */
  const on = async (day: string, run: () => Promise<unknown>) => {
    now = new Date(`${day}T00:00:00Z`);
    await run();
    await app.figures.write();
    now = today;
  };
  /** Opens the form, and sends it a minute later. */
  const enquire = async (details: object, headers?: Record<string, string>) => {
    const sender = createEnquirySender(app);
    const form_token = await sender.openForm();
    now = new Date(now.getTime() + 60_000);
    expect((await sender.post({ form_token, ...details }, undefined, headers)).statusCode).toBe(201);
    return form_token;
  };
  /** Returns the labels of a table’s rows, each with the figures of this period. */
  const figuresOf = ({ rows }: { rows: readonly FigureRow[] }) =>
    rows.map(({ label, values }) => [label, ...values.map((value) => value.now)]);

  beforeAll(async () => {
    app = await buildTestApp(database(), { parts: { now: () => now } });
    token = await callAccounts(app).signUp('admin@example.com');
    make = createContentFactories(sendToApp(app, token));
  });
  beforeEach(() => database().db.deleteFrom('daily_sums').execute());

  test('with nothing counted, every figure is zero and no day is named as the first', async () => {
    const insight = await read('?days=7');
    expect(insight.counted_since).toBeNull();
    expect(insight.totals.views).toEqual({ now: [0, 0, 0, 0, 0, 0, 0], before: [0, 0, 0, 0, 0, 0, 0] });
    for (const table of Object.values(insight.tables)) expect(table).toEqual({ rows: [], more: 0 });
  });

  test('views are there by day, page, variant, referring site and campaign, beside those of the days before', async () => {
    const view = { path: '/nz', locale: 'en-NZ', referrer_host: 'search.example', campaign: 'spring' };
    await on('2026-11-10', () => post(apiPaths.pageView, view));
    await on('2026-11-20', () => post(apiPaths.pageView, view));
    await on('2026-11-20', () => post(apiPaths.pageView, { path: '/demo', locale: 'en' }));
    await on('2026-11-23', () => post(apiPaths.pageView, view));
    const { now: shown, before, totals, tables, views_today, counted_since } = await read('?days=7');
    expect({ shown, before, views_today, counted_since }).toEqual({
      shown: { from: '2026-11-16', to: '2026-11-22' },
      before: { from: '2026-11-09', to: '2026-11-15' },
      views_today: 1,
      counted_since: '2026-11-10',
    });
    expect(totals.views).toEqual({ now: [0, 0, 0, 0, 2, 0, 0], before: [0, 1, 0, 0, 0, 0, 0] });
    expect(tables.pages.rows).toEqual([
      { name: '/nz', label: 'Home, New Zealand', values: [{ now: 1, before: 1 }] },
      { name: '/demo', label: 'Demo', values: [{ now: 1, before: 0 }] },
    ]);
    expect(tables.variants.rows.map(({ label }) => label)).toEqual(['New Zealand', 'International']);
    expect(tables.referrers.rows).toEqual([
      { name: 'search.example', label: 'search.example', values: [{ now: 1, before: 1 }] },
    ]);
    expect(tables.campaigns.rows.map(({ name }) => name)).toEqual(['spring']);
    expect((await read('?days=1')).totals.views).toEqual({ now: [1], before: [0] });
    expect((await read('?days=7&to=2026-11-10')).totals.views.now).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect((await read('?days=7&to=2099-01-01')).now.to).toBe('2026-11-23');
  });

  test('a year has the sums of its days, and those of the year before', async () => {
    const days = ['2025-11-24', '2025-12-01', '2026-01-31', '2026-02-28', '2026-10-31', '2026-11-01', '2026-11-22'];
    for (const day of [...days, '2025-11-23', '2024-11-25'])
      await on(day, () => post(apiPaths.pageView, { path: '/nz', locale: 'en-NZ' }));
    const { totals, tables } = await read('?days=364');
    expect(totals.views.now.reduce((sum, count) => sum + count)).toBe(7);
    expect(tables.pages.rows[0]?.values).toEqual([{ now: 7, before: 2 }]);
  });

  test('articles have the times they were opened, read to the end and left by their link, and keep them with a new address', async () => {
    const article = await make.article({ title: 'What a missed call costs', is_published: true });
    const id = String(article.id);
    await on('2026-11-22', async () => {
      await post(apiPaths.pageView, { path: `/au/resources/${article.slug}`, locale: 'en-AU' });
      await post(apiPaths.visitStep, { step: 'article-completed', name: id });
      await post(apiPaths.visitStep, { step: 'article-outbound', name: id });
      await post(apiPaths.visitStep, { step: 'article-completed', name: '999999' });
    });
    const { tables, totals } = await read('?days=7');
    const values = Array(3).fill({ now: 1, before: 0 });
    expect(tables.articles.rows).toEqual([{ name: id, label: 'What a missed call costs', values }]);
    expect(tables.pages.rows[0]?.label).toBe('What a missed call costs, Australia');
    expect(totals.completed.now.at(-1)).toBe(1);

    await database().db.updateTable('articles').set({ slug: 'another-address' }).where('id', '=', article.id).execute();
    await on('2026-11-22', () => post(apiPaths.pageView, { path: '/resources/another-address', locale: 'en' }));
    const later = (await read('?days=7')).tables.articles.rows;
    expect(later.map(({ name, values }) => [name, values[0]?.now])).toEqual([[id, 2]]);
  });

  test('demo calls are there by agent and outcome, and questions by whether they were answered', async () => {
    await on('2026-11-22', async () => {
      for (const step of ['call-started', 'call-started', 'call-confirmed', 'call-person'])
        await post(apiPaths.visitStep, { step, name: 'clinic' });
      await post(apiPaths.assistantAsk, { question: 'What does the Growth package cost?', locale: 'en-NZ' });
      await post(apiPaths.assistantAsk, { question: 'Wie hoch ist der Eiffelturm?', locale: 'en-NZ' });
    });
    const { tables } = await read('?days=7');
    expect(figuresOf(tables.calls)).toEqual([['Healthcare Clinics', 2, 1, 1]]);
    expect(tables.questions.rows.map(({ name, values }) => [name, values[0]?.now]).sort()).toEqual([
      ['answered', 1],
      ['unanswered', 1],
    ]);
  });

  test('the speed of each kind of page is there as what three of four visits kept, and no value is stored', async () => {
    await on('2026-11-21', async () => {
      for (const lcp of [400, 900, 901, 5000]) await post(apiPaths.pageSpeed, { path: '/nz', lcp, inp: 60, cls: 0 });
      await post(apiPaths.pageSpeed, { path: '/au/resources/an-article', lcp: 99_999, cls: 12 });
      await post(apiPaths.pageSpeed, { path: '/made-up', lcp: 1 });
    });
    await on('2026-11-15', () => post(apiPaths.pageSpeed, { path: '/', lcp: 2100 }));
    const { tables } = await read('?days=7');
    const row = (name: string, label: string, ...values: [number, number][]) => ({
      name,
      label,
      values: values.map(([now, before]) => ({ now, before })),
    });
    expect(tables.speed.rows).toEqual([
      row('home', 'Home', [4, 1], [1000, 2500], [75, 0], [0, 0]),
      row('article', 'An article', [1, 0], [60_000, 0], [0, 0], [25, 0]),
      row('(other)', 'Other pages', [1, 0], [250, 0], [0, 0], [0, 0]),
    ]);
    expect(await post(apiPaths.pageSpeed, { path: '/nz', lcp: -1 })).toBe(422);
  });

  test('enquiries are there by kind and page, with the steps that led to them, and suspected spam is not there', async () => {
    const page = '/nz/partners';
    await on('2026-11-22', async () => {
      await post(apiPaths.pageView, { path: page, locale: 'en-NZ' });
      await post(apiPaths.visitStep, { step: 'contact-opened', name: page });
      const form_token = await enquire({ page });
      await enquire({ form_token, page });
      await enquire({ form_token: 'none', page, message: 'Buy links' });
      await enquire({ page: 'https://elsewhere.example/', kind: 'callback', conversation: 'Hi' });
      await enquire({ page, message: 'Quietly', partner: 'quiet-web' }, { 'sec-gpc': '1' });
    });
    const { tables, totals } = await read('?days=7');
    expect(totals.enquiries.now.at(-1)).toBe(3);
    expect(figuresOf(tables.enquiries)).toEqual([
      ['Page not known', 1, 1, 0],
      ['Partners, New Zealand', 1, 0, 0],
    ]);
    expect(figuresOf(tables.steps)).toEqual([
      ['Page not known', 2, 0, 0],
      ['Partners, New Zealand', 1, 1, 1],
    ]);
    expect(tables.partners.rows).toEqual([]);
  });

  test('enquiries and applications are there by the partner whose link led to them', async () => {
    await on('2026-11-22', async () => {
      await enquire({ partner: 'Harbour Web Ltd.' });
      await enquire({ partner: 'harbour-web-ltd', kind: 'application', clients: '3', agreed_to_terms: true });
      await enquire({ partner: 'wētā-design', kind: 'callback', conversation: 'Hi' });
      await enquire({});
    });
    const { tables, totals } = await read('?days=7');
    expect(totals.enquiries.now.at(-1)).toBe(4);
    expect(figuresOf(tables.partners)).toEqual([
      ['harbour-web-ltd', 1, 1],
      ['wētā-design', 1, 0],
    ]);
  });

  test.each([
    { step: 'article-completed', name: 'the-slug' },
    { step: 'article-completed' },
    { step: 'call-started', name: 'someone' },
    { step: 'contact-opened', name: 'https://elsewhere.example/' },
    { step: 'bought', name: '1' },
    { step: 'contact-opened', name: '/<script>' },
  ])('the step %j is refused', async (payload) => {
    expect(await post(apiPaths.visitStep, payload)).toBe(422);
  });

  test.each(['?days=2', '?days=0', '?days=x', '?to=2026-02-30', '?to=yesterday', '/export?table=users', '/export'])(
    'the query %s is refused',
    async (query) => {
      expect((await get(query)).statusCode).toBe(422);
    },
  );

  test('a table comes as CSV, in which a hostile name is no formula', async () => {
    const view = { path: '/nz', locale: 'en-NZ', campaign: '-2+3', referrer_host: '' };
    await on('2026-11-22', () => post(apiPaths.pageView, view));
    const answer = await get('/export?table=campaigns&days=7');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.body).toBe(
      '\u{feff}"Campaign","Key","Views","Views, period before"\r\n"\'-2+3","\'-2+3","1","0"\r\n',
    );
    const days = (await get('/export?table=days&days=7')).body.split('\r\n');
    expect(days).toHaveLength(9);
    expect(days[7]).toBe('"2026-11-22","2026-11-15","1","0","0","0","0","0","0","0"');
  });

  test('counts that could not be written are written later', async () => {
    await database().db.schema.alterTable('daily_sums').renameTo('daily_sums_away').execute();
    await on('2026-11-22', () => post(apiPaths.pageView, { path: '/nz', locale: 'en-NZ' }));
    await database().db.schema.alterTable('daily_sums_away').renameTo('daily_sums').execute();
    expect(await database().db.selectFrom('daily_sums').selectAll().execute()).toEqual([]);
    await app.figures.write();
    expect((await read('?days=7')).tables.pages.rows[0]?.values).toEqual([{ now: 1, before: 0 }]);
  });
});
