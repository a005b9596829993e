import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { articleSchema } from '#shared/api/article-contract.ts';
import { idParamsSchema } from '#shared/api/record-contract.ts';
import { newAnswerSchema, reviewEntrySchema, reviewStateSchema } from '#shared/api/review-contract.ts';
import { tagRoutes } from '../../http/api-description.ts';
import { problemResponses } from '../../http/problem-responses.ts';
import { type ContentParts, writerOf } from '../content-parts.ts';
import { answerReview, decideReview, deleteReview, listReview } from './review.service.ts';

const entryPath = `${apiPaths.adminReviews}/:id`;
const config = { access: 'editor' } as const;

export const reviewRoutes: FastifyPluginAsyncZod<ContentParts> = async (app, parts) => {
  tagRoutes(app, 'Desk: articles');
  const { db } = parts;

  app.get(`${apiPaths.adminArticles}/:id/reviews`, {
    config,
    schema: {
      summary: 'List the comments and suggestions about an article',
      params: idParamsSchema,
      response: { 200: z.array(reviewEntrySchema).describe('The oldest first'), ...problemResponses(404) },
    },
    handler: (request) => listReview(db, request.params.id),
  });

  app.post(`${entryPath}/answers`, {
    config,
    schema: {
      summary: 'Answer a comment or suggestion',
      params: idParamsSchema,
      body: newAnswerSchema,
      response: { 204: z.undefined().describe('Answered'), ...problemResponses(404, 409) },
    },
    handler: (request) => answerReview(db, request.params.id, request.body.text, writerOf(request, parts)),
  });

  app.put(`${entryPath}/state`, {
    config,
    schema: {
      summary: 'Resolve a comment, accept or refuse a suggestion, or open either again',
      description: 'Accepting a suggestion saves the article. Opening it again restores the former words.',
      params: idParamsSchema,
      body: reviewStateSchema,
      response: {
        200: z.object({ article: articleSchema.nullable() }).describe('The article, if its text changed'),
        ...problemResponses(404, 409, 412),
      },
    },
    handler: async (request) => ({
      article: await decideReview(db, request.params.id, request.body.state, writerOf(request, parts)),
    }),
  });

  app.delete(entryPath, {
    config,
    schema: {
      summary: 'Delete a closed comment or suggestion with its answers',
      params: idParamsSchema,
      response: { 204: z.undefined().describe('Deleted'), ...problemResponses(404, 409) },
    },
    handler: (request) => deleteReview(db, request.params.id),
  });
};
