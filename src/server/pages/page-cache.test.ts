import { expect, test } from 'vitest';
import type { RenderedResponse } from './cached-response.ts';
import { PageCache } from './page-cache.ts';

/** Returns a router that reads one stored text. Its responses wait until the test releases them. */
function slowRouter() {
  const waiting: (() => void)[] = [];
  const router = {
    stored: 'first',
    renders: 0,
    headers: new Map([['content-type', 'text/html']]),
    status: 200,
    async render(): Promise<RenderedResponse> {
      router.renders += 1;
      const read = router.stored;
      await new Promise<void>((resolve) => waiting.push(resolve));
      return { status: router.status, headers: router.headers, body: Buffer.from(read) };
    },
    async release() {
      while (waiting.length === 0) await new Promise(setImmediate);
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
  return router;
}

function setUp(router = slowRouter()) {
  const cache = new PageCache({
    render: router.render,
    now: () => new Date('2026-11-21T02:00:00Z'),
    siteTimeZone: 'Pacific/Auckland',
    limits: { bytes: 1_000_000, entries: 100 },
  });
  const text = async (outcome: ReturnType<typeof cache.fetch>) => {
    const given = await outcome;
    return given.kind === 'cached' ? String(given.response.encodings.identity.body) : given.kind;
  };
  return { router, cache, text };
}

test('does not cache a render that began before a change, nor send it to those who asked after the change', async () => {
  const { router, cache, text } = setUp();
  const before = text(cache.fetch('/'));
  await new Promise(setImmediate);
  router.stored = 'second';
  cache.clear();
  const after = text(cache.fetch('/'));
  await router.release();
  expect(await before).toBe('first');
  expect(await after).toBe('second');
  expect(cache.find('/')?.encodings.identity.body.toString()).toBe('second');
});

test('drops every response after a change, and returns the addresses with their uses', async () => {
  const { router, cache } = setUp();
  const fetched = [cache.fetch('/'), cache.fetch('/terms')];
  await router.release();
  await Promise.all(fetched);
  expect(cache.find('/')).toBeDefined();
  expect(cache.clear()).toEqual([
    { address: '/', uses: 1 },
    { address: '/terms', uses: 0 },
  ]);
  expect([cache.find('/'), cache.find('/terms')]).toEqual([undefined, undefined]);
  const renewed = cache.fetch('/', 8);
  await router.release();
  await renewed;
  expect(cache.clear()).toEqual([{ address: '/', uses: 4 }]);
});

test.each([
  ['a redirect', { status: 301, headers: {} }],
  ['a response that says no-store', { status: 200, headers: { 'cache-control': 'no-store' } }],
  ['a response that is private', { status: 200, headers: { 'cache-control': 'private, max-age=5' } }],
  ['a response that varies by Cookie', { status: 200, headers: { vary: 'Accept-Encoding, Cookie' } }],
])('sends %s and does not cache it', async (_name, { status, headers }) => {
  const { router, cache } = setUp();
  router.status = status;
  router.headers = new Map(Object.entries(headers));
  const fetched = cache.fetch('/');
  await router.release();
  expect((await fetched).kind).toBe('uncached');
  expect(cache.find('/')).toBeUndefined();
  expect(cache.figures()).toMatchObject({ entries: 0, bytes: 0 });
});

test.each([
  [200, ['uncached', 'nothing', 'nothing']],
  [404, ['uncached', 'uncached', 'uncached']],
])('requests that waited for the same %i, which must not be cached, get %j', async (status, kinds) => {
  const { router, cache } = setUp();
  router.status = status;
  router.headers = new Map([['cache-control', 'no-store']]);
  const asked = [1, 2, 3].map(() => cache.fetch('/contact'));
  await router.release();
  expect((await Promise.all(asked)).map(({ kind }) => kind)).toEqual(kinds);
});

test('fails for all who waited when a render fails, and renders again for the next one', async () => {
  let renders = 0;
  const cache = new PageCache({
    render: async () => {
      renders += 1;
      throw new Error('down');
    },
    now: () => new Date(),
    siteTimeZone: 'UTC',
    limits: { bytes: 1000, entries: 10 },
  });
  await expect(Promise.all([cache.fetch('/'), cache.fetch('/')])).rejects.toThrow('down');
  await expect(cache.fetch('/')).rejects.toThrow('down');
  expect(renders).toBe(2);
});
