import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import helmet from 'helmet';

/** A year, in seconds. */
const strictTransportMaxAge = 31_536_000;

/**
 * What helmet puts on an answer, by names in lower case. It is the same for every answer, so helmet is asked once: as a
 * hook of every request it took a third of all that is done for a small one.
 */
export function securityHeaders({ isOverTls }: { isOverTls: boolean }): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const put = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isOverTls ? { maxAge: strictTransportMaxAge, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  put(request, response, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** Puts these headers on every answer of the router. */
export const securityHeadersOnAll = fastifyPlugin(async (app: FastifyInstance, page: { isOverTls: boolean }) => {
  const headers = securityHeaders(page);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
});
