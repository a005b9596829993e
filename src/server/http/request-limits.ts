import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Problem } from '../problems/problem.ts';

/** Timeouts of connections, in milliseconds, and their maximum number. */
export interface ConnectionLimits {
  /** From the connection, or from a request's first byte, to the end of its headers. */
  readonly headers: number;
  /** From a request's first byte to the end of its body. */
  readonly request: number;
  /** Without a byte in either direction, for example when a client stops reading. */
  readonly silence: number;
  /** Between two requests. */
  readonly keepAlive: number;
  /** How often the limits on headers and requests are checked. */
  readonly checkEvery: number;
  /** Connections open at once. Further ones are closed on arrival, so that memory stays bounded. */
  readonly open: number;
}

/** The product's limits on connections. The defaults of Node and Fastify are far longer. */
export const connectionLimits: ConnectionLimits = {
  headers: 10_000,
  request: 30_000,
  silence: 70_000,
  keepAlive: 65_000,
  checkEvery: 2000,
  open: 20_000,
};

/** Most bytes of a request's body, unless a route sets its own limit. */
export const longestBody = 16 * 1024;

/** Most characters of an address with its query. A longer one is answered with 414. */
export const longestAddress = 2048;

/** Returns the refusal of an address that is too long, or `undefined`. */
export function addressProblem(url: string): Problem | undefined {
  if (url.length <= longestAddress) return undefined;
  return new Problem('address_too_long', `The address is longer than ${longestAddress} characters.`);
}

/**
 * Refuses addresses that are too long, and bodies that are not JSON. An empty body with the content type JSON counts as
 * no body, since many callers send that header with a DELETE too. A route that needs a body then names what is missing.
 */
export const requestLimits = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', (request, _reply, done) => done(addressProblem(request.raw.url ?? '')));
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body, done);
  });
});
