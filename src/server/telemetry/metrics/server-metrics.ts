import type { Database } from '../../database/database.ts';
import type { FrontDoorFigures } from '../../page-cache/front-door.ts';
import type { PageCacheFigures } from '../../page-cache/page-cache.ts';
import { createCounter, createHistogram, createReading, writeMetrics } from './metric-kinds.ts';
import { processMetrics } from './process-metrics.ts';

/** Seconds; the first bounds are where this program's answers lie. */
const durationBounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The directives that a report of a policy violation is counted by; any other text of a report counts as `other`. */
const directives = new Set(
  'base-uri connect-src default-src font-src form-action frame-ancestors frame-src img-src manifest-src media-src object-src require-trusted-types-for script-src script-src-attr script-src-elem style-src style-src-attr style-src-elem trusted-types worker-src'.split(
    ' ',
  ),
);

/** What came of a question to the assistant. */
export type AssistantOutcome = 'answered' | 'model' | 'interrupted' | 'unknown' | 'refused';

type CacheFigures = PageCacheFigures & FrontDoorFigures;

/** What this process counts of itself. */
export type ServerMetrics = ReturnType<typeof createServerMetrics>;

/** Makes the metrics of one process. */
export function createServerMetrics(db: Database, cacheFigures: () => CacheFigures | undefined) {
  const durations = createHistogram(
    'bellbird_http_request_duration_seconds',
    'Time of answers of the router, by method, route as it is declared, and status.',
    durationBounds,
  );
  const refusals = createCounter('bellbird_throttle_refusals_total', 'Requests refused with 429, by route.');
  const shedRequests = createCounter(
    'bellbird_shed_requests_total',
    'Requests refused with 503 because there was more to do than could be done.',
  );
  const outcomes = createCounter('bellbird_assistant_answers_total', 'What came of questions to the assistant.');
  const violations = createCounter(
    'bellbird_policy_violations_total',
    'Reports of what the content security policy stopped in a browser, by directive.',
  );
  const cacheRequests = () => {
    const figures = cacheFigures();
    return figures && { hit: figures.hits, miss: figures.misses, routed: figures.routed };
  };
  const metrics = [
    durations.metric,
    refusals.metric,
    shedRequests.metric,
    outcomes.metric,
    violations.metric,
    createReading(
      'counter',
      'bellbird_page_cache_requests_total',
      'How requests met the page cache.',
      cacheRequests,
      'outcome',
    ),
    createReading(
      'counter',
      'bellbird_page_cache_renders_total',
      'Answers rendered for the page cache.',
      () => cacheFigures()?.renders,
    ),
    createReading('gauge', 'bellbird_page_cache_bytes', 'Memory that kept answers take.', () => cacheFigures()?.bytes),
    createReading('gauge', 'bellbird_page_cache_entries', 'Kept answers.', () => cacheFigures()?.entries),
    createReading('gauge', 'bellbird_database_connections', 'Connections of the pool.', () => db.pool, 'state'),
    ...processMetrics(),
  ];
  return {
    /** Notes an answer of the router. */
    answered({ method, route, status, seconds }: Answered): void {
      durations.observe({ method, route, status: String(status) }, seconds);
      if (status === 429) refusals.add({ route });
    },
    /** Notes a request that was refused because of too much load. */
    shed(): void {
      shedRequests.add({});
    },
    /** Notes what came of a question to the assistant. */
    assistantAnswered(outcome: AssistantOutcome): void {
      outcomes.add({ outcome });
    },
    /** Notes a browser's report of something that the policy stopped; the directive may be any text. */
    policyViolated(directive: string): void {
      violations.add({ directive: directives.has(directive) ? directive : 'other' });
    },
    /** Everything, in the Prometheus text format. */
    write: () => writeMetrics(metrics),
  };
}

interface Answered {
  readonly method: string;
  /** As it is declared, such as `/api/admin/articles/:id`; never the path that was asked for. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}
