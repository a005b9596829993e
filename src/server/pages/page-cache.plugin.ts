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
import { PageCache } from './page-cache.ts';
import { createRefill } from './refill.ts';

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
    watch = watchContent(db, { log: app.log });
    refill.add(firstPages.map((address) => ({ address, uses: 1 })));
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    refill.stop();
    unsubscribe();
    await watch?.stop();
  });
});
