import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  personalDataSchema,
  personErasedSchema,
  personErasureSchema,
  personSearchSchema,
} from '#shared/api/personal-data-contract.ts';
import { requireActor } from '../accounts/access.ts';
import type { AccountParts } from '../accounts/account-tools.ts';
import { tagRoutes } from '../http/api-description.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { erasePersonalData, exportPersonalData, findPersonalData } from './personal-data.service.ts';

const config = { access: 'admin', confirm: true } as const;

export const personalDataRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, { db, tools }) => {
  tagRoutes(app, 'Desk: a person’s data');
  const requestOf = (request: FastifyRequest) => ({ actor: requireActor(request), now: tools.now(), teller: tools });

  app.post(apiPaths.adminPersonSearches, {
    config,
    schema: {
      summary: 'Find everything about an email address or phone number',
      description: 'A POST, so that the address is in no log. It changes nothing.',
      body: personSearchSchema,
      response: { 200: personalDataSchema.describe('What is stored') },
    },
    handler: (request) => findPersonalData(db, request.body.contact, tools.now()),
  });

  app.post(apiPaths.adminPersonExports, {
    config,
    schema: {
      summary: 'Export everything about an email address or phone number',
      description: 'The change history records that it was exported, without the address.',
      body: personSearchSchema,
      response: { 200: personalDataSchema.describe('What is stored') },
    },
    handler: async (request, reply) => {
      const data = await exportPersonalData(db, request.body.contact, requestOf(request));
      return reply.header('content-disposition', 'attachment; filename="personal-data.json"').send(data);
    },
  });

  app.post(apiPaths.adminPersonErasures, {
    config,
    schema: {
      summary: 'Erase enquiries about a person, and their account',
      description: 'It cannot be undone. The change history records how much was erased, without the address.',
      body: personErasureSchema,
      response: { 200: personErasedSchema.describe('How much was erased'), ...problemResponses(404, 409) },
    },
    handler: (request) => erasePersonalData(db, request.body, requestOf(request)),
  });
};
