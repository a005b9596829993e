import { availableParallelism } from 'node:os';
import { Problem } from '../problems/problem.ts';

/** Most concurrent jobs. Node has four threads for hashing, files and names: one stays free for files and names. */
const maximumConcurrency = 3;

/** Most waiting jobs on a machine: some seconds of hashing, which is less than a browser's timeout. */
const maximumWaitingOnMachine = 256;

/** Runs a job as soon as the queue has room and returns its result. Throws a 503 problem at once when the queue is full. */
export type HashingQueue = <Result>(job: () => Promise<Result>) => Promise<Result>;

/** Size of a queue. */
export interface HashingQueueOptions {
  /** Number of processes that share the machine's cores (WORKERS). */
  readonly processes?: number;
  /** Most concurrent jobs; only tests set it. */
  readonly concurrency?: number;
  /** Most waiting jobs; only tests set it. */
  readonly maximumWaiting?: number;
}

/**
 * Returns a first-in, first-out queue for jobs that hash passwords (product 15.25). All processes together run as many
 * jobs as the machine has cores, and hold as many waiting jobs as one process alone would.
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
      // A finished job passes its place to the next one, so `running` does not change.
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
