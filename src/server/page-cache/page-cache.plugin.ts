import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { apiPaths } from '#domain/api-paths.ts';
import { locales, localisedPath } from '#domain/locales.ts';
import type { Config } from '../config/config.ts';
import { ContentFeed } from '../content-changes/content-feed.ts';
import type { ContentWatch } from '../content-changes/content-watch.ts';
import { watchContent } from '../content-changes/watch-content.ts';
import type { Database } from '../database/database.ts';
import { takeTurns } from '../load-shedding/connection-turns.ts';
import { logsRequests } from '../telemetry/request-log.ts';
import { createFrontDoor, type FrontDoorFigures } from './front-door.ts';
import { PageCache, type PageCacheFigures } from './page-cache.ts';
import { createRefill } from './refill.ts';
import { toRenderedAnswer } from './rendered-answer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What the page cache holds and how requests were met; nothing when it is off. */
    pageCacheFigures: (() => PageCacheFigures & FrontDoorFigures) | undefined;
  }
}

interface PageCacheOptions {
  readonly db: Database;
  readonly config: Pick<Config, 'siteTimeZone' | 'logLevel'>;
  readonly now: () => Date;
  /** Whether changes of other processes are heard of. */
  readonly watchesContent: boolean;
}

/** What one process keeps at the most. */
const limits = { bytes: 64 * 1024 * 1024, entries: 5000 };

/** Made ready as soon as the server listens, so that nobody meets a cold page. */
const firstPages = [
  ...locales.flatMap((locale) =>
    ['/', '/resources', '/partners', '/demo', '/login'].map((path) => localisedPath(locale, path)),
  ),
  apiPaths.publicArticles,
];

/**
 * Puts the page cache in front of the router of a listening server. It is a listener of the server itself: requests
 * made with `inject` meet the router as it is, and so do the cache's own.
 */
export const pageCache = fastifyPlugin(
  async (app: FastifyInstance, { db, config, now, watchesContent }: PageCacheOptions) => {
    let isClosing = false;
    const cache = new PageCache({
      render: async (address) => toRenderedAnswer(await app.inject({ method: 'GET', url: address })),
      now,
      siteTimeZone: config.siteTimeZone,
      limits,
    });
    const refill = createRefill(cache);
    const door = createFrontDoor({
      cache,
      route: app.routing,
      admit: app.admit,
      log: app.log,
      logsRequests: logsRequests(config),
      isClosing: () => isClosing,
    });
    const feed = new ContentFeed(db);
    const unsubscribe = feed.subscribe((topics) => refill.add(cache.invalidate(topics)));
    // When it cannot be read now, the first look that succeeds counts as a change of everything.
    await feed.catchUp(db).catch(() => {});

    app.server.removeAllListeners('request').on('request', takeTurns(door.listener));
    app.decorate('pageCacheFigures', () => ({ ...cache.figures(), ...door.figures() }));
    let watch: ContentWatch | undefined;
    app.addHook('onListen', async () => {
      if (watchesContent) watch = watchContent(db, feed, { log: app.log });
      refill.add(firstPages.map((address) => ({ address, uses: 1 })));
    });
    app.addHook('preClose', async () => {
      isClosing = true;
      refill.stop();
      unsubscribe();
      feed.stop();
      await watch?.stop();
    });
  },
);
