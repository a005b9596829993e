import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  reviewKeyParamsSchema,
  reviewPutSchema,
  sharedPreviewParamsSchema,
  sharedReviewSchema,
} from '#shared/api/review-contract.ts';
import type { Queryable } from '../../database/schema.ts';
import { tagRoutes } from '../../http/api-description.ts';
import { problemResponses } from '../../http/problem-responses.ts';
import type { PreviewGuard } from '../previews/shared-preview.routes.ts';
import { listSharedReview, putReview, type TellAuthor, takeBackReview } from './review.service.ts';

interface SharedReviewOptions {
  readonly db: Queryable;
  readonly now: () => Date;
  readonly guard: PreviewGuard;
  readonly tellAuthor: TellAuthor;
}

const listPath = `${apiPaths.sharedPreviews}/:token/reviews`;
const config = { access: 'anyone' } as const;

/** What people without an account write on the page of a preview link. */
export const sharedReviewRoutes: FastifyPluginAsyncZod<SharedReviewOptions> = async (app, options) => {
  const { db, now, guard, tellAuthor } = options;
  tagRoutes(app, 'Preview links');

  app.get(listPath, {
    config,
    onRequest: guard,
    schema: {
      summary: 'List what was written through a preview link, with the answers',
      params: sharedPreviewParamsSchema,
      response: { 200: sharedReviewSchema, ...problemResponses(404, 429) },
    },
    handler: (request) => listSharedReview(db, { token: request.params.token, now: now() }),
  });

  app.put(`${listPath}/:key`, {
    config,
    onRequest: guard,
    schema: {
      summary: 'Comment, suggest other words, or say that it is good to publish',
      description: 'The browser makes the key. What is sent twice with one key is stored once, as is a second yes.',
      params: reviewKeyParamsSchema,
      body: reviewPutSchema,
      response: { 204: z.undefined().describe('Stored'), ...problemResponses(404, 409, 429) },
    },
    handler: (request) => putReview(db, { ...request.params, now: now(), tellAuthor }, request.body),
  });

  app.delete(`${listPath}/:key`, {
    config,
    onRequest: guard,
    schema: {
      summary: 'Take back what was sent with this key',
      params: reviewKeyParamsSchema,
      response: { 204: z.undefined().describe('Taken back'), ...problemResponses(404, 409, 429) },
    },
    handler: (request) => takeBackReview(db, { ...request.params, now: now() }),
  });
};
