import type { FastifyPluginAsync } from 'fastify';
import { articleRoutes } from './article.routes.ts';
import { retokeniseArticles } from './article-tokens.repository.ts';
import { articleVersionRoutes } from './article-version.routes.ts';
import { bulkArticleRoutes, replacementRoutes } from './bulk-articles.routes.ts';
import type { ContentParts } from './content-parts.ts';
import { publicContentRoutes } from './public-content.routes.ts';
import { scheduleRoutes } from './schedule.routes.ts';
import { taxonomyRoutes } from './taxonomy.routes.ts';
import { trashRoutes } from './trash.routes.ts';
import { openArticleRoutes, saveRoutes, workingCopyRoutes } from './working-copies/working-copy.routes.ts';

/**
 * The content routes of the public API and of the desk. Once the server listens, outdated search tokens are renewed in
 * the background.
 */
export const contentRoutes: FastifyPluginAsync<ContentParts> = async (app, parts) => {
  const { db } = parts;
  await app.register(publicContentRoutes, { db });
  await app.register(articleRoutes, parts);
  await app.register(bulkArticleRoutes, parts);
  await app.register(articleVersionRoutes, parts);
  await app.register(replacementRoutes, parts);
  await app.register(scheduleRoutes, parts);
  await app.register(taxonomyRoutes, parts);
  await app.register(trashRoutes, parts);
  await app.register(workingCopyRoutes, parts);
  await app.register(openArticleRoutes, parts);
  await app.register(saveRoutes, { db });

  const stopping = new AbortController();
  app.addHook('onListen', async () => {
    retokeniseArticles(db, stopping.signal).catch((error) =>
      app.log.warn({ err: error }, 'the search tokens of older articles could not be renewed'),
    );
  });
  app.addHook('preClose', async () => stopping.abort());
};
