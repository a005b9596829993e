import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { Config } from './config/config.ts';
import { DatabaseStartError, databaseFailureOf } from './database/database-errors.ts';
import { adviceErrorOf } from './database/postgres-advice.ts';
import { headersOfRefusal } from './http/response-headers.ts';
import { refusal } from './http/shedding.plugin.ts';

/** Waits between two attempts, in milliseconds: the first, doubled after each attempt, and the longest. */
const firstWait = 250;
const longestWait = 4000;

/**
 * Runs `open` until PostgreSQL answers, however long that takes, and returns its result. Prints a sentence each time
 * the cause changes. A failure that a wait cannot mend, such as a wrong password, is thrown. With `answers`, the port
 * answers in the meantime: /health with 200, everything else with 503.
 */
export async function waitForDatabase<Result>(
  config: Config,
  open: () => Promise<Result>,
  { answers }: { readonly answers: boolean },
): Promise<Result> {
  let server: { close(): Promise<void> } | undefined;
  let said = '';
  for (let pause = firstWait; ; pause = Math.min(longestWait, pause * 2)) {
    try {
      const opened = await open();
      await server?.close();
      if (said !== '') console.log('PostgreSQL answers now.');
      return opened;
    } catch (cause) {
      const error = adviceErrorOf(cause, config.databaseUrl) ?? cause;
      if (config.databaseUrl === undefined || !mayMendItself(error)) {
        await server?.close();
        throw error;
      }
      if (answers) server ??= await answerWhileWaiting(config);
      const sentence = describe(error);
      if (sentence !== said) console.error(`${sentence}\nWaiting for PostgreSQL …`);
      said = sentence;
      await wait(pause);
    }
  }
}

/** Returns whether PostgreSQL may answer later without a change of the settings. */
function mayMendItself(error: unknown): boolean {
  const cause = error instanceof DatabaseStartError ? error.cause : error;
  if (!(cause instanceof Error) || /unsupported startup parameter/.test(cause.message)) return false;
  const failure = databaseFailureOf(cause);
  // During a failover the address can lead to a standby, which only reads.
  const isStandby = 'code' in cause && cause.code === '25006';
  return failure === 'unreachable' || failure === 'busy' || isStandby;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}\nCause: ${error.cause.message}` : error.message;
}

/** Listens on the port of the site until the database answers. */
async function answerWhileWaiting(config: Config): Promise<{ close(): Promise<void> }> {
  const headers = headersOfRefusal({ isOverTls: config.siteUrl.startsWith('https:') });
  const refuse = refusal('The database does not answer just now. Please try again shortly.', headers);
  const server = createServer((request, response) => {
    response.shouldKeepAlive = false;
    if (request.url !== apiPaths.health) return refuse(request, response);
    response.writeHead(200, headers).end('{"status":"ok"}');
  });
  server.listen({ host: config.host, port: config.port });
  await once(server, 'listening');
  const stop = () => process.exit(0);
  process.once('SIGTERM', stop);
  return {
    async close() {
      process.off('SIGTERM', stop);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
