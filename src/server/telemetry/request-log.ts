import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config/config.ts';
import { networkOf } from '../throttling/client-network.ts';

/** What must not stand in a log wherever it turns up: e-mail addresses with what leads to them, and access tokens. */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/[^\s"'<>()/]+@[\w.-]+/g, '[email]'],
  [/Bearer\s+\S+/gi, 'Bearer [token]'],
  [/(?<![\w-])[\w-]{43}(?![\w-])/g, '[token]'],
];

/** A text without e-mail addresses and tokens. */
export function withoutSecrets(text: string): string {
  return secrets.reduce((clean, [pattern, word]) => clean.replace(pattern, word), text);
}

/** An address's path alone: queries may hold anything. */
function pathOf(address: unknown): string {
  return withoutSecrets(String(address).split(/[?#]/, 1)[0] ?? '').slice(0, 300);
}

/** An error's kind, code, text and stack; a database's own details, which quote rows, stay out. */
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

/** How things are written to the log, by the name they are logged under: paths without queries, errors without rows. */
const logSerializers = {
  err: describeError,
  url: pathOf,
  address: pathOf,
  said: (text: unknown) => withoutSecrets(String(text)),
};

/** The log of a process, as Fastify takes it; it goes to standard output where no other place is given. */
export function logSettings(level: Config['logLevel'], logTo: LogPlace | undefined) {
  if (level === 'silent') return false;
  return { level, serializers: logSerializers, ...(logTo ? { stream: logTo } : {}) };
}

/** Where log lines go. */
export interface LogPlace {
  write(line: string): void;
}

/** The network of a client, too wide to be a person: a /24 of IPv4, a /48 of IPv6. */
export function wideNetworkOf(address: string): string {
  const network = networkOf(address);
  if (isIP(network) === 4) return network.replace(/\.\d+$/, '.0/24');
  return network.replace(/:[^:]*::\/64$/, '::/48');
}

/** Levels at which every request is logged. */
const requestLevels: ReadonlySet<Config['logLevel']> = new Set(['info', 'debug', 'trace']);

/** Whether every request is logged. */
export function logsRequests({ logLevel }: Pick<Config, 'logLevel'>): boolean {
  return requestLevels.has(logLevel);
}

/** One line for each answer of the router, and its request's id as X-Request-Id, which a 500 quotes too. */
export const requestLog = fastifyPlugin(async (app: FastifyInstance, config: Pick<Config, 'logLevel'>) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  if (!logsRequests(config)) return;
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
