/** Maximum number of attempts, except where one kind has a smaller one. */
export const attemptMaximum = 10;
/** Maximum time of one attempt, in milliseconds. It is far shorter than the lease. */
export const attemptTimeout = 30_000;
/** Milliseconds for which a process claims a row. */
export const leaseTime = 90_000;
/** Milliseconds between two runs. */
export const pollInterval = 5000;
const firstRetryDelay = 30_000;
/** Maximum time between two attempts, in milliseconds. */
export const longestRetryDelay = 12 * 60 * 60 * 1000;

/**
 * Returns the milliseconds from a failed attempt to the next attempt. `attempts` is the number of attempts so far. The
 * wait starts at 30 seconds, triples each time and is 12 hours at most.
 */
export function retryDelay(attempts: number): number {
  return Math.min(firstRetryDelay * 3 ** (attempts - 1), longestRetryDelay);
}
