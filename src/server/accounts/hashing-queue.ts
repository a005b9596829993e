import { availableParallelism } from 'node:os';
import { Problem } from '../problem.ts';

/**
 * Maximum number of concurrent jobs. Node has four threads for hashing, file access and host name lookups. One of them
 * stays free for file access and lookups.
 */
const maximumConcurrency = 3;

/**
 * Maximum number of jobs that may wait in all processes of one machine together. Hashing that many passwords takes a
 * few seconds, which is less than a browser's timeout.
 */
const maximumWaitingOnMachine = 256;

/** Runs a job when the queue has room. Throws a 503 problem at once when the queue is full. */
export type HashingQueue = <Result>(job: () => Promise<Result>) => Promise<Result>;

export interface HashingQueueOptions {
  /** Number of processes that share the machine's cores (WORKERS). */
  readonly processes?: number;
  /** Maximum number of concurrent jobs; only tests set it. */
  readonly concurrency?: number;
  /** Maximum number of waiting jobs; only tests set it. */
  readonly maximumWaiting?: number;
}

/**
 * Returns a first-in, first-out queue for jobs that hash passwords. Each process gets an equal share of the machine's
 * cores and of the maximum number of waiting jobs.
 */
export function createHashingQueue({
  processes = 1,
  concurrency = Math.max(1, Math.min(Math.floor(availableParallelism() / processes), maximumConcurrency)),
  maximumWaiting = Math.ceil(maximumWaitingOnMachine / processes),
}: HashingQueueOptions = {}): HashingQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (job) => {
    if (running < concurrency) {
      running += 1;
    } else {
      if (waiting.length >= maximumWaiting) throw queueFull();
      // Waits until a finishing job starts this one. This job takes the place of the finished one, so `running` does
      // not change.
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

function queueFull(): Problem {
  const message = 'Too many people are signing in just now. Please try again in a few seconds.';
  return new Problem('unavailable', message, { retryAfter: 5 });
}
