import type { FastifyInstance } from 'fastify';
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
import { problemResponses } from '../http/problem-responses.ts';
import { ofTarget, targetOf, withEtag, withTotal } from '../http/record-replies.ts';
import { type ContentParts, writerOf } from './content-parts.ts';
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
import { saveKeyOf } from './working-copies/working-copy.routes.ts';

export const taxonomyRoutes: FastifyPluginAsyncZod<ContentParts> = async (app, parts) => {
  addRoutes(app, parts, categoryKind, {
    path: apiPaths.adminCategories,
    plural: 'categories',
    deletion: 'Delete a category that no article uses',
    saveSchema: categorySaveSchema,
    recordSchema: categorySchema,
  });
  addRoutes(app, parts, tagKind, {
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
  parts: ContentParts,
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
  const { db } = parts;

  router.get(path, {
    config: reading,
    schema: {
      tags,
      summary: `List ${plural}`,
      description: 'All of them, or the range that the query asks for. X-Total-Count is the total number.',
      querystring: taxonomyQuerySchema,
      response: { 200: z.array(recordSchema).describe(plural === 'tags' ? 'Tags' : 'Categories') },
    },
    handler: async (request, reply) => withTotal(reply, await listTaxonomy(db, kind, request.query)),
  });

  router.get(`${path}/article-counts`, {
    config,
    schema: {
      tags,
      summary: `Count the articles of ${plural}`,
      description: `Drafts are counted too. Leaves out ${plural} that do not exist.`,
      querystring: taxonomyIdsQuerySchema,
      response: { 200: articleCountsSchema.describe('Numbers of articles') },
    },
    handler: (request) => countArticlesOf(db, kind, request.query.ids),
  });

  router.post(`${recordPath}/merge`, {
    config,
    schema: {
      tags,
      summary: `Merge a ${noun} into another`,
      description: `The articles get the other ${noun}, and the ${noun} moves to Trash. Restoring it undoes the merge.`,
      ...ofTarget,
      body: taxonomyMergeSchema,
      response: {
        200: mergedTaxonomySchema.describe(`The remaining ${noun}, and how many articles it got`),
        ...problemResponses(404, 409),
      },
    },
    handler: (request) =>
      mergeTaxonomy(db, kind, { ...targetOf(request), into: request.body.into }, writerOf(request, parts)),
  });

  router.get(recordPath, {
    config: reading,
    schema: {
      tags,
      summary: `Read a ${noun}`,
      params: idParamsSchema,
      response: { 200: recordSchema.describe(`The ${noun}`), ...problemResponses(404) },
    },
    handler: async (request, reply) => withEtag(reply, await requireTaxonomy(db, kind, request.params.id)),
  });

  router.post(path, {
    config: writing,
    schema: {
      tags,
      summary: `Create a ${noun}`,
      description: 'An empty slug is made from the name. A slug that is taken returns 409.',
      headers: idempotencyHeaderSchema,
      body: saveSchema,
      response: { 201: recordSchema.describe(`The new ${noun}`), ...problemResponses(409) },
    },
    handler: async (request, reply) =>
      withEtag(reply, await createTaxonomy(db, kind, request.body, writerOf(request, parts), saveKeyOf(request))),
  });

  router.put(recordPath, {
    config: writing,
    schema: {
      tags,
      summary: `Save a ${noun}`,
      ...ofTarget,
      body: saveSchema,
      response: { 200: recordSchema.describe(`The saved ${noun}`), ...problemResponses(404, 409) },
    },
    handler: async (request, reply) =>
      withEtag(reply, await saveTaxonomy(db, kind, targetOf(request), request.body, writerOf(request, parts))),
  });

  router.delete(recordPath, {
    config: writing,
    schema: {
      tags,
      summary: deletion,
      ...ofTarget,
      response: {
        204: z.undefined().describe('Deleted'),
        ...problemResponses(404),
        ...(noun === 'category' && problemResponses(409)),
      },
    },
    handler: (request) => removeTaxonomy(db, kind, targetOf(request), writerOf(request, parts)),
  });
}
