import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  personalDataSchema,
  personErasedSchema,
  personErasureSchema,
  personSearchSchema,
} from '#shared/api/personal-data-contract.ts';
import { requireActor } from '../accounts/access.ts';
import type { AccountTools } from '../accounts/account-tools.ts';
import type { ActTeller } from '../accounts/told-acts.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { erasePersonalData, exportPersonalData, findPersonalData } from './personal-data.service.ts';

interface PersonalDataOptions {
  readonly db: Kysely<DatabaseSchema>;
  readonly tools: Pick<AccountTools, 'now'> & ActTeller;
}

const config = { access: 'admin', confirm: true } as const;
const tags = ['Desk: a person’s data'];

export const personalDataRoutes: FastifyPluginAsyncZod<PersonalDataOptions> = async (app, { db, tools }) => {
  const requestOf = (request: FastifyRequest) => ({
    actor: requireActor(request),
    now: tools.now(),
    teller: tools,
  });

  app.post(
    apiPaths.adminPersonSearches,
    {
      config,
      schema: {
        tags,
        summary: 'Find everything about an email address or phone number',
        description: 'A POST, so that the address is in no log. It changes nothing.',
        body: personSearchSchema,
        response: {
          200: personalDataSchema.describe('What is stored'),
          ...problemResponses(401, 403, 413, 415, 422),
        },
      },
    },
    (request) => findPersonalData(db, request.body.contact, tools.now()),
  );

  app.post(
    apiPaths.adminPersonExports,
    {
      config,
      schema: {
        tags,
        summary: 'Export everything about an email address or phone number',
        description: 'The change history records that it was exported, without the address.',
        body: personSearchSchema,
        response: {
          200: personalDataSchema.describe('What is stored'),
          ...problemResponses(401, 403, 413, 415, 422),
        },
      },
    },
    async (request, reply) => {
      const data = await exportPersonalData(db, request.body.contact, requestOf(request));
      return reply.header('content-disposition', 'attachment; filename="personal-data.json"').send(data);
    },
  );

  app.post(
    apiPaths.adminPersonErasures,
    {
      config,
      schema: {
        tags,
        summary: 'Erase enquiries about a person, and their account',
        description: 'It cannot be undone. The change history records how much was erased, without the address.',
        body: personErasureSchema,
        response: {
          200: personErasedSchema.describe('How much was erased'),
          ...problemResponses(401, 403, 404, 409, 413, 415, 422),
        },
      },
    },
    (request) => erasePersonalData(db, request.body, requestOf(request)),
  );
};
