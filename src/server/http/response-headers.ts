import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import helmet from 'helmet';
import { apiPaths } from '#shared/api/api-paths.ts';

/** Policy of every response that is not a page: it may not load or run anything. Pages set their own policy. */
export const defaultContentPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Forbids browser features. Pages with the voice widget send a policy of their own, which allows the microphone.
 */
export const permissionsPolicy = 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()';

/** One year, in seconds. */
const strictTransportMaxAge = 31_536_000;

/**
 * Returns helmet's headers, with names in lower case. Helmet runs only once, because its headers are the same for every
 * response. In a hook, helmet would take a third of the time of a small request.
 */
export function securityHeaders({ isOverTls }: { isOverTls: boolean }): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const addHeaders = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isOverTls ? { maxAge: strictTransportMaxAge, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    // `frame-ancestors` in the policy of every response says more. Browsers that know it ignore X-Frame-Options.
    xFrameOptions: false,
    // These four headers are for features that today's browsers no longer have, or ask for what browsers do anyway.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  addHeaders(request, response, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** Returns the security headers of a response that is not a page and that no hook of the router handles. */
export function defaultHeaders(options: { isOverTls: boolean }): Readonly<Record<string, string>> {
  return {
    ...securityHeaders(options),
    'content-security-policy': defaultContentPolicy,
    'permissions-policy': permissionsPolicy,
  };
}

/** Returns the headers of a refusal that no hook of the router handles. */
export function headersOfRefusal(options: { isOverTls: boolean }): Readonly<Record<string, string>> {
  return {
    ...defaultHeaders(options),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  };
}

/** Name of the endpoint that browsers report violations to. */
const endpointName = 'policy';
const reportingEndpoints = `${endpointName}="${apiPaths.policyReports}"`;

/** Our scripts never turn text into markup or code. So pages need no Trusted Types policy, and `'none'` allows none. */
const trustedTypes = "require-trusted-types-for 'script'; trusted-types 'none'";

/** Matches a policy that allows scripts of another host, as the pages with the voice widget do. */
const foreignScript = /(?:^|;)\s*script-src[^;]*\shttps:\/\//;

/**
 * Adds Trusted Types and the address for reports to a page's content security policy. A page that loads a script of
 * another host gets no Trusted Types: they would stop the voice widget, which assigns markup as plain strings. Browsers
 * that know `report-to` ignore `report-uri`. They send reports over TLS only, so `report-to` is added only with TLS.
 */
export function completePagePolicy(policy: string, { isOverTls }: { isOverTls: boolean }): string {
  const parts = [policy.replace(/;\s*$/, '')];
  if (!foreignScript.test(policy)) parts.push(trustedTypes);
  parts.push(`report-uri ${apiPaths.policyReports}`);
  if (isOverTls) parts.push(`report-to ${endpointName}`);
  return parts.join('; ');
}

/**
 * Adds the security headers to every response of the router. A response without a content security policy, permissions
 * policy or cache rule gets the default.
 */
export const responseHeaders = fastifyPlugin(async (app: FastifyInstance, options: { isOverTls: boolean }) => {
  const headers = securityHeaders(options);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook('onSend', async (request, reply) => {
    const policy = reply.getHeader('content-security-policy');
    if (typeof policy !== 'string') reply.header('content-security-policy', defaultContentPolicy);
    else if (!request.routeOptions.url?.startsWith('/api/')) {
      reply.header('content-security-policy', completePagePolicy(policy, options));
      if (options.isOverTls) reply.header('reporting-endpoints', reportingEndpoints);
    }
    if (!reply.hasHeader('permissions-policy')) reply.header('permissions-policy', permissionsPolicy);
    if (!reply.hasHeader('cache-control')) {
      const isSignedIn = request.headers.authorization !== undefined;
      reply.header('cache-control', isSignedIn || reply.statusCode >= 400 ? 'no-store' : 'no-cache');
    }
  });
});
