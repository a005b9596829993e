import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  enquiryFilterSchema,
  enquiryListQuerySchema,
  enquirySchema,
  enquirySummarySchema,
  enquiryUpdateSchema,
  testMessageResultSchema,
  testMessageSchema,
} from '#shared/api/enquiry-contract.ts';
import { idParamsSchema } from '#shared/api/record-contract.ts';
import { requireActor } from '../accounts/access.ts';
import { insertAuditEntry } from '../accounts/audit.repository.ts';
import type { ActTeller } from '../accounts/told-acts.ts';
import type { Queryable } from '../database/schema.ts';
import { tagRoutes } from '../http/api-description.ts';
import { byteOrderMark, csvRow } from '../http/csv.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { ofTarget, targetOf, withEtag, withTotal } from '../http/record-replies.ts';
import type { EnquiryDesk } from './enquiries.plugin.ts';
import type { EnquiryRow } from './enquiry.repository.ts';
import {
  changeEnquiry,
  listEnquiries,
  readAllEnquiries,
  recordExport,
  removeEnquiry,
  requireEnquiry,
  sendEnquiryAgain,
  summariseEnquiries,
} from './enquiry-desk.service.ts';

export interface EnquiryDeskOptions {
  readonly db: Queryable;
  readonly desk: EnquiryDesk;
  readonly now: () => Date;
  readonly teller: ActTeller;
}

const config = { access: 'responder' } as const;
const byProgram = { ...config, scopes: ['enquiries'] } as const;
const recordPath = `${apiPaths.adminEnquiries}/:id`;

/** Enquiries in the desk. Only administrators may export them or delete them for good. */
export const enquiryDeskRoutes: FastifyPluginAsyncZod<EnquiryDeskOptions> = async (app, { db, desk, now, teller }) => {
  tagRoutes(app, 'Desk: enquiries');
  const changeOf = (request: FastifyRequest) => ({ actor: requireActor(request), now: now() });

  app.get(apiPaths.adminEnquiries, {
    config: byProgram,
    schema: {
      summary: 'List enquiries',
      description:
        'Newest first, and those that are done behind the others. Without a status, all except suspected spam and Trash. X-Total-Count is the total number.',
      querystring: enquiryListQuerySchema,
      response: { 200: z.array(enquirySchema).describe('Enquiries') },
    },
    handler: async (request, reply) => withTotal(reply, await listEnquiries(db, request.query)),
  });

  app.get(apiPaths.adminEnquirySummary, {
    config: byProgram,
    schema: {
      summary: 'Count enquiries by kind, with the state of their deliveries',
      response: { 200: enquirySummarySchema.describe('The numbers') },
    },
    handler: async () => summariseEnquiries(db, desk, now()),
  });

  app.get(apiPaths.adminEnquiryExport, {
    config: { access: 'admin', confirm: true },
    schema: {
      summary: 'Export enquiries as CSV',
      description:
        'UTF-8 with a byte order mark; cells that a spreadsheet would take for a formula begin with an apostrophe.',
      querystring: enquiryFilterSchema,
      response: {
        200: { description: 'The table', content: { 'text/csv': { schema: z.string() } } },
        ...problemResponses(422),
      },
    },
    handler: async (request, reply) => {
      await recordExport(db, teller, changeOf(request));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="enquiries.csv"')
        .send(Readable.from(writeEnquiryCsv(readAllEnquiries(db, request.query))));
    },
  });

  app.get(recordPath, {
    config: byProgram,
    schema: {
      summary: 'Read an enquiry',
      params: idParamsSchema,
      response: { 200: enquirySchema.describe('The enquiry'), ...problemResponses(404) },
    },
    handler: async (request, reply) => withEtag(reply, await requireEnquiry(db, request.params.id)),
  });

  app.put(recordPath, {
    config: byProgram,
    schema: {
      summary: 'Change the status of an enquiry, take it or give it back, or move it to or from Trash',
      description: 'Suspected spam that becomes new or done is passed on. Trash is emptied after 30 days.',
      ...ofTarget,
      body: enquiryUpdateSchema,
      response: { 200: enquirySchema.describe('The enquiry'), ...problemResponses(404) },
    },
    handler: async (request, reply) => {
      const enquiry = await changeEnquiry(db, targetOf(request), request.body, desk.channels, changeOf(request));
      void desk.worker.run();
      return withEtag(reply, enquiry);
    },
  });

  app.post(`${recordPath}/deliveries`, {
    config,
    schema: {
      summary: 'Send an enquiry again after its delivery failed',
      params: idParamsSchema,
      response: { 200: enquirySchema.describe('The enquiry'), ...problemResponses(404) },
    },
    handler: async (request) => {
      const enquiry = await sendEnquiryAgain(db, request.params.id, changeOf(request));
      void desk.worker.run();
      return enquiry;
    },
  });

  app.delete(recordPath, {
    config: { access: 'admin' },
    schema: {
      summary: 'Delete an enquiry for good',
      ...ofTarget,
      response: { 204: z.undefined().describe('Deleted'), ...problemResponses(404) },
    },
    handler: (request) => removeEnquiry(db, targetOf(request), changeOf(request)),
  });
};

const head = [
  'Received',
  'Status',
  'Name',
  'Email',
  'Phone',
  'Business',
  'Message',
  'Variant',
  'Number',
  'Kind',
  'Earlier conversation',
  'Clients a year',
  'Agreed to the terms',
  'Partner link',
];

/** Yields enquiries as a CSV table, in parts. */
async function* writeEnquiryCsv(rows: AsyncIterable<EnquiryRow>): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(head);
  for await (const row of rows) {
    const { created_at, status, name, email, phone, business, message, locale, id, kind, conversation } = row;
    const { clients, agreed_to_terms_at, partner } = row;
    const cells = [created_at, status, name, email, phone, business, message, locale, String(id), kind, conversation];
    cells.push(clients === null ? '' : String(clients), agreed_to_terms_at ?? '', partner);
    yield csvRow(cells);
  }
}

/** POST /api/admin/settings/test-messages: shows an administrator whether new enquiries would arrive. */
export const testMessageRoutes: FastifyPluginAsyncZod<EnquiryDeskOptions> = async (app, { db, desk, now }) => {
  app.post(apiPaths.adminTestMessages, {
    config: { access: 'admin' },
    schema: {
      tags: ['Desk: settings'],
      summary: 'Send a test message by email or webhook',
      description: 'The response says whether the receiver accepted it. It can take half a minute.',
      body: testMessageSchema,
      response: { 200: testMessageResultSchema.describe('Whether it was accepted'), ...problemResponses(409) },
    },
    handler: async (request) => {
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
  });
};
