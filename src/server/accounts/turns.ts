import { availableParallelism } from 'node:os';
import { Problem } from '../problems/problem.ts';
import { WorkQueue, WorkQueueFullError } from './work-queue.ts';

/** Never uses all four threads that Node shares between hashing, files and DNS. */
const widest = 3;

/** Longest queue of a machine: a few seconds of hashing, so that nobody waits longer than a browser does. */
const mostWaiting = 256;

/** Queues work and returns its result. Throws a 503 problem at once when the queue is full. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** The part of the machine that one queue may use. */
export interface TurnShare {
  /** Processes that share the machine's cores (WORKERS). */
  readonly processes?: number;
  /** Longest queue; only tests set it. */
  readonly maximumWaiting?: number;
}

/**
 * Creates a queue for work that is as costly as hashing a password (product 15.25). The queues of all processes
 * together run as many jobs as there are cores, and hold as many as the queue of a single process would.
 */
export function createTurns({ processes = 1, maximumWaiting }: TurnShare = {}): Turns {
  const width = Math.max(1, Math.min(Math.floor(availableParallelism() / processes), widest));
  const queue = new WorkQueue({ width, maximumWaiting: maximumWaiting ?? Math.ceil(mostWaiting / processes) });
  return async (work) => {
    try {
      return await queue.run(work);
    } catch (error) {
      if (!(error instanceof WorkQueueFullError)) throw error;
      throw new Problem('unavailable', 'Too many people are signing in just now. Please try again in a few seconds.', {
        retryAfter: 5,
      });
    }
  };
}
