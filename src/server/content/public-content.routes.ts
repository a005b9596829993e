import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { publicArticleSchema, publicArticlesQuerySchema, publicArticlesSchema } from '#shared/api/article-contract.ts';
import { pageLimitMaximum } from '#shared/api/record-contract.ts';
import { publicCategoriesSchema, publicTagsSchema } from '#shared/api/taxonomy-contract.ts';
import type { Queryable } from '../database/schema.ts';
import { tagRoutes } from '../http/api-description.ts';
import {
  listFeaturedArticlesAsJson,
  listPublicCategories,
  listPublicTags,
  listPublishedArticlesAsJson,
} from './public-content.service.ts';

const config = { access: 'anyone' } as const;

/** The public API: published articles, categories and tags. */
export const publicContentRoutes: FastifyPluginAsyncZod<{ db: Queryable }> = async (app, { db }) => {
  tagRoutes(app, 'Public content');
  app.get(apiPaths.publicArticles, {
    config,
    schema: {
      summary: 'List published articles, newest first',
      querystring: publicArticlesQuerySchema,
      response: { 200: publicArticlesSchema.describe('One page of the articles') },
    },
    handler: async ({ query: { category_id, limit = pageLimitMaximum, skip = 0 } }, reply) =>
      sendJson(reply, await listPublishedArticlesAsJson(db, category_id, { limit, skip })),
  });

  app.get(apiPaths.featuredArticles, {
    config,
    schema: {
      summary: 'List featured articles, newest first',
      response: { 200: z.array(publicArticleSchema).describe('Featured articles') },
    },
    handler: async (_request, reply) => sendJson(reply, await listFeaturedArticlesAsJson(db)),
  });

  app.get(apiPaths.publicCategories, {
    config,
    schema: {
      summary: 'List categories by name',
      response: { 200: publicCategoriesSchema.describe('All categories') },
    },
    handler: async () => ({ categories: await listPublicCategories(db) }),
  });

  app.get(apiPaths.publicTags, {
    config,
    schema: {
      summary: 'List tags by name',
      response: { 200: publicTagsSchema.describe('All tags') },
    },
    handler: async () => ({ tags: await listPublicTags(db) }),
  });
};

/** Sends text that is already JSON, without a serialiser. The caller guarantees that it matches the route's schema. */
function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}
