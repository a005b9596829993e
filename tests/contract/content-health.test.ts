import { beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { recordUnansweredQuestion } from '#server/assistant/unanswered/unanswered-question.service.ts';
import { askForLooks, countLooks } from '#server/content-health/outside-link.repository.ts';
import type { OutsideNetwork } from '#server/content-health/outside-look.ts';
import { createOutsideLooks } from '#server/content-health/outside-looks.ts';
import { storeServerFact } from '#server/database/server-fact.repository.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { articleSchema } from '#shared/api/article-contract.ts';
import {
  faultKinds,
  type HealthKind,
  healthFindingSchema,
  healthKinds,
  healthSummarySchema,
} from '#shared/api/content-health-contract.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { visitorAgent } from '#tests/support/enquiry-sender.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';

const now = new Date('2026-11-29T01:00:00Z');
const picture = '/pictures/abcdefgh12345678.webp';

/** A network in which hosts answer 200, unless their name says what is wrong with them. */
const network: OutsideNetwork = {
  resolve: async (host) => [host.startsWith('inside') ? '10.0.0.7' : '203.0.113.7'],
  async request({ url: { hostname } }) {
    if (hostname.startsWith('hangs'))
      throw new DOMException('The operation was aborted due to timeout', 'TimeoutError');
    if (hostname.startsWith('turns')) return { status: 302, location: '/again' };
    const location = hostname.startsWith('leads') ? 'http://inside.example/' : undefined;
    return { status: location ? 301 : hostname.startsWith('gone') ? 404 : 200, location };
  },
};

describeOnEveryEngine('content health', (database, engine) => {
  const articleCount = engine === 'sqlite' ? 200 : 60;
  const desk = deskOfSuite(database, { now: () => now, outsideNetwork: network });
  const list = async (query = '') => {
    const answer = await desk.admin('GET', `${apiPaths.adminContentHealth}?limit=100${query}`);
    const findings = z.array(healthFindingSchema).parse(answer.body);
    return { findings, total: Number(answer.headers['x-total-count']) };
  };
  const summary = async () => healthSummarySchema.parse((await desk.admin('GET', apiPaths.adminHealthSummary)).body);
  const visitMissing = async (path: string) =>
    desk.app.inject({
      method: 'POST',
      url: apiPaths.pageView,
      headers: { 'user-agent': visitorAgent },
      payload: { path, locale: 'en', referrer_host: '', is_missing: true },
    });
  const expected = new Map<string, HealthKind>();

  beforeAll(async () => {
    const { db } = database();
    const category_id = (await desk.make.category()).id;
    const make = (title: string, given: object = {}) =>
      desk.make.article({ title, category_id, is_published: true, content: '<h2>Part</h2><p>Text.</p>', ...given });
    const faulty = async (kind: HealthKind, title: string, given: object) => {
      const { id } = await make(title, { is_featured: true, ...given });
      expected.set(`${kind} ${id}`, kind);
      return id;
    };
    await faulty('dead-link', 'Links to nothing', { content: '<p><a href="/resources/never-was">here</a></p>' });
    await faulty('dead-link', 'Links to a draft', { content: '<p><a href="/nz/resources/a-draft">here</a></p>' });
    await faulty('dead-link', 'Links into itself', { content: '<p><a href="#part">here</a></p>' });
    await faulty('nothing-behind', 'Empty one', { content: null });
    await faulty('nothing-behind', 'Empty two', { content: null });
    await faulty('picture', 'Silent picture', { content: `<p>A</p><img src="${picture}">` });
    await faulty('picture', 'Foreign picture', { content: '<img src="https://x.example/a.png" alt="A">' });
    await faulty('heading', 'Skips a level', { content: '<h2>One</h2><h4>Two</h4>' });
    await faulty('heading', 'Says it twice', { content: '<h2>Says IT  twice</h2>' });
    await make('Twins', { is_featured: true });
    await faulty('twin', 'twins', {});
    await make('Other twins', { is_featured: true });
    await faulty('twin', 'Other  twins', {});
    await faulty('unlinked', 'Nobody leads here', { is_featured: false });
    for (const title of ['Old draft one', 'Old draft two']) {
      const id = await faulty('old-draft', title, { is_published: false });
      await db.updateTable('articles').set({ updated_at: '2026-08-01T00:00:00.000Z' }).where('id', '=', id).execute();
    }
    await faulty('outside-link', 'Gone one', { content: '<p><a href="https://gone.example/a">here</a></p>' });
    await faulty('outside-link', 'Gone two', { content: '<p><a href="https://gone-too.example/">here</a></p>' });
    await make('A draft', { is_published: false });
    await make('Medium only', { content: null, medium_url: 'https://medium.com/p/1', is_featured: false });
    let slug = '';
    for (let number = expected.size + 5; number < articleCount; number += 1) {
      const before = slug && `<a href="/resources/${slug}">before</a> and <a href="https://fine.example/">more</a>`;
      const content = `<h2>One</h2><p>${before} <a href="/demo">demo</a></p><img src="${picture}" alt="A">`;
      ({ slug } = await make(`Good article ${number}`, { content, is_featured: number === articleCount - 1 }));
    }
    for (const path of ['/old-prices', '/nz/old-prices', '/resources/gone-guide', '/resources/gone-guide', '/once'])
      await visitMissing(path);
    await desk.app.figures.write();
    expected.set('missing-page /old-prices', 'missing-page').set('missing-page /resources/gone-guide', 'missing-page');
    for (const [index, question] of ['Can it sing?', 'Do you sell hats?'].entries()) {
      await recordUnansweredQuestion(db, question, now);
      expected.set(`question ${index + 1}`, 'question');
    }
    await desk.admin('POST', apiPaths.adminOutsideLooks);
    await vi.waitFor(async () => expect((await summary()).outside).toMatchObject({ links: 3, waiting: 0 }), 20_000);
  }, 120_000);

  test('the list of articles shows those that need attention alone, also with a search', async () => {
    const listed = async (query: string) => {
      const { body, headers } = await desk.admin('GET', `${apiPaths.adminArticles}?status=attention${query}`);
      return { articles: z.array(articleSchema).parse(body), total: headers['x-total-count'] };
    };
    const { articles, total } = await listed('');
    const faulty = (await list()).findings.filter(({ kind }) => faultKinds.includes(kind));
    const ids = new Set(faulty.flatMap(({ article }) => article?.id ?? []));
    expect(ids.size).toBeGreaterThan(5);
    expect(new Set(articles.map(({ id }) => id))).toEqual(ids);
    expect(total).toBe(String(ids.size));
    expect((await listed('&q=silent')).articles.map(({ title }) => title)).toEqual(['Silent picture']);
    expect((await listed('&q=nothing-like-this')).total).toBe('0');
  });

  test(`lists 20 faults in ${articleCount} articles, and nothing else`, async () => {
    const { findings, total } = await list();
    expect(expected.size).toBe(20);
    expect(new Map(findings.map(({ key, kind }) => [key, kind]))).toEqual(expected);
    expect(total).toBe(20);
    const kinds = findings.map(({ kind }) => healthKinds.indexOf(kind));
    expect(kinds).toEqual(kinds.toSorted((one, other) => one - other));
  });

  test('is listed in pages, by kind and by article, and counted', async () => {
    const dead = await list('&kind=dead-link');
    expect(dead.findings.map(({ text }) => text)).toEqual([
      '#part leads nowhere, because parts of an article have no addresses.',
      '/nz/resources/a-draft leads nowhere: there is no published page.',
      '/resources/never-was leads nowhere: there is no published page.',
    ]);
    const [first, second] = dead.findings.map(({ article }) => article?.id);
    expect((await list(`&ids=${first},${second}`)).total).toBe(2);
    expect((await list('&skip=18')).findings).toHaveLength(2);
    const { counts, articles } = await summary();
    expect(counts).toMatchObject({ 'dead-link': 3, 'outside-link': 2, question: 2, 'missing-page': 2, twin: 2 });
    expect(articles).toBe(9);
    expect((await desk.admin('GET', `${apiPaths.adminContentHealth}?kind=mood`)).status).toBe(422);
  });

  test.runIf(engine === 'sqlite')('says in one sentence what is wrong with each outside host', async () => {
    const hosts = ['hangs', 'turns', 'inside', 'leads'];
    const content = hosts.map((name) => `<p><a href="https://${name}.example/">A</a></p>`).join('');
    const { id } = await desk.make.article({ content });
    await desk.admin('POST', apiPaths.adminOutsideLooks);
    await vi.waitFor(async () => expect((await summary()).outside).toMatchObject({ waiting: 0 }), 30_000);
    const [finding] = (await list(`&kind=outside-link&ids=${id}`)).findings;
    expect(finding?.text.split(/(?<=\.) /)).toEqual([
      'https://hangs.example/ did not answer within 10 seconds.',
      'https://turns.example/ redirects more than 5 times.',
      'https://inside.example/ leads into a private network, which visitors cannot reach.',
      'https://leads.example/ leads into a private network, which visitors cannot reach.',
    ]);
  });

  test('forgets a fault as soon as the article is saved without it', async () => {
    const [finding] = (await list('&kind=heading')).findings;
    const path = `${apiPaths.adminArticles}/${finding?.article?.id}`;
    const article = z.looseObject({ version: z.number() }).parse((await desk.admin('GET', path)).body);
    const saved = await desk.admin('PUT', path, { ...article, tag_ids: [], content: '<h2>Well</h2>' });
    expect(saved.status).toBe(200);
    expect((await list('&kind=heading')).total).toBe(1);
  });

  test('proposes an article for an address without a page, and leads visitors on until that is undone', async () => {
    const { id } = await desk.make.article({ title: 'The gone guide again', is_published: true, content: '<p>A</p>' });
    const guide = async () => (await list('&kind=missing-page')).findings.find(({ path }) => path?.endsWith('guide'));
    expect((await guide())?.target).toEqual({ id, title: 'The gone guide again' });
    const lead = (article_id: number | null) =>
      desk.admin('PUT', apiPaths.adminLedAddresses, { path: '/nz/resources/gone-guide', article_id });
    expect((await lead(999_999)).status).toBe(404);
    expect((await lead(id)).status).toBe(204);
    expect(await guide()).toBeUndefined();
    const undo = () => desk.admin('DELETE', `${apiPaths.adminLedAddresses}?path=/resources/gone-guide`);
    expect((await undo()).status).toBe(204);
    expect(await guide()).toBeDefined();
    expect((await undo()).status).toBe(404);
    expect((await lead(null)).status).toBe(204);
    expect(await guide()).toBeUndefined();
  });

  test('looks at the links that a killed process has left, once its lease is over', async () => {
    const { db } = database();
    await askForLooks(db, ['https://fine.example/left']);
    await storeServerFact(db, { name: 'outside-looks', value: 'killed', seen_at: now.toISOString() });
    let time = now.getTime();
    const wait = async (milliseconds: number) => {
      time += milliseconds + 1;
    };
    const looks = createOutsideLooks({ db, now: () => new Date(time), network, log: { warn: vi.fn() }, wait });
    looks.begin();
    await vi.waitFor(async () => expect(await countLooks(db)).toMatchObject({ links: 1, waiting: 0 }), 20_000);
    expect(time).toBeGreaterThan(now.getTime());
    await looks.stop();
  });
});
