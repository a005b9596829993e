import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { passwordChangedSchema } from '#shared/api/account-contract.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  addressConfirmationSchema,
  addressConfirmedSchema,
  passwordResetSchema,
  resetLinkSchema,
  resetRequestedSchema,
  resetRequestSchema,
} from '#shared/api/password-reset-contract.ts';
import { idParamsSchema } from '#shared/api/record-contract.ts';
import { tagRoutes } from '../http/api-description.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { networkOf } from '../http/request-limits.ts';
import { requireAccount } from './access.ts';
import type { AccountParts } from './account-tools.ts';
import { makeResetLinkById, requestLink, resetPasswordByLink } from './password-reset.service.ts';
import { proveAddress } from './register.service.ts';

export const passwordResetRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, { db, tools }) => {
  tagRoutes(app, 'Accounts');
  app.post(apiPaths.resetRequests, {
    config: { access: 'anyone' },
    schema: {
      summary: 'Ask for a link to choose a new password',
      description: 'The response is the same whether or not there is an account with this email.',
      body: resetRequestSchema,
      response: { 202: resetRequestedSchema, ...problemResponses(429) },
    },
    handler: async (request) => {
      await requestLink(db, tools, { kind: 'reset-link', email: request.body.email, network: networkOf(request.ip) });
      return { sends_mail: tools.mailOutbox !== undefined };
    },
  });

  app.post(apiPaths.passwordReset, {
    config: { access: 'anyone' },
    schema: {
      summary: 'Choose a new password with a link',
      body: passwordResetSchema,
      response: { 200: passwordChangedSchema, ...problemResponses(409, 429) },
    },
    handler: async (request) => {
      await tools.throttle.countReset(networkOf(request.ip));
      await resetPasswordByLink(db, tools, request.body);
      return { message: 'Password changed successfully!' as const };
    },
  });

  app.post(apiPaths.addressRequests, {
    config: { access: 'anyone' },
    schema: {
      summary: 'Ask for a link to confirm the email address of an account',
      description: 'The response is the same whether or not there is an account with this email.',
      body: resetRequestSchema,
      response: { 202: resetRequestedSchema, ...problemResponses(429) },
    },
    handler: async (request) => {
      await requestLink(db, tools, { kind: 'address-link', email: request.body.email, network: networkOf(request.ip) });
      return { sends_mail: tools.mailOutbox !== undefined };
    },
  });

  app.post(apiPaths.addressConfirmation, {
    config: { access: 'anyone' },
    schema: {
      summary: 'Confirm the email address of an account with a link',
      body: addressConfirmationSchema,
      response: { 200: addressConfirmedSchema, ...problemResponses(409, 429) },
    },
    handler: async (request) => {
      await tools.throttle.countReset(networkOf(request.ip));
      await proveAddress(db, tools, request.body.token);
      return { message: 'Your email address is confirmed.' as const };
    },
  });

  app.post(`${apiPaths.adminResetLinks}/:id`, {
    config: { access: 'admin', confirm: true },
    schema: {
      summary: 'Make a link with which another person chooses a new password',
      description: 'The link is shown only this once. It replaces earlier ones.',
      params: idParamsSchema,
      response: { 201: resetLinkSchema, ...problemResponses(404) },
    },
    handler: (request) => makeResetLinkById(db, tools, request.params.id, requireAccount(request)),
  });
};
