import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Queryable } from '../database/schema.ts';
import { reasonOf } from './failure-reason.ts';
import {
  type Claimed,
  claimNext,
  type DeliveryTable,
  endAttempt,
  type OutboxRows,
  type Sender,
} from './outbox.repository.ts';
import { attemptMaximum, attemptTimeout, leaseTime, pollInterval, retryDelay } from './outbox-limits.ts';
import { isFinalAnswer, RefusedMessageError } from './signed-post.ts';

export type OutboxLoop = ReturnType<typeof createLoop>;

/** Sends what is due while the server listens. */
export function runWithServer(app: FastifyInstance, outbox: OutboxLoop): void {
  app.addHook('onListen', async () => outbox.start());
  app.addHook('onClose', () => outbox.stop());
}

export interface OutboxParts {
  readonly db: Queryable;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** What a table of the outbox contains, and how it is sent. */
export interface OutboxContent<Row> {
  /** Name of the content in the log. */
  readonly name: string;
  /** The channels, kinds or webhooks that can be sent now. Rows of others stay in the outbox. */
  senders(): readonly Sender[] | Promise<readonly Sender[]>;
  /**
   * Sends a row. Rejects when sending fails, and stops early when `signal` aborts. Returns the HTTP status of the
   * response, if there is one.
   */
  send(row: Row, signal: AbortSignal): Promise<number | undefined>;
  /** Records that a row was sent. */
  endSent(row: Row, status: number | undefined): Promise<void>;
  /** Records that an attempt failed. The row is given up if `retryAt` is not set. */
  endFailed(row: Row, error: unknown, retryAt: Date | undefined): Promise<void>;
  /** Returns whether no further attempt can succeed. */
  isFinal(error: unknown): boolean;
  /** Maximum number of attempts. A row that fails this often is given up. */
  attemptMaximum(row: Row): number;
}

/**
 * Returns how the rows of a table with deliveries end: they stay, with the outcome of their last attempt. `describe`
 * returns what the log says about a row.
 */
export function endDeliveries<Table extends DeliveryTable>(
  { db, now, log }: OutboxParts,
  table: Table,
  describe: (row: OutboxRows[Table]) => object,
): Omit<OutboxContent<Claimed<OutboxRows[Table]>>, 'name' | 'senders' | 'send'> {
  const end = (row: { readonly id: number; readonly claim: string }, status: number | undefined, outcome: Ended) =>
    endAttempt(db, table, row, {
      ...outcome,
      updated_at: now().toISOString(),
      ...(table === 'webhook_deliveries' && { status: status ?? null }),
    });
  return {
    endSent: (row, status) => end(row, status, { state: 'delivered', last_error: null }),
    endFailed(row, error, retryAt) {
      // The reason is not logged, because it may contain people's names. The desk shows it.
      log.warn({ ...describe(row), attempts: row.attempts }, 'not delivered');
      return end(row, error instanceof RefusedMessageError ? error.status : undefined, {
        state: retryAt ? 'waiting' : 'failed',
        last_error: reasonOf(error),
        ...(retryAt && { next_attempt_at: retryAt.toISOString() }),
      });
    },
    isFinal: isFinalAnswer,
    attemptMaximum: () => attemptMaximum,
  };
}

type Ended = Omit<Parameters<typeof endAttempt>[3], 'updated_at' | 'status'>;

/**
 * Creates what sends one table of the outbox. Each sender sends a row at a time, beside the others, so that one that
 * hangs delays no other. When a process crashes, its claim on a row expires with
 * the lease, and another process sends the row. So each row is sent at least once, and never by two processes at the
 * same time.
 */
export function createOutbox<Table extends keyof OutboxRows>(
  { db, now, log }: OutboxParts,
  table: Table,
  content: OutboxContent<Claimed<OutboxRows[Table]>>,
) {
  type Row = Claimed<OutboxRows[Table]>;
  /** Records that an attempt failed. Returns whether another attempt follows. */
  const fail = async (row: Row, error: unknown, delay = retryDelay(row.attempts)) => {
    const isRepeated = !content.isFinal(error) && row.attempts < content.attemptMaximum(row);
    await content.endFailed(row, error, isRepeated ? new Date(now().getTime() + delay) : undefined);
    return isRepeated;
  };
  const sendNext = async (sender: Sender, stopping: AbortSignal) => {
    const row = await claimNext(db, table, [sender], { now: now(), leaseTime });
    if (!row) return false;
    try {
      const status = await content.send(row, AbortSignal.any([stopping, AbortSignal.timeout(attemptTimeout)]));
      await content.endSent(row, status);
    } catch (error) {
      await fail(row, error, stopping.aborted ? 0 : undefined);
    }
    return true;
  };
  const onFailure = (error: unknown) => log.warn({ err: error }, `${content.name} could not be read`);
  const loop = createLoop(async () => content.senders(), sendNext, onFailure);
  return { ...loop, fail };
}

/** What is under way for one sender. */
interface Lane {
  /** Whether a row may have been added after the outbox was last read. */
  isRequested: boolean;
  ended: Promise<void>;
}

/**
 * `sendNext` sends the next row of a sender that is due, and returns whether there was one. Its signal aborts when the
 * server stops. `onFailure` is called when the outbox itself cannot be read or written.
 */
function createLoop(
  findSenders: () => Promise<readonly Sender[]>,
  sendNext: (sender: Sender, stopping: AbortSignal) => Promise<boolean>,
  onFailure: (error: unknown) => void,
) {
  let stopping = new AbortController();
  let timer: ReturnType<typeof setInterval> | undefined;
  const lanes = new Map<Sender, Lane>();
  const runs = new Set<Promise<void>>();

  const sendAllDue = async (sender: Sender) => {
    let isDue = true;
    while (isDue && !stopping.signal.aborted) isDue = await sendNext(sender, stopping.signal);
  };
  const runWhileRequested = async (sender: Sender, lane: Lane) => {
    while (lane.isRequested && !stopping.signal.aborted) {
      lane.isRequested = false;
      await sendAllDue(sender).catch(onFailure);
    }
    lanes.delete(sender);
  };
  const runLane = (sender: Sender): Promise<void> => {
    const lane = lanes.get(sender) ?? { isRequested: false, ended: Promise.resolve() };
    const isNew = !lanes.has(sender);
    lane.isRequested = true;
    if (isNew) {
      lanes.set(sender, lane);
      lane.ended = runWhileRequested(sender, lane);
    }
    return lane.ended;
  };
  const runAll = async () => {
    await Promise.all((await findSenders()).map(runLane));
  };
  /** Sends everything that is due. Resolves when nothing more is due. Never rejects. */
  const run = (): Promise<void> => {
    if (stopping.signal.aborted) return Promise.resolve();
    const started = runAll()
      .catch(onFailure)
      .finally(() => runs.delete(started));
    runs.add(started);
    return started;
  };
  return {
    run,
    /** Runs now, and then at regular intervals. */
    start() {
      stopping = new AbortController();
      timer = setInterval(run, pollInterval);
      timer.unref();
      void run();
    },
    /** Aborts the current attempt and waits until it has ended. Another process may repeat the attempt. */
    async stop() {
      clearInterval(timer);
      stopping.abort(new Error('the server is stopping'));
      await Promise.all(runs);
    },
  };
}
