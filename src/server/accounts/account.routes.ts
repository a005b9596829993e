import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  accessTokenSchema,
  accountSchema,
  adminHealthSchema,
  loginSchema,
  passwordChangedSchema,
  passwordChangeSchema,
  registrationSchema,
  sessionParamsSchema,
  sessionsSchema,
} from '#shared/api/account-contract.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { apiScopes } from '#shared/api/api-token-contract.ts';
import { signInRefusalSchema } from '#shared/api/second-factor-contract.ts';
import { tagRoutes } from '../http/api-description.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { networkOf } from '../http/request-limits.ts';
import { requireAccount } from './access.ts';
import { presentAccount } from './account.ts';
import type { AccountParts } from './account-tools.ts';
import { changePassword } from './change-password.service.ts';
import { createSweeper } from './ended-records.ts';
import { readFirstAdminRequest } from './first-admin.ts';
import { endOtherSessions, endSession, listSessions } from './own-sessions.service.ts';
import { passwordResetRoutes } from './password-reset.routes.ts';
import { register } from './register.service.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';
import { deleteSession } from './session.repository.ts';
import { readSignInOrigin } from './sessions.ts';
import { signIn } from './sign-in.service.ts';

export const accountRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, { db, tools }) => {
  tagRoutes(app, 'Accounts');
  app.addHook('onRequest', async (_request, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
  });
  const sweep = createSweeper(db, tools);
  app.addHook('onResponse', async (request) => {
    await sweep().catch((failure) => request.log.warn({ err: failure }, 'expired records could not be deleted'));
  });

  await app.register(secondFactorRoutes, { db, tools });
  await app.register(passwordResetRoutes, { db, tools });
  // Background jobs of the last requests, such as queueing an e-mail, finish before the process ends.
  app.addHook('onClose', () => tools.jobs.settle());

  app.post(apiPaths.register, {
    config: { access: 'anyone' },
    schema: {
      summary: 'Create an account',
      body: registrationSchema,
      response: { 201: accountSchema, ...problemResponses(409, 429) },
    },
    handler: (request) =>
      register(db, tools, request.body, { network: networkOf(request.ip), ...readFirstAdminRequest(request) }),
  });

  app.post(apiPaths.login, {
    config: { access: 'anyone' },
    schema: {
      summary: 'Sign in',
      body: loginSchema,
      description:
        'If the account has a passkey, the 401 after the right password contains the challenge of a second step.',
      response: {
        200: accessTokenSchema,
        ...problemResponses(429),
        401: signInRefusalSchema.describe('The credentials are wrong, or a second step follows.'),
      },
    },
    handler: async (request, reply) => {
      const result = await signIn(db, tools, request.body, readSignInOrigin(request));
      if (result.kind === 'refused') return reply.status(401).send(result.refusal);
      return { access_token: result.token, token_type: 'bearer' as const };
    },
  });

  app.post(apiPaths.logout, {
    config: { access: 'member' },
    schema: {
      summary: 'Sign out',
      response: { 204: z.null().describe('Signed out.') },
    },
    handler: async (request, reply) => {
      await deleteSession(db, requireAccount(request).tokenHash);
      return reply.header('clear-site-data', '"storage"').status(204).send(null);
    },
  });

  app.get(apiPaths.me, {
    config: { access: 'member' },
    schema: {
      summary: 'The signed-in account',
      response: { 200: accountSchema },
    },
    handler: async (request) => presentAccount(requireAccount(request)),
  });

  app.post(apiPaths.changePassword, {
    config: { access: 'member' },
    schema: {
      summary: 'Change the password',
      body: passwordChangeSchema,
      response: { 200: passwordChangedSchema, ...problemResponses(429) },
    },
    handler: async (request) => {
      await changePassword(db, tools, requireAccount(request), request.body);
      return { message: 'Password changed successfully!' as const };
    },
  });

  app.get(apiPaths.sessions, {
    config: { access: 'member' },
    schema: {
      summary: 'List where the account is signed in',
      response: { 200: sessionsSchema.describe('Sessions, last used first') },
    },
    handler: async (request) => {
      const account = requireAccount(request);
      return listSessions(db, tools, account.id, account.tokenHash);
    },
  });

  app.delete(apiPaths.sessions, {
    config: { access: 'member' },
    schema: {
      summary: 'Sign out everywhere else',
      response: { 204: z.undefined().describe('Every other session has ended.') },
    },
    handler: (request) => endOtherSessions(db, tools, requireAccount(request)),
  });

  app.delete(`${apiPaths.sessions}/:handle`, {
    config: { access: 'member' },
    schema: {
      summary: 'Sign out of one session',
      params: sessionParamsSchema,
      response: { 204: z.undefined().describe('The session has ended.'), ...problemResponses(404) },
    },
    handler: (request) => endSession(db, tools, requireAccount(request), request.params.handle),
  });

  app.get(apiPaths.adminHealth, {
    config: { access: 'editor', scopes: apiScopes },
    schema: {
      summary: 'Whether the account of the token may use the desk',
      response: { 200: adminHealthSchema },
    },
    handler: async () => ({ status: 'ok' as const }),
  });
};
