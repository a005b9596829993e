import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#domain/api-paths.ts';
import { idParamsSchema } from '#domain/contract/record-contract.ts';
import { categorySaveSchema, categorySchema, termListQuerySchema } from '#domain/contract/taxonomy-contract.ts';
import { requireAccount } from '../accounts/access.ts';
import { actorOf } from '../audit/audit.repository.ts';
import type { Database } from '../database/database.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { ifMatchHeaderSchema, totalCountHeader } from '../records/record-headers.ts';
import { etagOf, parseIfMatch } from '../records/record-version.ts';
import { createCategory, listCategories, removeCategory, requireCategory, saveCategory } from './taxonomy.service.ts';

interface CategoryRoutesOptions {
  readonly db: Database;
  readonly now: () => Date;
}

const recordPath = `${apiPaths.adminCategories}/:id`;
const config = { access: 'admin' } as const;
const tags = ['Desk: categories'];

/** The desk's categories (specification 7; design 3.6 and 3.7). */
export const categoryRoutes: FastifyPluginAsyncZod<CategoryRoutesOptions> = async (app, { db, now }) => {
  const writingOf = (request: FastifyRequest) => ({ now: now(), actor: actorOf(requireAccount(request)) });

  app.get(
    apiPaths.adminCategories,
    {
      config,
      schema: {
        tags,
        summary: 'List categories',
        description: 'All of them, or the part that the query asks for; X-Total-Count says how many there are in all.',
        querystring: termListQuerySchema,
        response: { 200: z.array(categorySchema).describe('Categories'), ...problemResponses(401, 403, 422) },
      },
    },
    async (request, reply) => {
      const { categories, total } = await listCategories(db, request.query);
      reply.header(totalCountHeader, total);
      return categories;
    },
  );

  app.get(
    recordPath,
    {
      config,
      schema: {
        tags,
        summary: 'Read a category',
        params: idParamsSchema,
        response: { 200: categorySchema.describe('The category'), ...problemResponses(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const category = await requireCategory(db, request.params.id);
      reply.header('etag', etagOf(category));
      return category;
    },
  );

  app.post(
    apiPaths.adminCategories,
    {
      config,
      schema: {
        tags,
        summary: 'Create a category',
        description: 'The slug is made from the name when left empty; one that is taken gives 409.',
        body: categorySaveSchema,
        response: {
          201: categorySchema.describe('The new category'),
          ...problemResponses(401, 403, 409, 413, 415, 422),
        },
      },
    },
    async (request, reply) => {
      const category = await createCategory(db, request.body, writingOf(request));
      return reply.status(201).header('etag', etagOf(category)).send(category);
    },
  );

  app.put(
    recordPath,
    {
      config,
      schema: {
        tags,
        summary: 'Save a category',
        params: idParamsSchema,
        headers: ifMatchHeaderSchema,
        body: categorySaveSchema,
        response: {
          200: categorySchema.describe('The saved category'),
          ...problemResponses(401, 403, 404, 409, 412, 413, 415, 422),
        },
      },
    },
    async (request, reply) => {
      const expected = parseIfMatch(request.headers['if-match']);
      const category = await saveCategory(db, request.params.id, expected, request.body, writingOf(request));
      reply.header('etag', etagOf(category));
      return category;
    },
  );

  app.delete(
    recordPath,
    {
      config,
      schema: {
        tags,
        summary: 'Delete a category that no article uses',
        params: idParamsSchema,
        headers: ifMatchHeaderSchema,
        response: {
          204: z.undefined().describe('Deleted'),
          ...problemResponses(401, 403, 404, 409, 412, 413, 415, 422),
        },
      },
    },
    async (request, reply) => {
      await removeCategory(db, request.params.id, parseIfMatch(request.headers['if-match']), writingOf(request));
      return reply.status(204).send();
    },
  );
};
