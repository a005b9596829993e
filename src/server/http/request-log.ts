import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config/config.ts';
import { isPrivateAddress } from '../config/private-address.ts';
import { networkOf } from './request-limits.ts';

/**
 * Texts that must never be logged: e-mail addresses, with the characters around them, and access tokens. A match can
 * begin only where a word begins, so that the time of a search grows linearly with the length of the text.
 */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/(?<![^\s"'<>()/])[^\s"'<>()/]+@[\w.-]+/g, '[email]'],
  [/Bearer\s+\S+/gi, 'Bearer [token]'],
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, '[token]'],
];

/** The @ of an e-mail address in a path, encoded once or more. */
const encodedAt = /%(?:25)*40/g;

/** Maximum lengths of paths and of texts that are logged, in characters. */
const longestPath = 300;
const longestText = 8000;

/** Characters that no secret contains. A text is cut only at these. */
const separator = /[\s"'<>()/]/;

/**
 * Returns at most the first `longest` characters of a text, without e-mail addresses and tokens. The text is cut before
 * it is cleaned, so that a very long text takes no longer. A word at the cut is left out, because half a secret would
 * not be recognised.
 */
export function withoutSecrets(text: string, longest = longestText): string {
  let part = text;
  if (text.length > longest) {
    let end = longest;
    while (end > 0 && !separator.test(text.charAt(end - 1))) end -= 1;
    part = `${text.slice(0, end)}…`;
  }
  return secrets.reduce((clean, [pattern, word]) => clean.replace(pattern, word), part.replace(encodedAt, '@'));
}

/** Returns the path of an address. The query is left out, because it may contain anything. */
function pathOf(address: unknown): string {
  return withoutSecrets(String(address).split(/[?#]/, 1)[0] ?? '', longestPath);
}

/**
 * Returns an error's kind, code, message and stack. The database's own details are left out, because they quote rows.
 */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(String(error)), stack: '' };
  const code = 'code' in error ? { code: String(error.code) } : {};
  return {
    type: error.name,
    ...code,
    message: withoutSecrets(error.message),
    stack: withoutSecrets(error.stack ?? ''),
  };
}

/** Functions that convert values for the log. The keys are the names of these values in a log line. */
const logSerializers = {
  err: describeError,
  url: pathOf,
  address: pathOf,
  said: (text: unknown) => withoutSecrets(String(text)),
};

export interface LogPlace {
  write(line: string): void;
}

/** Returns the logger settings for Fastify. The log goes to standard output by default. */
export function logSettings(level: Config['logLevel'], logTo: LogPlace | undefined) {
  if (level === 'silent') return false;
  return { level, serializers: logSerializers, ...(logTo ? { stream: logTo } : {}) };
}

/** Returns the network of a client, so wide that it identifies nobody: a /24 of IPv4 or a /48 of IPv6. */
export function wideNetworkOf(address: string): string {
  const network = networkOf(address);
  return isIP(network) === 4 ? network.replace(/\.\d+$/, '.0/24') : network;
}

/** Levels at which every request is logged. */
const requestLevels: ReadonlySet<Config['logLevel']> = new Set(['info', 'debug', 'trace']);

export function logsRequests({ logLevel }: Pick<Config, 'logLevel'>): boolean {
  return requestLevels.has(logLevel);
}

const untrustedProxy =
  'A proxy that is not trusted sends X-Forwarded-For, so all its visitors share one limit for sign-ins and other requests. If the proxy is yours, set TRUST_PROXY to its address, such as TRUST_PROXY=127.0.0.1.';

/** Milliseconds between two records of an untrusted proxy. */
const recordingInterval = 60 * 60 * 1000;

interface RequestLogOptions extends Pick<Config, 'logLevel'> {
  /**
   * Records that requests come through a proxy that is not trusted. Called only for a proxy on this machine or in a
   * private network, because any visitor can send the header.
   */
  readonly noteProxy?: () => void;
}

/**
 * Returns whether a proxy that is not trusted has passed this request on. The header of a proxy names an address. If the
 * sender is trusted, Fastify lists the sender and the address that it names.
 */
function isThroughUntrustedProxy({ headers, ips = [] }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined || ips.length > 1) return false;
  return String(forwarded)
    .split(',')
    .every((part) => isIP(part.trim()) !== 0);
}

/**
 * Sends each request's id as X-Request-Id and logs one line for each response of the router. Warns once when there
 * seems to be a proxy that is not trusted.
 */
export const requestLog = fastifyPlugin(async (app: FastifyInstance, { logLevel, noteProxy }: RequestLogOptions) => {
  let hasWarnedOfProxy = false;
  let recordedAt = 0;
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    if (isThroughUntrustedProxy(request)) {
      if (!hasWarnedOfProxy) request.log.warn({ network: wideNetworkOf(request.ip) }, untrustedProxy);
      hasWarnedOfProxy = true;
      if (isPrivateAddress(request.ip) && Date.now() - recordedAt > recordingInterval) {
        recordedAt = Date.now();
        noteProxy?.();
      }
    }
    done();
  });
  if (!logsRequests({ logLevel })) return;
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        url: request.url,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        network: wideNetworkOf(request.ip),
      },
      'answered',
    );
  });
});
