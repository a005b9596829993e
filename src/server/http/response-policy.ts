import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { completePagePolicy, reportingEndpoints } from './page-policy.ts';

/** Policy of every answer that is not a page: nothing in it may load or run anything. Pages bring their own. */
export const answerPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** What no page of ours uses; the pages that embed the voice widget widen the microphone themselves. */
export const permissionsPolicy = 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()';

/** Puts a content security policy, a permissions policy and a cache rule on every answer that has none of its own. */
export const responsePolicy = fastifyPlugin(async (app: FastifyInstance, page: { isOverTls: boolean }) => {
  app.addHook('onSend', async (request, reply) => {
    const ownPolicy = reply.getHeader('content-security-policy');
    if (typeof ownPolicy !== 'string') reply.header('content-security-policy', answerPolicy);
    else if (!request.routeOptions.url?.startsWith('/api/')) {
      reply.header('content-security-policy', completePagePolicy(ownPolicy, page));
      if (page.isOverTls) reply.header('reporting-endpoints', reportingEndpoints);
    }
    if (!reply.hasHeader('permissions-policy')) reply.header('permissions-policy', permissionsPolicy);
    if (!reply.hasHeader('cache-control')) {
      const isSignedIn = request.headers.authorization !== undefined;
      reply.header('cache-control', isSignedIn || reply.statusCode >= 400 ? 'no-store' : 'no-cache');
    }
  });
});
