import { describe, expect, test } from 'vitest';
import type { ContentTopic } from '../content-changes/content-topic.ts';
import { noteTopics } from '../content-changes/read-topics.ts';
import { PageCache } from './page-cache.ts';
import type { RenderedAnswer } from './rendered-answer.ts';

/** A router whose every answer waits until the test lets it go, and which reads one stored text. */
function slowRouter(topics: readonly ContentTopic[] = ['articles']) {
  const waiting: (() => void)[] = [];
  const router = {
    stored: 'first',
    renders: 0,
    headers: new Map([['content-type', 'text/html']]),
    status: 200,
    async render(): Promise<RenderedAnswer> {
      router.renders += 1;
      noteTopics(...topics);
      const read = router.stored;
      await new Promise<void>((resolve) => waiting.push(resolve));
      return { status: router.status, headers: router.headers, body: Buffer.from(read) };
    },
    async letGo() {
      while (waiting.length === 0) await new Promise(setImmediate);
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
  return router;
}

function setUp(router = slowRouter()) {
  let moment = new Date('2026-11-21T02:00:00Z');
  const cache = new PageCache({
    render: router.render,
    now: () => moment,
    siteTimeZone: 'Pacific/Auckland',
    limits: { bytes: 1_000_000, entries: 100 },
  });
  const text = async (outcome: ReturnType<typeof cache.fetch>) => {
    const given = await outcome;
    return given.kind === 'kept' ? String(given.answer.forms.identity.body) : given.kind;
  };
  return {
    router,
    cache,
    text,
    at(time: string) {
      moment = new Date(time);
    },
  };
}

describe('the page cache', () => {
  test('renders once, however many ask at the same moment, and then not again', async () => {
    const { router, cache, text } = setUp();
    const asked = Array.from({ length: 100 }, () => text(cache.fetch('/')));
    await router.letGo();
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['first']));
    expect(router.renders).toBe(1);
    expect(cache.find('/')?.forms.identity.body.toString()).toBe('first');
  });

  test('does not keep what began before a change and ended after it, nor give it to who asked after', async () => {
    const { router, cache, text } = setUp();
    const before = text(cache.fetch('/'));
    await new Promise(setImmediate);
    router.stored = 'second';
    cache.invalidate(['articles']);
    const after = text(cache.fetch('/'));
    await router.letGo();
    expect(await before).toBe('first');
    if (router.renders > 1) await router.letGo().catch(() => {});
    expect(await after).toBe('second');
    expect(cache.find('/')?.forms.identity.body.toString()).toBe('second');
  });

  test('drops what a change concerns and leaves the rest', async () => {
    const { router, cache } = setUp(slowRouter(['article:one', 'terms']));
    const fetched = cache.fetch('/resources/one');
    await router.letGo();
    await fetched;
    expect(cache.invalidate(['articles', 'article:two', 'category:4'])).toEqual([]);
    expect(cache.find('/resources/one')).toBeDefined();
    expect(cache.invalidate(['article:one'])).toEqual([{ address: '/resources/one', uses: 1 }]);
    expect(cache.find('/resources/one')).toBeUndefined();
  });

  test('what depends on no content stays through every change', async () => {
    const { router, cache } = setUp(slowRouter([]));
    const fetched = cache.fetch('/terms');
    await router.letGo();
    await fetched;
    cache.invalidate(['articles', 'categories', 'tags', 'terms']);
    expect(cache.find('/terms')).toBeDefined();
  });

  test('an answer ends with the day of its variant', async () => {
    const { router, cache, at } = setUp(slowRouter([]));
    at('2026-11-21T10:59:50Z');
    const fetched = cache.fetch('/nz/terms');
    await router.letGo();
    await fetched;
    at('2026-11-21T10:59:59.999Z');
    expect(cache.find('/nz/terms')).toBeDefined();
    at('2026-11-21T11:00:00Z');
    expect(cache.find('/nz/terms')).toBeUndefined();
  });

  test.each([
    ['an error', { status: 500, headers: {} }],
    ['a missing page', { status: 404, headers: {} }],
    ['a redirect', { status: 301, headers: {} }],
    ['an answer that sets a cookie', { status: 200, headers: { 'set-cookie': 'a=b' } }],
    ['an answer that says no-store', { status: 200, headers: { 'cache-control': 'no-store' } }],
    ['an answer that is private', { status: 200, headers: { 'cache-control': 'private, max-age=5' } }],
    ['an answer that varies by Cookie', { status: 200, headers: { vary: 'Accept-Encoding, Cookie' } }],
  ])('%s is given and not kept', async (_name, { status, headers }) => {
    const { router, cache } = setUp();
    router.status = status;
    router.headers = new Map(Object.entries(headers));
    const fetched = cache.fetch('/');
    await router.letGo();
    expect((await fetched).kind).toBe('passing');
    expect(cache.find('/')).toBeUndefined();
    expect(cache.figures()).toMatchObject({ entries: 0, bytes: 0 });
  });

  test.each([
    [200, ['passing', 'nothing', 'nothing']],
    [404, ['passing', 'passing', 'passing']],
  ])('of those who waited together for a %i that is not to be kept, each gets %j', async (status, kinds) => {
    const { router, cache } = setUp();
    router.status = status;
    router.headers = new Map([['cache-control', 'no-store']]);
    const asked = [1, 2, 3].map(() => cache.fetch('/contact'));
    await router.letGo();
    expect((await Promise.all(asked)).map(({ kind }) => kind)).toEqual(kinds);
  });

  test('a render that fails fails for those who waited, and the next one tries again', async () => {
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
});
