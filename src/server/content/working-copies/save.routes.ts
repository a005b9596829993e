import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  idempotencyHeaderSchema,
  madeRecordSchema,
  workingCopyParamsSchema,
} from '#shared/api/working-copy-contract.ts';
import { requireAccount, requireCaller } from '../../accounts/access.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import { problemResponses } from '../../http/problem-responses.ts';
import { requireMadeRecord, type SaveKey } from './save-once.ts';

/** A client that lost the response to a save can ask here which record the save created. */
export const saveRoutes: FastifyPluginAsyncZod<{ readonly db: Kysely<DatabaseSchema> }> = async (app, { db }) => {
  app.get(
    `${apiPaths.adminSaves}/:key`,
    {
      config: { access: 'editor' },
      schema: {
        tags: ['Desk: articles'],
        summary: 'Find the record that a save created',
        description: 'The key is the Idempotency-Key of the POST. It is known for 24 hours.',
        params: workingCopyParamsSchema,
        response: { 200: madeRecordSchema.describe('The record'), ...problemResponses(404) },
      },
    },
    (request) => requireMadeRecord(db, { key: request.params.key, accountId: requireAccount(request).id }),
  );
};

/** Returns the key of a request that creates a record, with its account; `undefined` without a key. */
export function saveKeyOf(request: FastifyRequest): SaveKey | undefined {
  const { 'idempotency-key': key } = idempotencyHeaderSchema.parse(request.headers);
  return key === undefined ? undefined : { key, accountId: requireCaller(request).account.id };
}
