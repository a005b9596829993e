import { apiPaths } from '#domain/api-paths.ts';

/** Name of the place that browsers report violations to. */
const endpointName = 'policy';

/** The header that says where {@link completePagePolicy}'s reports go. */
export const reportingEndpoints = `${endpointName}="${apiPaths.policyReports}"`;

/** No script of ours turns text into markup or code, so nothing needs a policy of its own to do it. */
const trustedTypes = "require-trusted-types-for 'script'; trusted-types 'none'";

/** Scripts of another host, allowed on the pages that embed the voice widget alone. */
const foreignScript = /(?:^|;)\s*script-src[^;]*\shttps:\/\//;

/**
 * Adds to a page's own policy Trusted Types and where to report what was stopped. A page that loads a script of another
 * host is left without Trusted Types: the voice widget writes its markup as text and cannot run under them. Browsers
 * that know report-to prefer it, and deliver to it over TLS only.
 */
export function completePagePolicy(policy: string, { isOverTls }: { isOverTls: boolean }): string {
  const parts = [policy.replace(/;\s*$/, '')];
  if (!foreignScript.test(policy)) parts.push(trustedTypes);
  parts.push(`report-uri ${apiPaths.policyReports}`);
  if (isOverTls) parts.push(`report-to ${endpointName}`);
  return parts.join('; ');
}
