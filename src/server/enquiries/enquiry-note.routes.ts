import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { enquiryNoteSaveSchema, enquiryReplySchema, enquirySchema } from '#shared/api/enquiry-contract.ts';
import { idParamsSchema, recordIdTextSchema } from '#shared/api/record-contract.ts';
import { idempotencyHeaderSchema } from '#shared/api/working-copy-contract.ts';
import { requireActor } from '../accounts/access.ts';
import { tagRoutes } from '../http/api-description.ts';
import { problemResponses } from '../http/problem-responses.ts';
import type { EnquiryDeskOptions } from './enquiry-desk.routes.ts';
import { addNote, removeNote, replyToEnquiry } from './enquiry-note.service.ts';

const config = { access: 'responder' } as const;
const recordPath = `${apiPaths.adminEnquiries}/:id`;

export const enquiryNoteRoutes: FastifyPluginAsyncZod<EnquiryDeskOptions> = async (app, { db, desk, now }) => {
  tagRoutes(app, 'Desk: enquiries');
  const changeOf = (request: FastifyRequest) => ({ actor: requireActor(request), now: now() });

  app.post(`${recordPath}/notes`, {
    config: { ...config, scopes: ['enquiries'] },
    schema: {
      summary: 'Add a note to an enquiry',
      params: idParamsSchema,
      headers: idempotencyHeaderSchema,
      body: enquiryNoteSaveSchema,
      response: { 200: enquirySchema.describe('The enquiry'), ...problemResponses(404, 409) },
    },
    handler: (request) => {
      const note = { text: request.body.text, requestKey: request.headers['idempotency-key'] };
      return addNote(db, request.params.id, note, changeOf(request));
    },
  });

  app.delete(`${recordPath}/notes/:note`, {
    config,
    schema: {
      summary: 'Delete a note',
      params: idParamsSchema.extend({ note: recordIdTextSchema }),
      response: { 200: enquirySchema.describe('The enquiry'), ...problemResponses(404, 409) },
    },
    handler: (request) => removeNote(db, request.params.id, request.params.note, changeOf(request)),
  });

  app.post(`${recordPath}/replies`, {
    config,
    schema: {
      summary: 'Reply to the visitor by email',
      description: 'The visitor answers to the address that gets the enquiries. It can take half a minute.',
      params: idParamsSchema,
      headers: idempotencyHeaderSchema,
      body: enquiryReplySchema,
      response: { 200: enquirySchema.describe('The enquiry'), ...problemResponses(404, 409, 503) },
    },
    handler: (request) =>
      replyToEnquiry(db, request.params.id, request.body, {
        ...changeOf(request),
        mailOutbox: app.mailOutbox,
        sendReply: desk.sendReply,
        replyAddress: desk.replyAddress,
        requestKey: request.headers['idempotency-key'],
      }),
  });
};
