/** How often a delivery is tried before it is given up. */
export const attemptMaximum = 10;

const firstDelay = 30_000;
const longestDelay = 12 * 60 * 60 * 1000;

/** Milliseconds from a failed attempt, counted from 1, to the next: 30 seconds, then three times as long each time, 12 hours at most. */
export function retryDelay(attempts: number): number {
  return Math.min(firstDelay * 3 ** (attempts - 1), longestDelay);
}
