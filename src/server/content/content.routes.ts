import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../database/database.ts';
import { articleRoutes } from './article.routes.ts';
import { type SanitiseHtml, sanitiseArticleHtml, warmArticleHtml } from './article-html.ts';
import { publicContentRoutes } from './public-content.routes.ts';
import { tagRoutes } from './tag.routes.ts';
import { categoryRoutes } from './taxonomy.routes.ts';

interface ContentRoutesOptions {
  readonly db: Database;
  readonly now: () => Date;
  readonly sanitiseHtml?: SanitiseHtml;
}

/** Every route of the content: what everyone reads, and what the desk writes. */
export const contentRoutes: FastifyPluginAsync<ContentRoutesOptions> = async (app, { db, now, sanitiseHtml }) => {
  const cleaner = sanitiseHtml
    ? { sanitiseHtml, warmSanitiser: () => {} }
    : { sanitiseHtml: sanitiseArticleHtml, warmSanitiser: warmArticleHtml };
  await app.register(publicContentRoutes, { db });
  await app.register(articleRoutes, { db, now, ...cleaner });
  await app.register(categoryRoutes, { db, now });
  await app.register(tagRoutes, { db, now });
};
