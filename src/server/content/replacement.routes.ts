import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  articleReplacementsSchema,
  foundArticlesSchema,
  replacedArticlesSchema,
  replacementUndoSchema,
  wordReplacementSchema,
} from '#shared/api/replacement-contract.ts';
import { requireAccount } from '../accounts/access.ts';
import { actorOf } from '../accounts/audit.repository.ts';
import type { Database } from '../database/database.ts';
import { problemResponses } from '../http/problem-responses.ts';
import type { SanitiseHtml } from './article-html.ts';
import { findReplacements, replaceInArticles, undoReplacement } from './replacement.service.ts';

interface ReplacementRoutesOptions {
  readonly db: Database;
  readonly now: () => Date;
  readonly sanitiseHtml: SanitiseHtml;
}

const config = { access: 'editor' } as const;
const tags = ['Desk: articles'];

/** The routes that find words in all articles and replace them. */
export const replacementRoutes: FastifyPluginAsyncZod<ReplacementRoutesOptions> = async (
  app,
  { db, now, sanitiseHtml },
) => {
  const writerOf = (request: FastifyRequest) => ({
    sanitiseHtml,
    now: now(),
    actor: actorOf(requireAccount(request)),
  });

  app.post(
    apiPaths.adminReplacementSearches,
    {
      config,
      schema: {
        tags,
        summary: 'Find words in all articles',
        description: 'Reads titles, summaries and the texts of contents. Changes nothing.',
        body: wordReplacementSchema,
        response: {
          200: foundArticlesSchema.describe('What a replacement would change'),
          ...problemResponses(401, 403, 413, 415, 422),
        },
      },
    },
    (request) => findReplacements(db, request.body),
  );

  app.post(
    apiPaths.adminReplacements,
    {
      config,
      schema: {
        tags,
        summary: 'Replace words in articles',
        description: 'An article with another version is refused with a sentence. All others are changed together.',
        body: articleReplacementsSchema,
        response: {
          200: replacedArticlesSchema.describe('What was changed, what was refused, and how to undo it'),
          ...problemResponses(401, 403, 409, 413, 415, 422, 503),
        },
      },
    },
    (request) => replaceInArticles(db, request.body, writerOf(request)),
  );

  app.post(
    apiPaths.adminReplacementUndos,
    {
      config,
      schema: {
        tags,
        summary: 'Undo a replacement of words',
        description: 'Restores the version of each article that the replacement has changed.',
        body: replacementUndoSchema,
        response: {
          200: replacedArticlesSchema.describe('What was restored, and what was refused'),
          ...problemResponses(401, 403, 409, 413, 415, 422, 503),
        },
      },
    },
    (request) => undoReplacement(db, request.body, writerOf(request)),
  );
};
