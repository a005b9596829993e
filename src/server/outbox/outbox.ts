import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import { type Claimed, claimNext, longestRetryDelay, type OutboxRows } from './outbox.repository.ts';

export interface OutboxLoop {
  /** Sends everything that is due. Resolves when nothing more is due. Never rejects. */
  run(): Promise<void>;
  /** Runs now, and then at regular intervals. */
  start(): void;
  /** Aborts the current attempt and waits until it has ended. Another process may repeat the attempt. */
  stop(): Promise<void>;
}

export interface OutboxParts {
  readonly db: Kysely<DatabaseSchema>;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** What a table of the outbox contains, and how it is sent. */
export interface OutboxContent<Row> {
  /** Name of the content in the log. */
  readonly name: string;
  /** The channels or kinds that can be sent now. Rows of others stay in the outbox. */
  senders(): readonly string[];
  /** Sends a row. Rejects when sending fails, and stops early when `signal` aborts. */
  send(row: Row, signal: AbortSignal): Promise<void>;
  /** Records that a row was sent. */
  endSent(row: Row): Promise<void>;
  /** Records that an attempt failed. The row is given up if `retryAt` is not set. */
  endFailed(row: Row, error: unknown, retryAt: Date | undefined): Promise<void>;
  /** Returns whether no further attempt can succeed. */
  isFinal(error: unknown): boolean;
  /** Maximum number of attempts. A row that fails this often is given up. */
  attemptMaximum(row: Row): number;
}

export interface Outbox<Row> extends OutboxLoop {
  /** Records that an attempt failed. Returns whether another attempt follows. */
  fail(row: Row, error: unknown, delay?: number): Promise<boolean>;
}

/** Maximum number of attempts, except where one kind has a smaller one. */
export const attemptMaximum = 10;
/** Maximum time of one attempt, in milliseconds. It is far shorter than the lease. */
export const attemptTimeout = 30_000;
/** Milliseconds for which a process claims a row. */
export const leaseTime = 90_000;
/** Milliseconds between two runs. */
const pollInterval = 5000;
const firstRetryDelay = 30_000;

/**
 * Returns the milliseconds from a failed attempt to the next attempt. `attempts` is the number of attempts so far. The
 * wait starts at 30 seconds, triples each time and is 12 hours at most.
 */
export function retryDelay(attempts: number): number {
  return Math.min(firstRetryDelay * 3 ** (attempts - 1), longestRetryDelay);
}

/**
 * Creates what sends one table of the outbox, a row at a time. When a process crashes, its claim on a row expires with
 * the lease, and another process sends the row. So each row is sent at least once, and never by two processes at the
 * same time.
 */
export function createOutbox<Table extends keyof OutboxRows>(
  { db, now, log }: OutboxParts,
  table: Table,
  content: OutboxContent<Claimed<OutboxRows[Table]>>,
): Outbox<Claimed<OutboxRows[Table]>> {
  type Row = Claimed<OutboxRows[Table]>;
  const fail = async (row: Row, error: unknown, delay = retryDelay(row.attempts)) => {
    const isRepeated = !content.isFinal(error) && row.attempts < content.attemptMaximum(row);
    await content.endFailed(row, error, isRepeated ? new Date(now().getTime() + delay) : undefined);
    return isRepeated;
  };
  const sendNext = async (stopping: AbortSignal) => {
    const senders = content.senders();
    const row = senders.length === 0 ? undefined : await claimNext(db, table, senders, { now: now(), leaseTime });
    if (!row) return false;
    try {
      await content.send(row, AbortSignal.any([stopping, AbortSignal.timeout(attemptTimeout)]));
      await content.endSent(row);
    } catch (error) {
      await fail(row, error, stopping.aborted ? 0 : undefined);
    }
    return true;
  };
  const loop = createLoop(sendNext, (error) => log.warn({ err: error }, `${content.name} could not be read`));
  return { ...loop, fail };
}

/**
 * `sendNext` sends the next row that is due, and returns whether there was one. Its signal aborts when the server
 * stops. `onFailure` is called when the outbox itself cannot be read or written.
 */
function createLoop(
  sendNext: (stopping: AbortSignal) => Promise<boolean>,
  onFailure: (error: unknown) => void,
): OutboxLoop {
  let stopping = new AbortController();
  let timer: ReturnType<typeof setInterval> | undefined;
  let running: Promise<void> | undefined;
  let isRequested = false;

  const sendAllDue = async () => {
    let isDue = true;
    while (isDue && !stopping.signal.aborted) isDue = await sendNext(stopping.signal);
  };
  const runWhileRequested = async () => {
    do {
      isRequested = false;
      await sendAllDue().catch(onFailure);
    } while (isRequested && !stopping.signal.aborted);
    running = undefined;
  };
  const run = (): Promise<void> => {
    if (stopping.signal.aborted) return Promise.resolve();
    // The caller may have added a row after the current run read the outbox, so another run follows.
    isRequested = true;
    running ??= runWhileRequested();
    return running;
  };
  return {
    run,
    start() {
      stopping = new AbortController();
      timer = setInterval(run, pollInterval);
      timer.unref();
      void run();
    },
    async stop() {
      clearInterval(timer);
      stopping.abort(new Error('the server is stopping'));
      await running;
    },
  };
}
