import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { articleSchema } from '#shared/api/article-contract.ts';
import { idParamsSchema } from '#shared/api/record-contract.ts';
import { newAnswerSchema, reviewEntrySchema, reviewStateSchema } from '#shared/api/review-contract.ts';
import { requireAccount } from '../../accounts/access.ts';
import { actorOf } from '../../accounts/audit.repository.ts';
import type { Database } from '../../database/database.ts';
import { problemResponses } from '../../http/problem-responses.ts';
import type { SanitiseHtml } from '../article-html.ts';
import { answerReview, decideReview, deleteReview, listReview } from './review.service.ts';

interface ReviewRoutesOptions {
  readonly db: Database;
  readonly now: () => Date;
  readonly sanitiseHtml: SanitiseHtml;
}

const entryPath = `${apiPaths.adminReviews}/:id`;
const config = { access: 'editor' } as const;
const tags = ['Desk: articles'];

/** The desk's routes for comments and suggestions. */
export const reviewRoutes: FastifyPluginAsyncZod<ReviewRoutesOptions> = async (app, { db, now, sanitiseHtml }) => {
  const writerOf = (request: FastifyRequest) => ({
    sanitiseHtml,
    now: now(),
    actor: actorOf(requireAccount(request)),
  });

  app.get(
    `${apiPaths.adminArticles}/:id/reviews`,
    {
      config,
      schema: {
        tags,
        summary: 'List the comments and suggestions about an article',
        params: idParamsSchema,
        response: {
          200: z.array(reviewEntrySchema).describe('The oldest first'),
          ...problemResponses(401, 403, 404, 422),
        },
      },
    },
    (request) => listReview(db, request.params.id),
  );

  app.post(
    `${entryPath}/answers`,
    {
      config,
      schema: {
        tags,
        summary: 'Answer a comment or suggestion',
        params: idParamsSchema,
        body: newAnswerSchema,
        response: {
          204: z.undefined().describe('Answered'),
          ...problemResponses(401, 403, 404, 409, 413, 415, 422),
        },
      },
    },
    async (request, reply) => {
      await answerReview(db, request.params.id, request.body.text, writerOf(request));
      return reply.status(204).send();
    },
  );

  app.put(
    `${entryPath}/state`,
    {
      config,
      schema: {
        tags,
        summary: 'Resolve a comment, accept or refuse a suggestion, or open either again',
        description: 'Accepting a suggestion saves the article. Opening it again restores the former words.',
        params: idParamsSchema,
        body: reviewStateSchema,
        response: {
          200: z.object({ article: articleSchema.nullable() }).describe('The article, if its text changed'),
          ...problemResponses(401, 403, 404, 409, 412, 413, 415, 422),
        },
      },
    },
    async (request) => ({
      article: await decideReview(db, request.params.id, request.body.state, writerOf(request)),
    }),
  );

  app.delete(
    entryPath,
    {
      config,
      schema: {
        tags,
        summary: 'Delete a closed comment or suggestion with its answers',
        params: idParamsSchema,
        response: {
          204: z.undefined().describe('Deleted'),
          ...problemResponses(401, 403, 404, 409, 413, 415, 422),
        },
      },
    },
    async (request, reply) => {
      await deleteReview(db, request.params.id);
      return reply.status(204).send();
    },
  );
};
