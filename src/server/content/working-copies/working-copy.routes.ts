import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  fullWorkingCopySchema,
  workingCopyParamsSchema,
  workingCopyPutSchema,
  workingCopySchema,
} from '#shared/api/working-copy-contract.ts';
import { requireAccount } from '../../accounts/access.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { problemResponses } from '../../http/problem-responses.ts';
import { articleBodyLimit } from '../../http/request-limits.ts';
import { discardWorkingCopy, keepWorkingCopy, listWorkingCopies, requireWorkingCopy } from './working-copy.service.ts';

interface WorkingCopyOptions {
  readonly db: Kysely<DatabaseSchema>;
  readonly now: () => Date;
}

const copyPath = `${apiPaths.adminWorkingCopies}/:key`;
const config = { access: 'editor' } as const;
const tags = ['Desk: articles'];

/** The routes that keep on the server what people are typing in the desk's editor. */
export const workingCopyRoutes: FastifyPluginAsyncZod<WorkingCopyOptions> = async (app, { db, now }) => {
  app.get(
    apiPaths.adminWorkingCopies,
    {
      config,
      schema: {
        tags,
        summary: 'List working copies',
        description: 'Your own, then those of other people: at most 50 of each, the newest first.',
        response: { 200: z.array(workingCopySchema).describe('Working copies'), ...problemResponses(401, 403) },
      },
    },
    (request) => listWorkingCopies(db, requireAccount(request).id),
  );

  app.get(
    copyPath,
    {
      config,
      schema: {
        tags,
        summary: 'Read a working copy',
        params: workingCopyParamsSchema,
        response: {
          200: fullWorkingCopySchema.describe('The working copy'),
          ...problemResponses(401, 403, 404, 422),
        },
      },
    },
    (request) => requireWorkingCopy(db, request.params.key, requireAccount(request).id),
  );

  app.put(
    copyPath,
    {
      config,
      bodyLimit: articleBodyLimit,
      schema: {
        tags,
        summary: 'Store a working copy',
        description: 'Visitors never see it. Gives 409 if the text stored under this key is as new or newer.',
        params: workingCopyParamsSchema,
        body: workingCopyPutSchema,
        response: { 204: z.undefined().describe('Kept'), ...problemResponses(401, 403, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      const { id: accountId } = requireAccount(request);
      await keepWorkingCopy(db, { key: request.params.key, accountId, now: now() }, request.body);
      return reply.status(204).send();
    },
  );

  app.delete(
    copyPath,
    {
      config,
      schema: {
        tags,
        summary: 'Discard one of your working copies',
        params: workingCopyParamsSchema,
        response: { 204: z.undefined().describe('Discarded'), ...problemResponses(401, 403, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      await discardWorkingCopy(db, request.params.key, requireAccount(request).id);
      return reply.status(204).send();
    },
  );
};
