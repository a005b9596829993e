import { setImmediate as nextTick } from 'node:timers/promises';
import { Problem } from '../problem.ts';

interface TaskGateLimits {
  /** Maximum number of tasks that run at the same time. */
  readonly atOnce: number;
  /** Longest time in milliseconds that a task may wait for its turn. */
  readonly wait: number;
}

/**
 * Returns a function that runs costly tasks, a few at a time. Other requests are served between two tasks. A task that
 * waits too long is not run, and its caller gets a 503 with Retry-After.
 */
export function createTaskGate({ atOnce, wait }: TaskGateLimits) {
  let running = 0;
  const waiting = new Set<() => void>();

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        waiting.delete(start);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(start);
        reject(
          new Problem('unavailable', 'Too many questions at once. Please try again in a moment.', { retryAfter: 2 }),
        );
      }, wait);
      waiting.add(start);
    });

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1;
    else await turn();
    try {
      await nextTick();
      return await task();
    } finally {
      // The next task takes over this one's place.
      const [next] = waiting;
      if (next) next();
      else running -= 1;
    }
  };
}
