import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import { apiPaths } from '#domain/api-paths.ts';
import { throttleRefusal } from '../throttling/count-attempt.ts';
import type { ThrottleLimit } from '../throttling/throttle-limit.ts';
import { directivesOf, policyReportSchema } from './policy-report-schema.ts';
import { problemResponses } from './problem-responses.ts';

/** A page that breaks its policy for every visitor is known long before this many. */
const defaultLimit: ThrottleLimit = { attempts: 300, seconds: 60 };

/** How browsers label their reports, besides application/json. */
const reportTypes = ['application/csp-report', 'application/reports+json'];

/**
 * POST /api/policy-reports: browsers tell what the pages' content security policy stopped. Reports are counted by
 * directive in the metrics and kept nowhere, since they quote addresses; one limit for all callers bounds the work.
 */
export const policyReportRoutes: FastifyPluginAsyncZod<{ limit: ThrottleLimit | undefined }> = async (app, options) => {
  const { attempts, seconds } = options.limit ?? defaultLimit;
  const limiter = new RateLimiterMemory({ points: attempts, duration: seconds });
  app.addContentTypeParser(reportTypes, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));

  app.post(
    apiPaths.policyReports,
    {
      config: { access: 'anyone' },
      bodyLimit: 16 * 1024,
      schema: {
        tags: ['Operation'],
        summary: 'Report what the content security policy stopped',
        description: 'Sent by browsers. Counted by directive, and kept nowhere.',
        consumes: ['application/json', ...reportTypes],
        body: policyReportSchema,
        response: { 204: z.null().describe('Counted.'), ...problemResponses(413, 415, 422, 429) },
      },
      onRequest: async () => {
        try {
          await limiter.consume('all');
        } catch (failure) {
          throw failure instanceof RateLimiterRes ? throttleRefusal(failure, 'reports') : failure;
        }
      },
    },
    async (request, reply) => {
      for (const directive of directivesOf(request.body)) app.metrics.policyViolated(directive);
      return reply.status(204).send(null);
    },
  );
};
