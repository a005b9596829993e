import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { enquiryFormSchema, enquiryReceivedSchema, enquirySubmissionSchema } from '#shared/api/enquiry-contract.ts';
import { findNextOpening } from '#shared/offer/opening-hours.ts';
import { localeFacts } from '#shared/rules/locales.ts';
import type { ReadOwnerFacts } from '../content/owner-facts.service.ts';
import { tagRoutes } from '../http/api-description.ts';
import { problemResponses } from '../http/problem-responses.ts';
import type { EnquiryDesk } from './enquiries.plugin.ts';

/**
 * Maximum size of a body, in bytes. A message of 10,000 characters fits in any writing system, although only 4,000 are
 * allowed. A message that is too long is therefore refused for its length, and not for the size of its body.
 */
export const submissionBodyLimit = 64 * 1024;

interface EnquiryRouteParts {
  readonly desk: EnquiryDesk;
  readonly now: () => Date;
  readonly readOwnerFacts: ReadOwnerFacts;
}

/**
 * The routes through which visitors leave details for a person to answer. They need no account, no captcha and no third
 * party.
 */
export const enquiryRoutes: FastifyPluginAsyncZod<EnquiryRouteParts> = async (app, parts) => {
  tagRoutes(app, 'Enquiries');
  const { desk, now, readOwnerFacts } = parts;
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get(
    apiPaths.enquiryForm,
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'Open the form',
        description: 'Returns a token with the time when the form was opened, to be sent with POST /api/enquiries.',
        response: { 200: enquiryFormSchema.describe('The token') },
      },
    },
    async () => ({ form_token: desk.openForm() }),
  );

  app.post(
    apiPaths.enquiries,
    {
      config: { access: 'anyone' },
      bodyLimit: submissionBodyLimit,
      schema: {
        summary: 'Leave details for a person to answer',
        description:
          'Name, an email address or a phone number, a message and consent. Suspected spam gets the same response and is kept apart. The same submission sent twice is stored once.',
        body: enquirySubmissionSchema,
        response: { 201: enquiryReceivedSchema.describe('Received'), ...problemResponses(429) },
      },
    },
    async (request, reply) => {
      await desk.receive(request.body, request);
      const { openingHours } = await readOwnerFacts();
      const next = findNextOpening(localeFacts(request.body.locale).timeZone, now(), openingHours);
      return reply.status(201).send({
        status: 'received' as const,
        opening: next ? { is_open: next.isOpen, is_today: next.isToday, date: next.date, time: next.time } : null,
      });
    },
  );
};
