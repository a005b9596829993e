import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  articlePresenceSchema,
  fullWorkingCopySchema,
  idempotencyHeaderSchema,
  madeRecordSchema,
  presenceParamsSchema,
  workingCopyParamsSchema,
  workingCopyPutSchema,
  workingCopySchema,
} from '#shared/api/working-copy-contract.ts';
import { requireAccount, requireCaller } from '../../accounts/access.ts';
import type { Queryable } from '../../database/schema.ts';
import { tagRoutes } from '../../http/api-description.ts';
import { problemResponses } from '../../http/problem-responses.ts';
import { articleBodyLimit } from '../../http/request-limits.ts';
import type { ContentParts } from '../content-parts.ts';
import { requireMadeRecord, type SaveKey } from './save-once.ts';
import { deleteOpenWindow, deleteWorkingCopy } from './working-copy.repository.ts';
import { keepWorkingCopy, listWorkingCopies, meetAtArticle, requireWorkingCopy } from './working-copy.service.ts';

const copyPath = `${apiPaths.adminWorkingCopies}/:key`;
const config = { access: 'editor' } as const;

/** The routes that keep on the server what people are typing in the desk's editor. */
export const workingCopyRoutes: FastifyPluginAsyncZod<ContentParts> = async (app, { db, now }) => {
  tagRoutes(app, 'Desk: articles');
  app.get(apiPaths.adminWorkingCopies, {
    config,
    schema: {
      summary: 'List working copies',
      description: 'Your own, then those of other people: at most 50 of each, the newest first.',
      response: { 200: z.array(workingCopySchema).describe('Working copies') },
    },
    handler: (request) => listWorkingCopies(db, requireAccount(request).id),
  });

  app.get(copyPath, {
    config,
    schema: {
      summary: 'Read a working copy',
      params: workingCopyParamsSchema,
      response: { 200: fullWorkingCopySchema.describe('The working copy'), ...problemResponses(404) },
    },
    handler: (request) => requireWorkingCopy(db, request.params.key, requireAccount(request).id),
  });

  app.put(copyPath, {
    config,
    bodyLimit: articleBodyLimit,
    schema: {
      summary: 'Store a working copy',
      description: 'Visitors never see it. Gives 409 if the text stored under this key is as new or newer.',
      params: workingCopyParamsSchema,
      body: workingCopyPutSchema,
      response: { 204: z.undefined().describe('Kept'), ...problemResponses(409) },
    },
    handler: (request) => {
      const { id: accountId } = requireAccount(request);
      return keepWorkingCopy(db, { key: request.params.key, accountId, now: now() }, request.body);
    },
  });

  app.delete(copyPath, {
    config,
    schema: {
      summary: 'Discard one of your working copies',
      params: workingCopyParamsSchema,
      response: { 204: z.undefined().describe('Discarded') },
    },
    handler: (request) => deleteWorkingCopy(db, request.params.key, requireAccount(request).id),
  });
};

const path = `${apiPaths.adminArticles}/:id/presence/:key`;
/** The routes by which the people who have the same article open see each other. */
export const openArticleRoutes: FastifyPluginAsyncZod<ContentParts> = async (app, { db, now }) => {
  tagRoutes(app, 'Desk: articles');
  app.put(path, {
    config,
    schema: {
      summary: 'Say that you have an article open',
      description: 'Returns who else has it open. Repeat it every second or two: it is valid for 12 seconds.',
      params: presenceParamsSchema,
      response: { 200: articlePresenceSchema.describe('Who else has the article open'), ...problemResponses(404) },
    },
    handler: (request) => {
      const { id, key } = request.params;
      return meetAtArticle(db, { key, articleId: id, accountId: requireAccount(request).id, now: now() });
    },
  });

  app.delete(path, {
    config,
    schema: {
      summary: 'Say that you have closed an article',
      params: presenceParamsSchema,
      response: { 204: z.undefined().describe('Closed') },
    },
    handler: (request) => deleteOpenWindow(db, request.params.key, requireAccount(request).id),
  });
};

/** A client that lost the response to a save can ask here which record the save created. */
export const saveRoutes: FastifyPluginAsyncZod<{ readonly db: Queryable }> = async (app, { db }) => {
  app.get(`${apiPaths.adminSaves}/:key`, {
    config,
    schema: {
      tags: ['Desk: articles'],
      summary: 'Find the record that a save created',
      description: 'The key is the Idempotency-Key of the POST. It is known for 24 hours.',
      params: workingCopyParamsSchema,
      response: { 200: madeRecordSchema.describe('The record'), ...problemResponses(404) },
    },
    handler: (request) => requireMadeRecord(db, { key: request.params.key, accountId: requireAccount(request).id }),
  });
};

/** Returns the key of a request that creates a record, with its account; `undefined` without a key. */
export function saveKeyOf(request: FastifyRequest): SaveKey | undefined {
  const { 'idempotency-key': key } = idempotencyHeaderSchema.parse(request.headers);
  return key === undefined ? undefined : { key, accountId: requireCaller(request).account.id };
}
