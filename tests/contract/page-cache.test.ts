import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { PageContext } from '#shared/site-content.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { requestRaw } from '#tests/support/raw-request.ts';
import { buildTestApp } from '#tests/support/test-app.ts';

/** Creates a replacement for the built site: pages that show stored content and the time. */
function createPages() {
  const pages = { renders: 0, setCookie: false, fails: false };
  const render = async ({ pathname, search }: URL, { content, now }: PageContext): Promise<Response> => {
    pages.renders += 1;
    if (pages.fails) throw new Error('no page today');
    if (pathname.startsWith('/resources/')) {
      const article = await content.articleBySlug(pathname.slice('/resources/'.length));
      return new Response(article ? page(article.title) : 'nothing', { status: article ? 200 : 404, headers: html });
    }
    const titles = pathname === '/' ? (await content.featuredArticles(3)).map(({ title }) => title) : [];
    const headers = pages.setCookie ? { ...html, 'set-cookie': 'visitor=1' } : html;
    return new Response(page(`${pathname}${search} ${titles.join()} ${now.toISOString().slice(0, 10)}`), { headers });
  };
  return { pages, render };
}

const html = { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" };
const page = (text: string) => `<!doctype html><title>${text}</title>${'<p>filling</p>'.repeat(200)}`;

describeOnEveryEngine('the page cache in front of the router', (database) => {
  const { pages, render } = createPages();
  const desk = deskOfSuite(database, { renderPage: render, now: () => moment });
  let origin = '';
  let moment = new Date('2026-11-21T02:00:00Z');
  const get = (path: string, headers: Record<string, string> = {}) => requestRaw(origin, path, { headers });
  const text = async (path: string) => String((await get(path)).body);
  const figures = async () => {
    const metrics = await desk.app.metrics.write();
    const read = (series: string) => Number(metrics.split(`\nbellbird_page_cache_${series} `)[1]?.split('\n')[0]);
    return { entries: read('entries'), misses: read('requests_total{outcome="miss"}') };
  };

  beforeAll(async () => {
    origin = await desk.app.listen({ host: '127.0.0.1', port: 0 });
    // Wait until the first pages have been rendered in the background, because the tests count how often pages are
    // rendered.
    await vi.waitFor(async () => expect((await figures()).entries).toBe(18), 30_000);
  });
  beforeEach(() => {
    pages.setCookie = false;
    pages.fails = false;
    moment = new Date('2026-11-21T02:00:00Z');
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['identity', (bytes: Buffer) => bytes],
  ])('sends the same page in %s', async (encoding, unpack) => {
    const plain = await get('/terms');
    const answer = await get('/terms', { 'accept-encoding': encoding });
    expect(answer.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    expect(answer.headers['content-length']).toBe(String(answer.body.length));
    expect(unpack(answer.body).equals(plain.body)).toBe(true);
    expect([answer.headers.etag, answer.headers.vary]).toEqual([plain.headers.etag, 'accept-encoding']);
  });

  test('answers 406 with the full set of headers when no encoding is acceptable', async () => {
    const answer = await get('/terms', { 'accept-encoding': 'identity;q=0' });
    expect(answer.status).toBe(406);
    expect(JSON.parse(String(answer.body))).toEqual({ detail: expect.any(String) });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(answer.headers.etag).toBeUndefined();
  });

  test.each(['/terms', apiPaths.publicArticles])(
    '%s returns 304 with every header except those of the body',
    async (path) => {
      const full = await get(path, { 'accept-encoding': 'br' });
      const answer = await get(path, { 'accept-encoding': 'br', 'if-none-match': String(full.headers.etag) });
      expect([answer.status, answer.body.length]).toEqual([304, 0]);
      const { 'content-type': _type, 'content-encoding': _encoding, 'content-length': _length, ...rest } = full.headers;
      const { date: _then, ...expected } = rest;
      const { date: _now, ...given } = answer.headers;
      expect(given).toEqual(expected);
      expect((await get(path, { 'if-none-match': 'W/"other"' })).status).toBe(200);
    },
  );

  test('HEAD has the headers of GET and no body, also when it comes first', async () => {
    const head = await requestRaw(origin, '/demo?agent=trades', { method: 'HEAD' });
    const full = await get('/demo?agent=trades');
    expect([head.status, head.body.length, full.body.length > 0]).toEqual([200, 0, true]);
    expect(head.headers).toEqual({ ...full.headers, date: expect.any(String) });
  });

  test('shared caches may cache a page for seconds, and browsers revalidate every time', async () => {
    for (const path of ['/', apiPaths.publicCategories]) {
      const { headers } = await get(path);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate, s-maxage=10');
      expect(headers['cdn-cache-control']).toContain('stale-while-revalidate=30');
    }
  });

  test('junk queries share one entry, and never reach the page', async () => {
    const before = await text('/partners');
    const { entries } = await figures();
    const { renders } = pages;
    for (let index = 0; index < 50; index += 1) {
      expect(await text(`/partners?utm_source=${index}&junk=<script>&fbclid=x`)).toBe(before);
    }
    expect([(await figures()).entries, pages.renders]).toEqual([entries, renders]);
    expect(await text('/partners?junk=1&deal=7')).toContain('/partners?deal=7');
  });

  test.each([
    '/api/auth/me/x.css',
    '/api/auth/me',
    '/api/auth/me?x.css',
    '/api/auth/me%2fx.css',
    '/api/auth/me;x.css',
    '/api/admin/articles/x.js',
    '/api/content/categories/x.css',
  ])('%s is never cached, signed in or not (cache deception)', async (path) => {
    const token = await callAccounts(desk.app).signIn('admin@example.com');
    const { entries } = await figures();
    const mine = await get(path, { authorization: `Bearer ${token}` });
    const stranger = await get(path);
    expect(mine.status === 404 || mine.headers['cache-control'] === 'no-store').toBe(true);
    expect([401, 404]).toContain(stranger.status);
    expect(String(stranger.body)).not.toMatch(/admin@example/);
    expect((await figures()).entries).toBe(entries);
  });

  test('an Authorization header does not bypass the cache, because no cached route reads it', async () => {
    const address = `${apiPaths.publicArticles}?limit=77`;
    const before = await figures();
    const stranger = await get(address);
    const token = await callAccounts(desk.app).signIn('admin@example.com');
    for (const authorization of [`Bearer ${token}`, 'Bearer x', 'nonsense'])
      expect(await get(address, { authorization })).toMatchObject({ status: 200, body: stranger.body });
    const after = await figures();
    expect([after.misses - before.misses, after.entries - before.entries]).toEqual([1, 1]);
  });

  test('errors, missing pages and responses with cookies are never cached', async () => {
    const { entries } = await figures();
    expect((await get('/resources/not-there')).status).toBe(404);
    expect((await get(`${apiPaths.publicArticles}?limit=0`)).status).toBe(422);
    pages.fails = true;
    const failed = await get('/demo?agent=hotels');
    expect([failed.status, failed.headers['cache-control']]).toEqual([500, 'no-store']);
    expect(failed.headers['content-security-policy']).toBeDefined();
    pages.fails = false;
    pages.setCookie = true;
    expect((await get('/demo?agent=hotels')).status).toBe(200);
    expect((await figures()).entries).toBe(entries);
    pages.setCookie = false;
    const answer = await get('/demo?agent=hotels');
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
  });

  test('100 simultaneous requests cause one render', async () => {
    const { renders } = pages;
    const answers = await Promise.all(Array.from({ length: 100 }, () => get('/login?reason=registered')));
    expect(new Set(answers.map(({ body }) => String(body))).size).toBe(1);
    expect(pages.renders).toBe(renders + 1);
  });

  test('a page changes with the day of its variant without a save', async () => {
    moment = new Date('2026-11-21T10:59:59.500Z');
    expect(await text('/nz/privacy')).toContain('2026-11-21');
    moment = new Date('2026-11-22T11:00:00Z');
    expect(await text('/nz/privacy')).toContain('2026-11-22');
  });

  test('every save is on the page and in the lists at the next request, and drafts never are', async () => {
    const tag = await desk.make.tag({ name: 'Before' });
    const save = await desk.make.articleSave({
      title: 'Rev 0',
      is_featured: true,
      is_published: false,
      tag_ids: [tag.id],
    });
    const created = await desk.admin('POST', apiPaths.adminArticles, save);
    const { id } = Object(created.body);
    const path = `${apiPaths.adminArticles}/${id}`;
    const shown = async () => [
      await text('/'),
      await text(apiPaths.publicArticles),
      await text(apiPaths.featuredArticles),
    ];
    for (const seen of await shown()) expect(seen).not.toContain('Rev 0');
    expect((await get('/resources/rev-1')).status).toBe(404);
    for (let revision = 1; revision <= 5; revision += 1) {
      await desk.admin('PUT', path, { ...save, is_published: true, title: `Rev ${revision}` });
      for (const seen of [...(await shown()), await text('/resources/rev-1')])
        expect(seen).toContain(`Rev ${revision}`);
    }
    await desk.admin('PUT', `${apiPaths.adminTags}/${tag.id}`, { name: 'After' });
    await desk.admin('PUT', `${apiPaths.adminCategories}/${save.category_id}`, { name: 'Another category' });
    expect(await text(apiPaths.publicArticles)).toMatch(/"Another category".*"After"/);
    await desk.admin('PUT', path, { ...save, is_published: false });
    for (const seen of await shown()) expect(seen).not.toContain('Rev 5');
    expect((await get('/resources/rev-1')).status).toBe(404);
    await desk.admin('PUT', path, { ...save, is_published: true, title: 'Rev 6' });
    await desk.admin('DELETE', path);
    for (const seen of await shown()) expect(seen).not.toContain('Rev');
    expect((await get('/resources/rev-1')).status).toBe(404);
  });

  test('pages in use are rendered again after a save, before the next request', async () => {
    const made = await desk.make.article({ title: 'In use', is_featured: true });
    for (let times = 0; times < 3; times += 1) await get('/');
    const { renders } = pages;
    const save = await desk.make.articleSave({ title: 'In use, saved', is_featured: true });
    await desk.admin('PUT', `${apiPaths.adminArticles}/${made.id}`, save);
    await expect.poll(() => pages.renders).toBeGreaterThan(renders);
    const { misses } = await figures();
    await expect.poll(() => text('/')).toContain('In use, saved');
    expect((await figures()).misses - misses).toBeLessThanOrEqual(1);
  });

  test('PAGE_CACHE=off renders every time', async () => {
    // The cache of the other application may still be making its pages again.
    const own = createPages();
    const off = await buildTestApp(database(), {
      environment: { PAGE_CACHE: 'off' },
      parts: { renderPage: own.render },
    });
    const offOrigin = await off.listen({ host: '127.0.0.1', port: 0 });
    const answers = [await requestRaw(offOrigin, '/'), await requestRaw(offOrigin, '/')];
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(['no-cache', 'no-cache']);
    expect(own.pages.renders).toBe(2);
    expect(await off.metrics.write()).not.toContain('page_cache');
  });
});
