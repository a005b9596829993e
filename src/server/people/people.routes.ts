import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sessionsSchema } from '#shared/api/account-contract.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { peopleQuerySchema, personParamsSchema, personSchema, roleChangeSchema } from '#shared/api/people-contract.ts';
import { requireAccount } from '../accounts/access.ts';
import type { AccountParts } from '../accounts/account-tools.ts';
import { tagRoutes } from '../http/api-description.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { withTotal } from '../http/record-replies.ts';
import {
  changeRoleOf,
  confirmAddressOf,
  deletePerson,
  listPeople,
  listSessionsOf,
  signOutPerson,
} from './people.service.ts';

const config = { access: 'admin' } as const;
const confirmed = { ...config, confirm: true } as const;
const personPath = `${apiPaths.adminPeople}/:id`;

export const peopleRoutes: FastifyPluginAsyncZod<AccountParts> = async (app, { db, tools }) => {
  tagRoutes(app, 'Desk: people');

  app.get(apiPaths.adminPeople, {
    config,
    schema: {
      summary: 'List people',
      description:
        'Those who may use the desk, administrators first, or the members, the newest first. X-Total-Count says how many there are in total.',
      querystring: peopleQuerySchema,
      response: { 200: z.array(personSchema).describe('People') },
    },
    handler: async (request, reply) => withTotal(reply, await listPeople(db, tools, request.query)),
  });

  app.put(`${personPath}/role`, {
    config: confirmed,
    schema: {
      summary: 'Give a person a role',
      description: 'The person’s sessions end. The last administrator stays one.',
      params: personParamsSchema,
      body: roleChangeSchema,
      response: { 204: z.undefined().describe('The person has the role.'), ...problemResponses(404, 409) },
    },
    handler: (request) =>
      changeRoleOf(db, tools, requireAccount(request), { id: request.params.id, role: request.body.role }),
  });

  app.post(`${personPath}/confirmation`, {
    config: confirmed,
    schema: {
      summary: 'Confirm that a person owns the email address of their account',
      params: personParamsSchema,
      response: { 204: z.undefined().describe('The address is confirmed.'), ...problemResponses(404) },
    },
    handler: (request) => confirmAddressOf(db, tools, requireAccount(request), request.params.id),
  });

  app.get(`${personPath}/sessions`, {
    config,
    schema: {
      summary: 'List where a person is signed in',
      params: personParamsSchema,
      response: { 200: sessionsSchema.describe('Sessions, last used first'), ...problemResponses(404) },
    },
    handler: (request) => listSessionsOf(db, tools, requireAccount(request), request.params.id),
  });

  app.delete(`${personPath}/sessions`, {
    config: confirmed,
    schema: {
      summary: 'Sign a person out everywhere',
      params: personParamsSchema,
      response: { 204: z.undefined().describe('Every session of the person has ended.'), ...problemResponses(404) },
    },
    handler: (request) => signOutPerson(db, tools, requireAccount(request), request.params.id),
  });

  app.delete(personPath, {
    config: confirmed,
    schema: {
      summary: 'Delete an account',
      description: 'Deletes its sessions, unsaved changes and preview links too. The last administrator stays.',
      params: personParamsSchema,
      response: { 204: z.undefined().describe('The account is deleted.'), ...problemResponses(404, 409) },
    },
    handler: (request) => deletePerson(db, tools, requireAccount(request), request.params.id),
  });
};
