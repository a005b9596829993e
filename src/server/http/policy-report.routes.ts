import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { apiPaths } from '#shared/api/api-paths.ts';
import { countAttempt, createMemoryLimiter, type ThrottleLimit } from './database-rate-limiter.ts';
import { problemResponses } from './problem-responses.ts';

/** The name of a directive. Older browsers also send the sources of the directive after its name; these are ignored. */
const directive = z.string().max(4000).optional();

/** A browser's report of a violation of the content security policy. Only the directive is used. */
const policyReportSchema = z.union([
  z
    .object({ 'csp-report': z.object({ 'effective-directive': directive, 'violated-directive': directive }) })
    .describe('As report-uri sends it.'),
  z
    .array(z.object({ type: z.string().max(100), body: z.object({ effectiveDirective: directive }).nullish() }))
    .max(50)
    .describe('As report-to sends them.'),
]);

type PolicyReport = z.infer<typeof policyReportSchema>;

/** Returns the directive of each violation in a report. Reports about anything else are left out. */
function directivesOf(report: PolicyReport): string[] {
  if (!Array.isArray(report)) {
    const said = report['csp-report'];
    return [firstWord(said['effective-directive'] ?? said['violated-directive'])];
  }
  return report.filter(({ type }) => type === 'csp-violation').map(({ body }) => firstWord(body?.effectiveDirective));
}

function firstWord(text = ''): string {
  return text.trim().split(/\s/, 1)[0] ?? '';
}

/**
 * Maximum number of reports that are accepted, from all visitors together. If a page violates its policy for every
 * visitor, a few reports are enough to notice it.
 */
export const policyReportLimit: ThrottleLimit = { attempts: 300, seconds: 60 };

/** Media types of reports, besides application/json. */
const reportTypes = ['application/csp-report', 'application/reports+json'];

/**
 * POST /api/policy-reports: browsers report violations of the pages' content security policy here. The metrics count
 * them by directive. Nothing else is kept, because reports quote addresses. All callers share one limit.
 */
export const policyReportRoutes: FastifyPluginAsyncZod<{ limit: ThrottleLimit }> = async (app, { limit }) => {
  const limiter = createMemoryLimiter(limit);
  app.addContentTypeParser(reportTypes, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));

  app.post(apiPaths.policyReports, {
    config: { access: 'anyone' },
    bodyLimit: 16 * 1024,
    schema: {
      tags: ['Operation'],
      summary: 'Report a violation of the content security policy',
      description: 'Sent by browsers. Counted by directive, and not kept.',
      consumes: ['application/json', ...reportTypes],
      body: policyReportSchema,
      response: { 204: z.null().describe('Counted.'), ...problemResponses(429) },
    },
    onRequest: () => countAttempt({ limiter, key: 'all' }, 'reports'),
    handler: async (request) => {
      for (const directive of directivesOf(request.body)) app.metrics.policyViolated(directive);
    },
  });
};
