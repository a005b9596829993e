import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { apiPaths } from '#shared/api/api-paths.ts';
import { locales, localisedPath } from '#shared/rules/locales.ts';
import type { Config } from '../config/config.ts';
import { learnContentVersion } from '../database/content-version.repository.ts';
import type { Database } from '../database/database.ts';
import { type ContentWatch, watchContent } from '../database/watch-content.ts';
import type { RequestGate } from '../http/request-gate.ts';
import { logsRequests } from '../http/request-log.ts';
import { createCacheListener } from './cache-listener.ts';
import { toRenderedResponse } from './cached-response.ts';
import { type DroppedResponse, PageCache } from './page-cache.ts';

interface PageCacheOptions {
  readonly db: Database;
  readonly config: Pick<Config, 'siteTimeZone' | 'logLevel'>;
  readonly gate: RequestGate;
  readonly now: () => Date;
}

/** Limits of the cache of one process. */
const limits = { bytes: 64 * 1024 * 1024, entries: 5000 };

/** Pages that are rendered when the server begins to listen, so that no visitor waits for them. */
const firstPages = [
  ...locales.flatMap((locale) =>
    ['/', '/resources', '/partners', '/demo', '/login'].map((path) => localisedPath(locale, path)),
  ),
  apiPaths.publicArticles,
  apiPaths.openapi,
  apiPaths.docs,
];

/**
 * Adds the page cache in front of the router of a listening server. Requests made with `inject`, including the cache's
 * own, go directly to the router.
 */
export const pageCache = fastifyPlugin(async (app: FastifyInstance, options: PageCacheOptions) => {
  const { db, config, gate, now } = options;
  let isClosing = false;
  const cache = new PageCache({
    render: async (address) => toRenderedResponse(await app.inject({ method: 'GET', url: address })),
    now,
    siteTimeZone: config.siteTimeZone,
    limits,
  });
  const refill = createRefill(cache);
  const { listener, figures } = createCacheListener({
    cache,
    route: app.routing,
    admit: gate.admit,
    log: app.log,
    logsRequests: logsRequests(config),
    isClosing: () => isClosing,
  });
  const unsubscribe = db.onContentChange(() => refill.add(cache.clear()));
  // If this first read of the content version fails, the first read that succeeds counts as a change.
  await learnContentVersion(db).catch(() => {});

  gate.setCache(listener);
  app.metrics.add(
    {
      kind: 'counter',
      name: 'bellbird_page_cache_requests_total',
      help: 'Requests by what the page cache did with them.',
      label: 'outcome',
      read: () => {
        const { hits, misses, routed } = figures();
        return { hit: hits, miss: misses, routed };
      },
    },
    {
      kind: 'counter',
      name: 'bellbird_page_cache_renders_total',
      help: 'Responses rendered for the page cache.',
      read: () => cache.figures().renders,
    },
    {
      kind: 'gauge',
      name: 'bellbird_page_cache_bytes',
      help: 'Memory of cached responses.',
      read: () => cache.figures().bytes,
    },
    {
      kind: 'gauge',
      name: 'bellbird_page_cache_entries',
      help: 'Cached responses.',
      read: () => cache.figures().entries,
    },
  );
  let watch: ContentWatch | undefined;
  app.addHook('onListen', async () => {
    watch = watchContent(db, app.log);
    refill.add(firstPages.map((address) => ({ address, uses: 1 })));
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    refill.stop();
    unsubscribe();
    await watch?.stop();
  });
});

/** Changes within this time lead to one refill. Milliseconds. */
const delay = 25;

/** While a visitor waits for a render, a refill waits for this time and checks again. Milliseconds. */
const checkInterval = 5;

/** Maximum number of responses that a refill renders. The others are rendered at the next request. */
const mostAtOnce = 100;

/**
 * Creates the refill of a cache. It renders dropped responses again in the background, in every encoding, most used
 * first: one response at a time, while no visitor waits for a render. After each response it pauses for as long as the
 * render took, because a render blocks the main thread and visitors come first.
 */
export function createRefill(cache: Pick<PageCache, 'fetch' | 'has' | 'isRendering'>) {
  let waiting = new Map<string, number>();
  let rendered: DroppedResponse | undefined;
  let isRunning = false;
  let isStopped = false;

  const run = async () => {
    while (waiting.size > 0 && !isStopped) {
      await pause(delay);
      const next = [...waiting].sort(([, left], [, right]) => right - left).slice(0, mostAtOnce);
      waiting = new Map();
      for (const [address, uses] of next) {
        while (cache.isRendering() && !isStopped) await pause(checkInterval);
        if (isStopped) return;
        if (cache.has(address)) continue;
        const began = performance.now();
        rendered = { address, uses };
        await renderEveryEncoding(cache, address, uses).catch(() => {});
        rendered = undefined;
        await pause(performance.now() - began);
      }
    }
  };

  return {
    /** Adds dropped responses. Responses that nobody used are left out. */
    add(dropped: readonly DroppedResponse[]): void {
      // The response in progress is not stored after a change, so it is rendered again.
      for (const { address, uses } of rendered ? [...dropped, rendered] : dropped) {
        if (uses > 0) waiting.set(address, Math.max(uses, waiting.get(address) ?? 0));
      }
      if (isRunning || isStopped || waiting.size === 0) return;
      isRunning = true;
      void run().finally(() => {
        isRunning = false;
      });
    },
    /** Stops for good. */
    stop(): void {
      isStopped = true;
    },
  };
}

async function renderEveryEncoding(cache: Pick<PageCache, 'fetch'>, address: string, uses: number): Promise<void> {
  const outcome = await cache.fetch(address, uses);
  if (outcome.kind === 'cached') await Promise.all([outcome.response.encode('br'), outcome.response.encode('gzip')]);
}
