import { availableParallelism } from 'node:os';
import { Problem } from '../problems/problem.ts';
import { WorkQueue, WorkQueueFullError } from './work-queue.ts';

/** Never all four threads that Node shares between hashing, files and names. */
const widest = 3;

/** How many may wait on a machine: some seconds' worth of hashing, so that nobody waits longer than a browser does. */
const mostWaiting = 256;

/** Runs work when it has its turn. Raises a 503 problem at once when too many already wait. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A queue's share of the machine. */
export interface TurnShare {
  /** Processes that share the machine's cores (WORKERS). */
  readonly processes?: number;
  /** How many may wait here; replaced only by tests. */
  readonly maximumWaiting?: number;
}

/**
 * Makes a queue in front of work that is as costly as hashing a password (product 15.25): of all processes
 * together as wide as the cores, and no longer than one process alone would have.
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
