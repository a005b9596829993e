import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths } from '#domain/api-paths.ts';
import { articleAddressSchema, articleSchema } from '#domain/contract/article-contract.ts';
import { idParamsSchema } from '#domain/contract/record-contract.ts';
import { requireAccount } from '../accounts/access.ts';
import { actorOf } from '../audit/audit.repository.ts';
import type { Database } from '../database/database.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { etagOf, ifMatchHeaderSchema, parseIfMatch } from '../records/record-version.ts';
import { changeArticleSlug } from './article-address.service.ts';

interface ArticleAddressRoutesOptions {
  readonly db: Database;
  readonly now: () => Date;
}

/** The route that changes the address of an article (product 18.7). */
export const articleAddressRoutes: FastifyPluginAsyncZod<ArticleAddressRoutesOptions> = async (app, { db, now }) => {
  app.put(
    `${apiPaths.adminArticles}/:id/slug`,
    {
      config: { access: 'editor' },
      schema: {
        tags: ['Desk: articles'],
        summary: 'Change the address of an article',
        description: 'The former address of an article that was published leads to the new one.',
        params: idParamsSchema,
        headers: ifMatchHeaderSchema,
        body: articleAddressSchema,
        response: {
          200: articleSchema.describe('The article'),
          ...problemResponses(401, 403, 404, 409, 412, 413, 415, 422),
        },
      },
    },
    async (request, reply) => {
      const expected = parseIfMatch(request.headers['if-match']);
      const target = { id: request.params.id, expected, slug: request.body.slug };
      const writer = { now: now(), actor: actorOf(requireAccount(request)) };
      const article = await changeArticleSlug(db, target, writer);
      reply.header('etag', etagOf(article));
      return article;
    },
  );
};
