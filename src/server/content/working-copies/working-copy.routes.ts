import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  fullWorkingCopySchema,
  workingCopyParamsSchema,
  workingCopyPutSchema,
  workingCopySchema,
} from '#shared/api/working-copy-contract.ts';
import { requireAccount } from '../../accounts/access.ts';
import { tagRoutes } from '../../http/api-description.ts';
import { problemResponses } from '../../http/problem-responses.ts';
import { articleBodyLimit } from '../../http/request-limits.ts';
import type { ContentParts } from '../content-parts.ts';
import { discardWorkingCopy, keepWorkingCopy, listWorkingCopies, requireWorkingCopy } from './working-copy.service.ts';

const copyPath = `${apiPaths.adminWorkingCopies}/:key`;
const config = { access: 'editor' } as const;

/** The routes that keep on the server what people are typing in the desk's editor. */
export const workingCopyRoutes: FastifyPluginAsyncZod<ContentParts> = async (app, { db, now }) => {
  tagRoutes(app, 'Desk: articles');
  app.get(
    apiPaths.adminWorkingCopies,
    {
      config,
      schema: {
        summary: 'List working copies',
        description: 'Your own, then those of other people: at most 50 of each, the newest first.',
        response: { 200: z.array(workingCopySchema).describe('Working copies') },
      },
    },
    (request) => listWorkingCopies(db, requireAccount(request).id),
  );

  app.get(
    copyPath,
    {
      config,
      schema: {
        summary: 'Read a working copy',
        params: workingCopyParamsSchema,
        response: {
          200: fullWorkingCopySchema.describe('The working copy'),
          ...problemResponses(404),
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
        summary: 'Store a working copy',
        description: 'Visitors never see it. Gives 409 if the text stored under this key is as new or newer.',
        params: workingCopyParamsSchema,
        body: workingCopyPutSchema,
        response: { 204: z.undefined().describe('Kept'), ...problemResponses(409) },
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
        summary: 'Discard one of your working copies',
        params: workingCopyParamsSchema,
        response: { 204: z.undefined().describe('Discarded') },
      },
    },
    async (request, reply) => {
      await discardWorkingCopy(db, request.params.key, requireAccount(request).id);
      return reply.status(204).send();
    },
  );
};
