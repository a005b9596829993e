import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { Database } from '../database/database.ts';
import { createCounter, createHistogram, createReading, type Metric, writeMetrics } from './metric-kinds.ts';

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

export type AssistantOutcome = 'answered' | 'model' | 'interrupted' | 'unknown' | 'refused';

export interface AnsweredRequest {
  readonly method: string;
  /** The declared route, such as `/api/admin/articles/:id`, never the path of the request. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export type ServerMetrics = ReturnType<typeof createServerMetrics>;

/** Creates the metrics of a process. Parts of the server add further metrics with `add`. */
export function createServerMetrics(db: Pick<Database, 'pool'>) {
  const durations = createHistogram(
    'bellbird_http_request_duration_seconds',
    'Response times of the router, by method, declared route and status.',
    durationBounds,
  );
  const refusals = createCounter('bellbird_throttle_refusals_total', 'Requests refused with 429, by route.');
  const refusedSignIns = createCounter(
    'bellbird_sign_ins_refused_total',
    'Sign-ins refused for wrong credentials (401) or for too many attempts (429).',
  );
  const shedRequests = createCounter('bellbird_shed_requests_total', 'Requests refused with 503 under load.');
  const outcomes = createCounter('bellbird_assistant_answers_total', 'Questions to the assistant, by outcome.');
  const violations = createCounter(
    'bellbird_policy_violations_total',
    'Browser reports of violations of the content security policy, by directive.',
  );
  const counted = [durations, refusals, refusedSignIns, shedRequests, outcomes, violations].map(({ metric }) => metric);
  const added: Metric[] = [];
  const read = [
    createReading('gauge', 'bellbird_database_connections', 'Connections of the pool.', () => db.pool, 'state'),
    ...processReadings(),
  ];
  return {
    add(...metrics: readonly Metric[]): void {
      added.push(...metrics);
    },
    answered({ method, route, status, seconds }: AnsweredRequest): void {
      durations.observe({ method, route, status: String(status) }, seconds);
      if (status === 429) refusals.add({ route });
      if (route === apiPaths.login && (status === 401 || status === 429))
        refusedSignIns.add({ status: String(status) });
    },
    shed(): void {
      shedRequests.add({});
    },
    assistantAnswered(outcome: AssistantOutcome): void {
      outcomes.add({ outcome });
    },
    /** Counts a browser's report of a policy violation. The directive may be any text. */
    policyViolated(directive: string): void {
      violations.add({ directive: directives.has(directive) ? directive : 'other' });
    },
    /** Returns all metrics in the Prometheus text format. */
    write: () => writeMetrics([...counted, ...added, ...read]),
  };
}

const nanoseconds = 1e9;
const started = Date.now() / 1000 - process.uptime();

/** Metrics of this process: event loop, memory, processor time and start. */
function processReadings(): Metric[] {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const readDelay = () => {
    const reading = {
      p50: delay.percentile(50) / nanoseconds,
      p99: delay.percentile(99) / nanoseconds,
      max: delay.max / nanoseconds,
    };
    delay.reset();
    return reading;
  };
  const readMemory = () => {
    const { rss, heapUsed, heapTotal, external, arrayBuffers } = process.memoryUsage();
    return { resident: rss, heap_used: heapUsed, heap_total: heapTotal, external, array_buffers: arrayBuffers };
  };
  const readProcessor = () => {
    const { user, system } = process.cpuUsage();
    return { user: user / 1e6, system: system / 1e6 };
  };
  return [
    createReading(
      'gauge',
      'bellbird_event_loop_delay_seconds',
      'Delay of the event loop since the last reading.',
      readDelay,
      'quantile',
    ),
    createReading('gauge', 'bellbird_memory_bytes', 'Memory of this process.', readMemory),
    createReading(
      'counter',
      'bellbird_processor_seconds_total',
      'Processor time of this process.',
      readProcessor,
      'mode',
    ),
    createReading(
      'gauge',
      'bellbird_start_time_seconds',
      'Start of this process, in seconds since 1970.',
      () => started,
    ),
  ];
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
