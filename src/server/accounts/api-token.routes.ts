import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { apiTokenCreatedSchema, apiTokenCreateSchema, apiTokenSchema } from '#shared/api/api-token-contract.ts';
import { idParamsSchema } from '#shared/api/record-contract.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { requireAccount } from './access.ts';
import type { AccountParts } from './account-tools.ts';
import { createApiToken, listApiTokens, revokeApiToken } from './api-token.service.ts';

const config = { access: 'admin' } as const;
const tags = ['Desk: API tokens'];

/** The routes with which administrators make and revoke API tokens. No token may call them. */
export const apiTokenRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, { db, tools }) => {
  app.get(apiPaths.adminTokens, {
    config,
    schema: {
      tags,
      summary: 'List API tokens',
      description: 'The newest first, without the tokens themselves.',
      response: { 200: z.array(apiTokenSchema).describe('API tokens') },
    },
    handler: () => listApiTokens(db),
  });

  app.post(apiPaths.adminTokens, {
    config: { ...config, confirm: true },
    schema: {
      tags,
      summary: 'Make an API token',
      description:
        'The token is shown only this once. It stops when it is revoked, and when its maker is no longer an administrator.',
      body: apiTokenCreateSchema,
      response: { 201: apiTokenCreatedSchema.describe('The token'), ...problemResponses(409) },
    },
    handler: (request) => createApiToken(db, tools, requireAccount(request), request.body),
  });

  app.delete(`${apiPaths.adminTokens}/:id`, {
    config,
    schema: {
      tags,
      summary: 'Revoke an API token',
      description: 'Every call with it is refused from now on.',
      params: idParamsSchema,
      response: { 204: z.undefined().describe('Revoked'), ...problemResponses(404) },
    },
    handler: (request) => revokeApiToken(db, tools, requireAccount(request), request.params.id),
  });
};
