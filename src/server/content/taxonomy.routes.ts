import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod, ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { idParamsSchema } from '#shared/api/record-contract.ts';
import {
  articleCountsSchema,
  categorySaveSchema,
  categorySchema,
  mergedTaxonomySchema,
  tagSaveSchema,
  tagSchema,
  taxonomyIdsQuerySchema,
  taxonomyMergeSchema,
  taxonomyQuerySchema,
} from '#shared/api/taxonomy-contract.ts';
import { idempotencyHeaderSchema } from '#shared/api/working-copy-contract.ts';
import { requireActor } from '../accounts/access.ts';
import type { Database } from '../database/database.ts';
import { etagOf, ifMatchHeaderSchema, parseIfMatch, totalCountHeader } from '../database/record-version.ts';
import { problemResponses } from '../http/problem-responses.ts';
import type { TaxonomyValues } from './taxonomy.repository.ts';
import {
  countArticlesOf,
  createTaxonomy,
  listTaxonomy,
  removeTaxonomy,
  requireTaxonomy,
  saveTaxonomy,
} from './taxonomy.service.ts';
import { categoryKind, type TaxonomyKind, tagKind } from './taxonomy-kind.ts';
import { mergeTaxonomy } from './taxonomy-merge.service.ts';
import { saveKeyOf } from './working-copies/save.routes.ts';

interface TaxonomyRoutesOptions {
  readonly db: Database;
  readonly now: () => Date;
}

export const taxonomyRoutes: FastifyPluginAsyncZod<TaxonomyRoutesOptions> = async (app, options) => {
  addRoutes(app, options, categoryKind, {
    path: apiPaths.adminCategories,
    plural: 'categories',
    deletion: 'Delete a category that no article uses',
    saveSchema: categorySaveSchema,
    recordSchema: categorySchema,
  });
  addRoutes(app, options, tagKind, {
    path: apiPaths.adminTags,
    plural: 'tags',
    deletion: 'Delete a tag and remove it from its articles',
    saveSchema: tagSaveSchema,
    recordSchema: tagSchema,
  });
};

interface RoutesOfKind<Stored> {
  readonly path: string;
  readonly plural: 'categories' | 'tags';
  readonly deletion: string;
  readonly saveSchema: z.ZodType<TaxonomyValues>;
  readonly recordSchema: z.ZodType<Stored, Stored>;
}

function addRoutes<Public extends { id: number; name: string }>(
  app: FastifyInstance,
  { db, now }: TaxonomyRoutesOptions,
  kind: TaxonomyKind<Public>,
  { path, plural, deletion, saveSchema, recordSchema }: RoutesOfKind<Public & { version: number }>,
): void {
  const { noun } = kind;
  const router = app.withTypeProvider<ZodTypeProvider>();
  const recordPath = `${path}/:id`;
  const config = { access: 'editor' } as const;
  const reading = { ...config, scopes: ['read_published', 'read_drafts'] } as const;
  const writing = { ...config, scopes: ['publish'] } as const;
  const tags = [`Desk: ${plural}`];
  const writerOf = (request: FastifyRequest) => ({ now: now(), actor: requireActor(request) });
  const targetOf = (request: FastifyRequest<{ Params: { id: number } }>) => ({
    id: request.params.id,
    expected: parseIfMatch(request.headers['if-match']),
  });

  router.get(
    path,
    {
      config: reading,
      schema: {
        tags,
        summary: `List ${plural}`,
        description: 'All of them, or the range that the query asks for. X-Total-Count is the total number.',
        querystring: taxonomyQuerySchema,
        response: { 200: z.array(recordSchema).describe(plural === 'tags' ? 'Tags' : 'Categories') },
      },
    },
    async (request, reply) => {
      const { records, total } = await listTaxonomy(db, kind, request.query);
      return reply.header(totalCountHeader, total).send(records);
    },
  );

  router.get(
    `${path}/article-counts`,
    {
      config,
      schema: {
        tags,
        summary: `Count the articles of ${plural}`,
        description: `Drafts are counted too. Leaves out ${plural} that do not exist.`,
        querystring: taxonomyIdsQuerySchema,
        response: { 200: articleCountsSchema.describe('Numbers of articles') },
      },
    },
    (request) => countArticlesOf(db, kind, request.query.ids),
  );

  router.post(
    `${recordPath}/merge`,
    {
      config,
      schema: {
        tags,
        summary: `Merge a ${noun} into another`,
        description: `The articles get the other ${noun}, and the ${noun} moves to Trash. Restoring it undoes the merge.`,
        params: idParamsSchema,
        headers: ifMatchHeaderSchema,
        body: taxonomyMergeSchema,
        response: {
          200: mergedTaxonomySchema.describe(`The remaining ${noun}, and how many articles it got`),
          ...problemResponses(404, 409),
        },
      },
    },
    (request) => mergeTaxonomy(db, kind, { ...targetOf(request), into: request.body.into }, writerOf(request)),
  );

  router.get(
    recordPath,
    {
      config: reading,
      schema: {
        tags,
        summary: `Read a ${noun}`,
        params: idParamsSchema,
        response: { 200: recordSchema.describe(`The ${noun}`), ...problemResponses(404) },
      },
    },
    async (request, reply) => {
      const record = await requireTaxonomy(db, kind, request.params.id);
      return reply.header('etag', etagOf(record)).send(record);
    },
  );

  router.post(
    path,
    {
      config: writing,
      schema: {
        tags,
        summary: `Create a ${noun}`,
        description: 'An empty slug is made from the name. A slug that is taken returns 409.',
        headers: idempotencyHeaderSchema,
        body: saveSchema,
        response: { 201: recordSchema.describe(`The new ${noun}`), ...problemResponses(409) },
      },
    },
    async (request, reply) => {
      const record = await createTaxonomy(db, kind, request.body, writerOf(request), saveKeyOf(request));
      return reply.status(201).header('etag', etagOf(record)).send(record);
    },
  );

  router.put(
    recordPath,
    {
      config: writing,
      schema: {
        tags,
        summary: `Save a ${noun}`,
        params: idParamsSchema,
        headers: ifMatchHeaderSchema,
        body: saveSchema,
        response: { 200: recordSchema.describe(`The saved ${noun}`), ...problemResponses(404, 409) },
      },
    },
    async (request, reply) => {
      const record = await saveTaxonomy(db, kind, targetOf(request), request.body, writerOf(request));
      return reply.header('etag', etagOf(record)).send(record);
    },
  );

  router.delete(
    recordPath,
    {
      config: writing,
      schema: {
        tags,
        summary: deletion,
        params: idParamsSchema,
        headers: ifMatchHeaderSchema,
        response: {
          204: z.undefined().describe('Deleted'),
          ...problemResponses(404),
          ...(noun === 'category' && problemResponses(409)),
        },
      },
    },
    async (request, reply) => {
      await removeTaxonomy(db, kind, targetOf(request), writerOf(request));
      return reply.status(204).send();
    },
  );
}
