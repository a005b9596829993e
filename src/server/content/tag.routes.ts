import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#domain/api-paths.ts';
import { idParamsSchema } from '#domain/contract/record-contract.ts';
import { tagSaveSchema, tagSchema } from '#domain/contract/tag-contract.ts';
import { termListQuerySchema } from '#domain/contract/taxonomy-contract.ts';
import { requireAccount } from '../accounts/access.ts';
import { actorOf } from '../audit/audit.repository.ts';
import type { Database } from '../database/database.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { ifMatchHeaderSchema, totalCountHeader } from '../records/record-headers.ts';
import { etagOf, parseIfMatch } from '../records/record-version.ts';
import { createTag, listTags, removeTag, requireTag, saveTag } from './tag.service.ts';

interface TagRoutesOptions {
  readonly db: Database;
  readonly now: () => Date;
}

const recordPath = `${apiPaths.adminTags}/:id`;
const config = { access: 'admin' } as const;
const routeTags = ['Desk: tags'];

/** The desk's tags (specification 7; design 3.6 and 3.7). */
export const tagRoutes: FastifyPluginAsyncZod<TagRoutesOptions> = async (app, { db, now }) => {
  const writingOf = (request: FastifyRequest) => ({ now: now(), actor: actorOf(requireAccount(request)) });

  app.get(
    apiPaths.adminTags,
    {
      config,
      schema: {
        tags: routeTags,
        summary: 'List tags',
        description: 'All of them, or the part that the query asks for; X-Total-Count says how many there are in all.',
        querystring: termListQuerySchema,
        response: { 200: z.array(tagSchema).describe('Tags'), ...problemResponses(401, 403, 422) },
      },
    },
    async (request, reply) => {
      const { tags, total } = await listTags(db, request.query);
      reply.header(totalCountHeader, total);
      return tags;
    },
  );

  app.get(
    recordPath,
    {
      config,
      schema: {
        tags: routeTags,
        summary: 'Read a tag',
        params: idParamsSchema,
        response: { 200: tagSchema.describe('The tag'), ...problemResponses(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const tag = await requireTag(db, request.params.id);
      reply.header('etag', etagOf(tag));
      return tag;
    },
  );

  app.post(
    apiPaths.adminTags,
    {
      config,
      schema: {
        tags: routeTags,
        summary: 'Create a tag',
        description: 'The slug is made from the name when left empty; one that is taken gives 409.',
        body: tagSaveSchema,
        response: {
          201: tagSchema.describe('The new tag'),
          ...problemResponses(401, 403, 409, 413, 415, 422),
        },
      },
    },
    async (request, reply) => {
      const tag = await createTag(db, request.body, writingOf(request));
      return reply.status(201).header('etag', etagOf(tag)).send(tag);
    },
  );

  app.put(
    recordPath,
    {
      config,
      schema: {
        tags: routeTags,
        summary: 'Save a tag',
        params: idParamsSchema,
        headers: ifMatchHeaderSchema,
        body: tagSaveSchema,
        response: {
          200: tagSchema.describe('The saved tag'),
          ...problemResponses(401, 403, 404, 409, 412, 413, 415, 422),
        },
      },
    },
    async (request, reply) => {
      const expected = parseIfMatch(request.headers['if-match']);
      const tag = await saveTag(db, request.params.id, expected, request.body, writingOf(request));
      reply.header('etag', etagOf(tag));
      return tag;
    },
  );

  app.delete(
    recordPath,
    {
      config,
      schema: {
        tags: routeTags,
        summary: 'Delete a tag and untie it from its articles',
        params: idParamsSchema,
        headers: ifMatchHeaderSchema,
        response: { 204: z.undefined().describe('Deleted'), ...problemResponses(401, 403, 404, 412, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      await removeTag(db, request.params.id, parseIfMatch(request.headers['if-match']), writingOf(request));
      return reply.status(204).send();
    },
  );
};
