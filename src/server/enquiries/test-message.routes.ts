import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Kysely } from 'kysely';
import { apiPaths } from '#shared/api/api-paths.ts';
import { testMessageResultSchema, testMessageSchema } from '#shared/api/enquiry-contract.ts';
import { requireActor } from '../accounts/access.ts';
import { insertAuditEntry } from '../accounts/audit.repository.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { problemResponses } from '../http/problem-responses.ts';
import type { EnquiryDesk } from './enquiries.plugin.ts';

interface TestMessageOptions {
  readonly db: Kysely<DatabaseSchema>;
  readonly desk: EnquiryDesk;
  readonly now: () => Date;
}

/** POST /api/admin/settings/test-messages: shows an administrator whether new enquiries would arrive. */
export const testMessageRoutes: FastifyPluginAsyncZod<TestMessageOptions> = async (app, { db, desk, now }) => {
  app.post(
    apiPaths.adminTestMessages,
    {
      config: { access: 'admin' },
      schema: {
        tags: ['Desk: settings'],
        summary: 'Send a test message by email or webhook',
        description: 'The response says whether the receiver accepted it. It can take half a minute.',
        body: testMessageSchema,
        response: { 200: testMessageResultSchema.describe('Whether it was accepted'), ...problemResponses(409) },
      },
    },
    async (request) => {
      const { channel } = request.body;
      const result = await desk.sendTest(channel);
      await db.transaction().execute((transaction) =>
        insertAuditEntry(transaction, {
          at: now(),
          actor: requireActor(request),
          kind: 'setting',
          action: 'tested',
          record: { id: null, title: channel },
        }),
      );
      return result;
    },
  );
};
