import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { z } from 'zod';
import { apiPaths } from '#domain/api-paths.ts';
import { type ThrottleLimit, throttleRefusal } from '../throttling/database-rate-limiter.ts';
import { directivesOf, policyReportSchema } from './policy-report-schema.ts';
import { problemResponses } from './problem-responses.ts';

/** Limit of accepted reports: a page that violates its policy for every visitor is noticed long before this many. */
export const policyReportLimit: ThrottleLimit = { attempts: 300, seconds: 60 };

/** Media types of browsers' reports, besides application/json. */
const reportTypes = ['application/csp-report', 'application/reports+json'];

/**
 * POST /api/policy-reports: browsers report violations of the pages' content security policy. Reports are counted by
 * directive in the metrics and not stored, since they quote addresses. One limit for all callers bounds the work.
 */
export const policyReportRoutes: FastifyPluginAsyncZod<{ limit: ThrottleLimit }> = async (app, { limit }) => {
  const limiter = new RateLimiterMemory({ points: limit.attempts, duration: limit.seconds });
  app.addContentTypeParser(reportTypes, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));

  app.post(
    apiPaths.policyReports,
    {
      config: { access: 'anyone' },
      bodyLimit: 16 * 1024,
      schema: {
        tags: ['Operation'],
        summary: 'Report what the content security policy stopped',
        description: 'Sent by browsers. Counted by directive, and not kept.',
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
