import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Problem } from '../problems/problem.ts';

/** How long connections may take, in milliseconds, and how many there may be. */
export interface ConnectionLimits {
  /** From the connection, or from a request's first byte, to the end of its headers. */
  readonly headers: number;
  /** From a request's first byte to the end of its body. */
  readonly request: number;
  /** Without a byte in either direction, as when a client stops reading. */
  readonly silence: number;
  /** Between two requests. */
  readonly keepAlive: number;
  /** How often the limits on headers and requests are checked. */
  readonly checkEvery: number;
  /** Connections open at once; any more are closed on arrival, so that memory stays bounded. */
  readonly open: number;
}

/** The product's limits on connections; Node and Fastify would wait far longer. */
export const connectionLimits: ConnectionLimits = {
  headers: 10_000,
  request: 30_000,
  silence: 70_000,
  keepAlive: 65_000,
  checkEvery: 2000,
  open: 20_000,
};

/** Most bytes of a request's body, where a route sets no limit itself. */
export const longestBody = 16 * 1024;

/** Most characters of an address, its query included; a longer one is answered 414. */
export const longestAddress = 2048;

/** Returns the refusal of an address that is too long, or `undefined`. */
export function addressProblem(url: string): Problem | undefined {
  if (url.length <= longestAddress) return undefined;
  return new Problem('address_too_long', `The address is longer than ${longestAddress} characters.`);
}

/**
 * Refuses addresses that are too long, and bodies that are not JSON. A body that announces JSON and is empty counts as
 * none, since many callers send the content type with a DELETE too; a route that needs a body then names what is missing.
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
