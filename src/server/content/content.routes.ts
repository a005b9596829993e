import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../database/database.ts';
import { articleRoutes } from './article.routes.ts';
import { type SanitiseHtml, sanitiseArticleHtml, warmArticleHtml } from './article-html.ts';
import { retokeniseArticles } from './article-tokens.repository.ts';
import { articleVersionRoutes } from './article-version.routes.ts';
import { bulkArticleRoutes } from './bulk-articles.routes.ts';
import { publicContentRoutes } from './public-content.routes.ts';
import { replacementRoutes } from './replacement.routes.ts';
import { scheduleRoutes } from './schedule.routes.ts';
import { taxonomyRoutes } from './taxonomy.routes.ts';
import { trashRoutes } from './trash.routes.ts';

interface ContentRoutesOptions {
  readonly db: Database;
  readonly now: () => Date;
  readonly timeZone: string;
  readonly sanitiseHtml?: SanitiseHtml;
}

/**
 * The content routes of the public API and of the desk. Once the server listens, outdated search tokens are renewed in
 * the background.
 */
export const contentRoutes: FastifyPluginAsync<ContentRoutesOptions> = async (
  app,
  { db, now, timeZone, sanitiseHtml },
) => {
  const cleaner = sanitiseHtml
    ? { sanitiseHtml, warmSanitiser: () => {} }
    : { sanitiseHtml: sanitiseArticleHtml, warmSanitiser: warmArticleHtml };
  await app.register(publicContentRoutes, { db });
  await app.register(articleRoutes, { db, now, timeZone, ...cleaner });
  await app.register(bulkArticleRoutes, { db, now });
  await app.register(articleVersionRoutes, { db, now, sanitiseHtml: cleaner.sanitiseHtml });
  await app.register(replacementRoutes, { db, now, sanitiseHtml: cleaner.sanitiseHtml });
  await app.register(scheduleRoutes, { db, now, timeZone, sanitiseHtml: cleaner.sanitiseHtml });
  await app.register(taxonomyRoutes, { db, now });
  await app.register(trashRoutes, { db, now, sanitiseHtml: cleaner.sanitiseHtml });

  const stopping = new AbortController();
  app.addHook('onListen', async () => {
    retokeniseArticles(db, stopping.signal).catch((error) =>
      app.log.warn({ err: error }, 'the search tokens of older articles could not be renewed'),
    );
  });
  app.addHook('preClose', async () => stopping.abort());
};
