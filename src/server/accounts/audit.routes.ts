import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { auditActorsSchema, auditEntrySchema, auditQuerySchema, commandLineActor } from '#shared/api/audit-contract.ts';
import { pageLimitMaximum } from '#shared/api/record-contract.ts';
import { totalCountHeader } from '../database/record-version.ts';
import type { Queryable } from '../database/schema.ts';
import { countAuditEntries, findAuditActors, findAuditEntries, presentAuditEntry } from './audit.repository.ts';

const config = { access: 'admin' } as const;
const tags = ['Desk: change history'];

export const auditRoutes: FastifyPluginAsyncZod<{ db: Queryable }> = async (app, { db }) => {
  app.get(apiPaths.adminAudit, {
    config,
    schema: {
      tags,
      summary: 'List the change history',
      description:
        'Newest first, at most 100 entries in a response; X-Total-Count is the number of all entries. `actor` is an account’s identifier, or 0 for the command line.',
      querystring: auditQuerySchema,
      response: { 200: z.array(auditEntrySchema).describe('Entries') },
    },
    handler: async (request, reply) => {
      const { kind, actor, limit = pageLimitMaximum, skip = 0 } = request.query;
      const filter = { kind, actorId: actor === commandLineActor ? null : actor };
      reply.header(totalCountHeader, await countAuditEntries(db, filter));
      return (await findAuditEntries(db, filter, { limit, skip })).map(presentAuditEntry);
    },
  });

  app.get(apiPaths.adminAuditActors, {
    config,
    schema: {
      tags,
      summary: 'List who is in the change history',
      response: { 200: auditActorsSchema.describe('Accounts by name; 0 is the command line') },
    },
    handler: async () => (await findAuditActors(db)).map(({ id, name }) => ({ id: id ?? commandLineActor, name })),
  });
};
