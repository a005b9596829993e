import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accessTokenSchema, confirmationMinutes } from '#shared/api/account-contract.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  confirmationSchema,
  confirmationStartSchema,
  confirmedByPasswordSchema,
  newRecoveryCodesSchema,
  passkeyAddedSchema,
  passkeyAdditionSchema,
  passkeyParamsSchema,
  passkeyRenamingSchema,
  passkeySchema,
  passkeyStartSchema,
  secondFactorSchema,
  secondStepSchema,
  signInRefusalSchema,
} from '#shared/api/second-factor-contract.ts';
import { tagRoutes } from '../http/api-description.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { networkOf } from '../http/request-limits.ts';
import { requireAccount } from './access.ts';
import type { AccountParts } from './account-tools.ts';
import {
  addPasskey,
  describeSecondFactor,
  nameOwnPasskey,
  removePasskey,
  renewRecoveryCodes,
  startPasskey,
} from './passkeys.service.ts';
import { completeSecondStep, confirmSession, startConfirmation } from './second-step.service.ts';
import { readSignInOrigin } from './sessions.ts';

const config = { access: 'member' } as const;
/** The password alone must not change the passkeys of an account that has one. */
const changesPasskeys = { ...config, confirm: 'with-passkey' } as const;

export const secondFactorRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, { db, tools }) => {
  tagRoutes(app, 'Accounts');
  app.post(apiPaths.loginSecondStep, {
    config: { access: 'anyone' },
    schema: {
      summary: 'Complete a sign-in with a passkey or a recovery code',
      description: 'A challenge can be answered once. The 401 after a wrong answer contains a new challenge.',
      body: secondStepSchema,
      response: {
        200: accessTokenSchema,
        ...problemResponses(429),
        401: signInRefusalSchema.describe('The answer was wrong, or the sign-in has to start again.'),
      },
    },
    handler: async (request, reply) => {
      const result = await completeSecondStep(db, tools, request.body, readSignInOrigin(request));
      if (result.kind === 'refused') return reply.status(401).send(result.refusal);
      return { access_token: result.token, token_type: 'bearer' as const };
    },
  });

  app.post(apiPaths.confirmationStart, {
    config,
    schema: {
      summary: 'Begin to confirm that the session is yours',
      description: 'The response contains a challenge if the account has a passkey.',
      response: { 200: confirmationStartSchema },
    },
    handler: async (request) => ({ challenge: await startConfirmation(db, tools, requireAccount(request)) }),
  });

  app.post(apiPaths.confirmation, {
    config,
    schema: {
      summary: 'Confirm that the session is yours, with the password or a passkey',
      description: `Acts that ask for it are then allowed for ${confirmationMinutes} minutes.`,
      body: confirmationSchema,
      response: {
        204: z.null().describe('The session is confirmed.'),
        ...problemResponses(429),
        401: signInRefusalSchema.describe('Nobody is signed in, or the answer was wrong.'),
      },
    },
    handler: async (request, reply) => {
      const answer = { proof: request.body, network: networkOf(request.ip) };
      const refusal = await confirmSession(db, tools, requireAccount(request), answer);
      return refusal ? reply.status(401).send(refusal) : reply.status(204).send(null);
    },
  });

  app.get(apiPaths.secondFactor, {
    config,
    schema: {
      summary: 'The passkeys of the signed-in account',
      response: { 200: secondFactorSchema },
    },
    handler: async (request) => describeSecondFactor(db, tools, requireAccount(request)),
  });

  app.post(apiPaths.passkeyStart, {
    config: changesPasskeys,
    schema: {
      summary: 'Begin to add a passkey',
      body: confirmedByPasswordSchema,
      response: { 200: passkeyStartSchema, ...problemResponses(409, 429) },
    },
    handler: async (request) => startPasskey(db, tools, requireAccount(request), request.body.current_password),
  });

  app.post(apiPaths.passkeys, {
    config: changesPasskeys,
    schema: {
      summary: 'Add a passkey',
      description: 'The first passkey comes with recovery codes, which are shown only this once.',
      body: passkeyAdditionSchema,
      response: { 201: passkeyAddedSchema, ...problemResponses(409) },
    },
    handler: (request) =>
      addPasskey(db, tools, requireAccount(request), request.body, readSignInOrigin(request).browser),
  });

  app.put(`${apiPaths.passkeys}/:id`, {
    config,
    schema: {
      summary: 'Rename a passkey',
      params: passkeyParamsSchema,
      body: passkeyRenamingSchema,
      response: { 200: passkeySchema, ...problemResponses(404) },
    },
    handler: async (request) =>
      nameOwnPasskey(db, requireAccount(request), { id: request.params.id, name: request.body.name }),
  });

  app.post(`${apiPaths.passkeys}/:id/removal`, {
    config: changesPasskeys,
    schema: {
      summary: 'Remove a passkey',
      params: passkeyParamsSchema,
      body: confirmedByPasswordSchema,
      response: { 204: z.null().describe('The passkey is removed.'), ...problemResponses(404, 409, 429) },
    },
    handler: async (request) => {
      const removal = { id: request.params.id, password: request.body.current_password };
      await removePasskey(db, tools, requireAccount(request), removal);
    },
  });

  app.post(apiPaths.recoveryCodes, {
    config: changesPasskeys,
    schema: {
      summary: 'Make new recovery codes',
      description: 'They are shown only this once, and the old ones no longer work.',
      body: confirmedByPasswordSchema,
      response: { 200: newRecoveryCodesSchema, ...problemResponses(409, 429) },
    },
    handler: async (request) => ({
      recovery_codes: await renewRecoveryCodes(db, tools, requireAccount(request), request.body.current_password),
    }),
  });
};
