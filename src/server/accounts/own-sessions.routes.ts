import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { sessionParamsSchema, sessionsSchema } from '#shared/api/account-contract.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { tagRoutes } from '../http/api-description.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { requireAccount } from './access.ts';
import type { AccountTools } from './account-tools.ts';
import { endOtherSessions, endSession, listSessions } from './own-sessions.service.ts';

interface OwnSessionsOptions {
  readonly db: Kysely<DatabaseSchema>;
  readonly tools: AccountTools;
}

const config = { access: 'member' } as const;

export const ownSessionsRoutes: FastifyPluginAsyncZod<OwnSessionsOptions> = async (app, { db, tools }) => {
  tagRoutes(app, 'Accounts');
  app.get(
    apiPaths.sessions,
    {
      config,
      schema: {
        summary: 'List where the account is signed in',
        response: { 200: sessionsSchema.describe('Sessions, last used first') },
      },
    },
    async (request) => {
      const account = requireAccount(request);
      return listSessions(db, tools, account.id, account.tokenHash);
    },
  );

  app.delete(
    apiPaths.sessions,
    {
      config,
      schema: {
        summary: 'Sign out everywhere else',
        response: { 204: z.undefined().describe('Every other session has ended.') },
      },
    },
    async (request, reply) => {
      await endOtherSessions(db, tools, requireAccount(request));
      return reply.status(204).send();
    },
  );

  app.delete(
    `${apiPaths.sessions}/:handle`,
    {
      config,
      schema: {
        summary: 'Sign out of one session',
        params: sessionParamsSchema,
        response: { 204: z.undefined().describe('The session has ended.'), ...problemResponses(404) },
      },
    },
    async (request, reply) => {
      await endSession(db, tools, requireAccount(request), request.params.handle);
      return reply.status(204).send();
    },
  );
};
