import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';

/** How long connections may take over what they do, in milliseconds, and how many there may be (security catalogue 23). */
export interface ConnectionLimits {
  /** From the connection, or from a request's first byte, to the end of its headers. */
  readonly headers: number;
  /** To the end of its body. */
  readonly request: number;
  /** Without a byte either way, which is how a reader that stopped looks. */
  readonly silence: number;
  /** Between requests. */
  readonly keepAlive: number;
  /** How often the first two are looked at. */
  readonly checkEvery: number;
  /** Open at once; more are closed at once, so that memory stays bounded. */
  readonly open: number;
}

const defaultLimits: ConnectionLimits = {
  headers: 10_000,
  request: 30_000,
  silence: 70_000,
  keepAlive: 65_000,
  checkEvery: 2000,
  open: 20_000,
};

/** Fastify's own settings of these limits: left alone it waits for ever. */
export function connectionSettings(given: Partial<ConnectionLimits> = {}) {
  const { headers, request, silence, keepAlive, checkEvery } = { ...defaultLimits, ...given };
  return {
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    connectionTimeout: silence,
    http: { headersTimeout: headers, connectionsCheckingInterval: checkEvery, maxHeaderSize: 16 * 1024 },
  } satisfies FastifyHttpOptions<Server>;
}

/** How many connections may be open at once. */
export function mostConnections(given: Partial<ConnectionLimits> = {}): number {
  return given.open ?? defaultLimits.open;
}
