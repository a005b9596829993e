import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  articleChangesSchema,
  articleDeletionsSchema,
  changedArticlesSchema,
  deletedArticlesSchema,
} from '#shared/api/bulk-contract.ts';
import { tagRoutes } from '../http/api-description.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { changeArticles, removeArticles } from './bulk-articles.service.ts';
import { type ContentParts, writerOf } from './content-parts.ts';

const config = { access: 'editor' } as const;

/** The routes that change or delete many articles at once. */
export const bulkArticleRoutes: FastifyPluginAsyncZod<ContentParts> = async (app, parts) => {
  tagRoutes(app, 'Desk: articles');
  const { db } = parts;

  app.post(
    apiPaths.adminArticleChanges,
    {
      config,
      schema: {
        summary: 'Change many articles',
        description:
          'An article with another version, or with an unknown category or tag, is refused with a sentence. All others are changed together. `undo` contains the changes that undo this.',
        body: articleChangesSchema,
        response: {
          200: changedArticlesSchema.describe('What was changed, and what was refused'),
          ...problemResponses(409),
        },
      },
    },
    (request) => changeArticles(db, request.body.changes, writerOf(request, parts)),
  );

  app.post(
    apiPaths.adminArticleDeletions,
    {
      config,
      schema: {
        summary: 'Delete many articles',
        description: 'They move to Trash together. An article with another version is refused with a sentence.',
        body: articleDeletionsSchema,
        response: {
          200: deletedArticlesSchema.describe('What was deleted, and what was refused'),
          ...problemResponses(409),
        },
      },
    },
    (request) => removeArticles(db, request.body.articles, writerOf(request, parts)),
  );
};
