import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import ipaddr from 'ipaddr.js';
import { localeOfPath, localisedPath } from '#shared/rules/locales.ts';
import { Problem } from '../problem.ts';

/**
 * Returns the network of a caller, for limits on attempts. For IPv4 it is the whole address. For IPv6 it is the first
 * 48 bits, because one subscriber can have all addresses that begin with them. Everything that is not an address, such
 * as a forged header, counts as one network.
 */
export function networkOf(address: string): string {
  const bare = address.split('%')[0] ?? '';
  if (isIP(bare) === 0) return 'unreadable';
  const read = ipaddr.process(bare);
  if (read.kind() === 'ipv4') return read.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${bare}/48`)}/48`;
}

export type ConnectionLimits = typeof connectionLimits;

/**
 * Timeouts of connections, in milliseconds, and the maximum number of connections. The default timeouts of Node and
 * Fastify are far longer.
 */
export const connectionLimits = {
  /** Maximum time from the opening of a connection, or from a request's first byte, to the end of the headers. */
  headers: 10_000,
  /** Maximum time from the end of a request's headers to the end of its body. */
  request: 30_000,
  /** Maximum time for the body when somebody uploads a picture in the desk: 20 MB take long on a slow line. */
  upload: 10 * 60 * 1000,
  /** Maximum time without a byte in either direction. Example: a client that stops reading. */
  silence: 70_000,
  /** Maximum time between two requests of a connection. */
  keepAlive: 65_000,
  checkEvery: 2000,
  /** Maximum number of open connections. Further connections are closed on arrival, so that memory stays bounded. */
  open: 20_000,
};

/** Maximum size of a request's body, in bytes, unless a route sets its own limit. */
export const longestBody = 16 * 1024;

/** Maximum size of the body of a request that saves an article or a working copy, in bytes. */
export const articleBodyLimit = 1024 * 1024;

/** Maximum number of characters in an address with its query. A longer address is answered with 414. */
export const longestAddress = 2048;

export function addressProblem(url: string): Problem | undefined {
  if (url.length <= longestAddress) return undefined;
  return new Problem('address_too_long', `The address is longer than ${longestAddress} characters.`);
}

/**
 * Returns the address by which a request is routed. A page address with a broken escape, such as `/nz/50%`, becomes the
 * address of the error page of its variant. An API address is returned as it is, so the router refuses it.
 */
export function routedPath({ url = '/' }: { readonly url?: string | undefined }): string {
  const [path = ''] = url.split('?', 1);
  if (path.startsWith('/api/') || url.length > longestAddress || isReadable(path)) return url;
  return localisedPath(localeOfPath(path), '/unreadable-address');
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Refuses addresses that are too long, and bodies that are not JSON. An empty body with a JSON content type counts as
 * no body, because many callers send this content type with every DELETE. If the route needs a body, its validation
 * then says what is missing.
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
