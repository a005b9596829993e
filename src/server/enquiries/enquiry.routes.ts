import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { apiPaths } from '#domain/api-paths.ts';
import {
  enquiryFormSchema,
  enquiryReceivedSchema,
  enquirySubmissionSchema,
} from '#domain/contract/enquiry-contract.ts';
import { problemResponses } from '../http/problem-responses.ts';
import { networkOf } from '../throttling/client-network.ts';
import type { EnquiryDesk } from './enquiries.plugin.ts';

/**
 * Bytes for a message of ten thousand characters in any script, so that a message that is too long is refused for its
 * length.
 */
export const submissionBodyLimit = 64 * 1024;

const tags = ['Enquiries'];

/** Lets visitors leave details for a person to answer (product 11.1): no account, no captcha, no third party. */
export const enquiryRoutes: FastifyPluginAsyncZod<{ desk: EnquiryDesk }> = async (app, { desk }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get(
    apiPaths.enquiryForm,
    {
      config: { access: 'anyone' },
      schema: {
        tags,
        summary: 'Open the form',
        description: 'Gives a token that says when the form was opened; POST /api/enquiries sends it along.',
        response: { 200: enquiryFormSchema.describe('The token'), ...problemResponses() },
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
        tags,
        summary: 'Leave details for a person to answer',
        description:
          'Name, an e-mail address or a phone number, a message and consent. What looks like spam is answered alike and kept apart. Sending the same again stores it once.',
        body: enquirySubmissionSchema,
        response: {
          201: enquiryReceivedSchema.describe('Received'),
          ...problemResponses(413, 415, 422, 429),
        },
      },
    },
    async (request, reply) => {
      await desk.receive(request.body, networkOf(request.ip));
      return reply.status(201).send({ status: 'received' as const });
    },
  );
};
