import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  articleChangesSchema,
  articleDeletionsSchema,
  changedArticlesSchema,
  deletedArticlesSchema,
} from '#shared/api/bulk-contract.ts';
import {
  articleReplacementsSchema,
  foundArticlesSchema,
  replacedArticlesSchema,
  replacementUndoSchema,
  wordReplacementSchema,
} from '#shared/api/replacement-contract.ts';
import { tagRoutes } from '../http/api-description.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { changeArticles, removeArticles } from './bulk-articles.service.ts';
import { type ContentParts, writerOf } from './content-parts.ts';
import { findReplacements, replaceInArticles, undoReplacement } from './replacement.service.ts';

const config = { access: 'editor' } as const;

/** The routes that change or delete many articles at once. */
export const bulkArticleRoutes: FastifyPluginAsyncZod<ContentParts> = async (app, parts) => {
  tagRoutes(app, 'Desk: articles');
  const { db } = parts;

  app.post(apiPaths.adminArticleChanges, {
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
    handler: (request) => changeArticles(db, request.body.changes, writerOf(request, parts)),
  });

  app.post(apiPaths.adminArticleDeletions, {
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
    handler: (request) => removeArticles(db, request.body.articles, writerOf(request, parts)),
  });
};

/** The routes that find words in all articles and replace them. */
export const replacementRoutes: FastifyPluginAsyncZod<ContentParts> = async (app, parts) => {
  tagRoutes(app, 'Desk: articles');
  const { db } = parts;

  app.post(apiPaths.adminReplacementSearches, {
    config,
    schema: {
      summary: 'Find words in all articles',
      description: 'Reads titles, summaries and the texts of contents. Changes nothing.',
      body: wordReplacementSchema,
      response: { 200: foundArticlesSchema.describe('What a replacement would change') },
    },
    handler: (request) => findReplacements(db, request.body),
  });

  app.post(apiPaths.adminReplacements, {
    config,
    schema: {
      summary: 'Replace words in articles',
      description: 'An article with another version is refused with a sentence. All others are changed together.',
      body: articleReplacementsSchema,
      response: {
        200: replacedArticlesSchema.describe('What was changed, what was refused, and how to undo it'),
        ...problemResponses(409),
      },
    },
    handler: (request) => replaceInArticles(db, request.body, writerOf(request, parts)),
  });

  app.post(apiPaths.adminReplacementUndos, {
    config,
    schema: {
      summary: 'Undo a replacement of words',
      description: 'Restores the version of each article that the replacement has changed.',
      body: replacementUndoSchema,
      response: {
        200: replacedArticlesSchema.describe('What was restored, and what was refused'),
        ...problemResponses(409),
      },
    },
    handler: (request) => undoReplacement(db, request.body, writerOf(request, parts)),
  });
};
