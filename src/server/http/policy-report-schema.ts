import { z } from 'zod';

/** A directive as a browser names it. Older browsers add its sources, which are ignored. */
const directive = z.string().max(4000).optional();

/** A browser's report of a violation of the content security policy. Only the directive is read. */
export const policyReportSchema = z.union([
  z
    .object({ 'csp-report': z.object({ 'effective-directive': directive, 'violated-directive': directive }) })
    .describe('As report-uri sends it.'),
  z
    .array(z.object({ type: z.string().max(100), body: z.object({ effectiveDirective: directive }).nullish() }))
    .max(50)
    .describe('As report-to sends them.'),
]);

export type PolicyReport = z.infer<typeof policyReportSchema>;

/**
 * Returns the directives that a report names, one for each violation. Anything that is not a report of this policy is
 * left out.
 */
export function directivesOf(report: PolicyReport): string[] {
  if (!Array.isArray(report)) {
    const said = report['csp-report'];
    return [firstWord(said['effective-directive'] ?? said['violated-directive'])];
  }
  return report.filter(({ type }) => type === 'csp-violation').map(({ body }) => firstWord(body?.effectiveDirective));
}

function firstWord(text = ''): string {
  return text.trim().split(/\s/, 1)[0] ?? '';
}
