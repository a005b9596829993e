import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../database/database.ts';
import { articleRoutes } from './article.routes.ts';
import { type SanitiseHtml, sanitiseArticleHtml, warmArticleHtml } from './article-html.ts';
import { retokeniseArticles } from './article-tokens.repository.ts';
import { publicContentRoutes } from './public-content.routes.ts';
import { taxonomyRoutes } from './taxonomy.routes.ts';

interface ContentRoutesOptions {
  readonly db: Database;
  readonly now: () => Date;
  readonly sanitiseHtml?: SanitiseHtml;
}

/** Every route of the content: the public API and the desk's. A listening server also renews outdated search tokens. */
export const contentRoutes: FastifyPluginAsync<ContentRoutesOptions> = async (app, { db, now, sanitiseHtml }) => {
  const cleaner = sanitiseHtml
    ? { sanitiseHtml, warmSanitiser: () => {} }
    : { sanitiseHtml: sanitiseArticleHtml, warmSanitiser: warmArticleHtml };
  await app.register(publicContentRoutes, { db });
  await app.register(articleRoutes, { db, now, ...cleaner });
  await app.register(taxonomyRoutes, { db, now });

  const stopping = new AbortController();
  app.addHook('onListen', async () => {
    retokeniseArticles(db, stopping.signal).catch((error) =>
      app.log.warn({ err: error }, 'the search tokens of older articles could not be renewed'),
    );
  });
  app.addHook('preClose', async () => stopping.abort());
};
