import { availableParallelism } from 'node:os';
import { Problem } from '../problem.ts';
import { WorkQueue, WorkQueueFullError } from './work-queue.ts';

/** As wide as the cores; never all four threads that Node shares between hashing, files and names. */
const width = Math.min(availableParallelism(), 3);

/** How many may wait: some seconds' worth of hashing, so that nobody waits longer than a browser does. */
const defaultMaximumWaiting = 256;

/** Runs work when it has its turn. Raises a 503 problem at once when too many already wait. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Makes a queue in front of work that is as costly as hashing a password (security catalogue 25). */
export function createTurns(maximumWaiting = defaultMaximumWaiting): Turns {
  const queue = new WorkQueue({ width, maximumWaiting });
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
