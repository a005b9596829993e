import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { articlePresenceSchema, presenceParamsSchema } from '#shared/api/presence-contract.ts';
import { requireAccount } from '../../accounts/access.ts';
import { tagRoutes } from '../../http/api-description.ts';
import { problemResponses } from '../../http/problem-responses.ts';
import type { ContentParts } from '../content-parts.ts';
import { deleteOpenWindow } from './open-article.repository.ts';
import { meetAtArticle } from './open-article.service.ts';

const path = `${apiPaths.adminArticles}/:id/presence/:key`;
const config = { access: 'editor' } as const;

/** The routes by which the people who have the same article open see each other. */
export const openArticleRoutes: FastifyPluginAsyncZod<ContentParts> = async (app, { db, now }) => {
  tagRoutes(app, 'Desk: articles');
  app.put(
    path,
    {
      config,
      schema: {
        summary: 'Say that you have an article open',
        description: 'Returns who else has it open. Repeat it every second or two: it is valid for 12 seconds.',
        params: presenceParamsSchema,
        response: {
          200: articlePresenceSchema.describe('Who else has the article open'),
          ...problemResponses(404),
        },
      },
    },
    (request) => {
      const { id, key } = request.params;
      return meetAtArticle(db, { key, articleId: id, accountId: requireAccount(request).id, now: now() });
    },
  );

  app.delete(
    path,
    {
      config,
      schema: {
        summary: 'Say that you have closed an article',
        params: presenceParamsSchema,
        response: { 204: z.undefined().describe('Closed') },
      },
    },
    async (request, reply) => {
      await deleteOpenWindow(db, request.params.key, requireAccount(request).id);
      return reply.status(204).send();
    },
  );
};
