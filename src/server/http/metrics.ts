import { once } from 'node:events';
import { createServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { Database } from '../database/database.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: ServerMetrics;
  }
}

/** Upper bounds of the buckets for response times, in seconds. Most responses are within the first few. */
const durationBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Directives of the content security policy whose violation reports are counted separately. A report with any other
 * text counts as `other`.
 */
const directives = new Set(
  'base-uri connect-src default-src font-src form-action frame-ancestors frame-src img-src manifest-src media-src object-src require-trusted-types-for script-src script-src-attr script-src-elem style-src style-src-attr style-src-elem trusted-types worker-src'.split(
    ' ',
  ),
);

/**
 * How a question was answered. `answered`: by the site. `model`: by the model. `interrupted`: by a model that stopped
 * halfway. `unknown`: the site has no answer. `refused`: the question was refused.
 */
export type AssistantOutcome = 'answered' | 'model' | 'interrupted' | 'unknown' | 'refused';

export interface AnsweredRequest {
  readonly method: string;
  /** The declared route, such as `/api/admin/articles/:id`, never the path of the request. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export type ServerMetrics = ReturnType<typeof createServerMetrics>;

/** A metric whose value is read whenever the metrics are requested. */
interface Reading {
  readonly kind: 'counter' | 'gauge';
  readonly name: string;
  readonly help: string;
  /** Name of the label, if `read` returns a value for each of its texts. */
  readonly label?: string;
  /** Returns a number, or one for each text of the label. What is `undefined` or cannot be read is left out. */
  readonly read: () => Value | Promise<Value>;
}

type Value = number | Readonly<Record<string, number | undefined>> | undefined;

/** Creates the metrics of a process. Parts of the server add further metrics with `add`. */
export function createServerMetrics(db: Pick<Database, 'pool'>) {
  const registry = new Registry();
  const registers = [registry];
  const durations = new Histogram({
    name: 'bellbird_http_request_duration_seconds',
    help: 'Response times of the router, by method, declared route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: durationBounds,
    registers,
  });
  const refusals = new Counter({
    name: 'bellbird_throttle_refusals_total',
    help: 'Requests refused with 429, by route.',
    labelNames: ['route'],
    registers,
  });
  const refusedSignIns = new Counter({
    name: 'bellbird_sign_ins_refused_total',
    help: 'Sign-ins refused for wrong credentials (401) or for too many attempts (429).',
    labelNames: ['status'],
    registers,
  });
  const shedRequests = new Counter({
    name: 'bellbird_shed_requests_total',
    help: 'Requests refused with 503 under load.',
    registers,
  });
  const outcomes = new Counter({
    name: 'bellbird_assistant_answers_total',
    help: 'Questions to the assistant, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const violations = new Counter({
    name: 'bellbird_policy_violations_total',
    help: 'Browser reports of violations of the content security policy, by directive.',
    labelNames: ['directive'],
    registers,
  });
  addReading(registry, {
    kind: 'gauge',
    name: 'bellbird_database_connections',
    help: 'Connections of the pool.',
    label: 'state',
    read: () => db.pool,
  });
  return {
    add(...readings: readonly Reading[]): void {
      for (const reading of readings) addReading(registry, reading);
    },
    /** Adds the standard metrics of Prometheus about this process: `process_*` and `nodejs_*`. */
    watchProcess: () => collectDefaultMetrics({ register: registry, eventLoopUtilizationTimeout: 1000 }),
    answered({ method, route, status, seconds }: AnsweredRequest): void {
      durations.observe({ method, route, status }, seconds);
      if (status === 429) refusals.inc({ route });
      if (route === apiPaths.login && (status === 401 || status === 429)) refusedSignIns.inc({ status });
    },
    shed: () => shedRequests.inc(),
    assistantAnswered: (outcome: AssistantOutcome) => outcomes.inc({ outcome }),
    /** Counts a browser's report of a policy violation. The directive may be any text. */
    policyViolated(directive: string): void {
      violations.inc({ directive: directives.has(directive) ? directive : 'other' });
    },
    write: () => registry.metrics(),
  };
}

function addReading(registry: Registry, { kind, name, help, label, read }: Reading): void {
  const labelNames = label === undefined ? [] : [label];
  const settings = { name, help, labelNames, registers: [registry] };
  const metric = kind === 'gauge' ? new Gauge({ ...settings, collect }) : new Counter<string>({ ...settings, collect });
  async function collect() {
    const value = await readOrNothing(read);
    metric.reset();
    if (label === undefined) metric.remove({});
    if (typeof value === 'number') metric.inc({}, value);
    else if (label !== undefined && value !== undefined)
      for (const [text, number] of Object.entries(value))
        if (number !== undefined) metric.inc({ [label]: text }, number);
  }
}

/** Returns `undefined` for what cannot be read, for example without the database, so that the others are still written. */
async function readOrNothing(read: Reading['read']): Promise<Value> {
  try {
    return await read();
  } catch {
    return undefined;
  }
}

/** Adds the metrics to the application. Counts and times every response of the router. */
export const metrics = fastifyPlugin(async (app: FastifyInstance, { db }: { db: Pick<Database, 'pool'> }) => {
  app.decorate('metrics', createServerMetrics(db));
  app.addHook('onResponse', async (request, reply) => {
    app.metrics.answered({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
});

/**
 * Serves GET /metrics in the Prometheus text format on a separate port, on loopback only. The public port has no
 * metrics, because they are for the owner.
 */
export async function startMetricsServer(metrics: ServerMetrics, port: number, host = '127.0.0.1') {
  metrics.watchProcess();
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5000 }, async (request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics';
    const body = isAsked ? await metrics.write() : 'Only GET /metrics is here.\n';
    response.writeHead(isAsked ? 200 : 404, {
      'content-type': isAsked ? 'text/plain; version=0.0.4; charset=utf-8' : 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(body);
  });
  // Each process has its own port, so Node must not share it between workers.
  server.listen({ port, host, exclusive: true });
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
