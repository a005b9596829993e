import { setImmediate as nextTick } from 'node:timers/promises';
import { Problem } from '../problem.ts';

interface TaskGateLimits {
  /** Maximum number of tasks that run at the same time. */
  readonly atOnce: number;
  /** Maximum number of tasks that may wait for their turn. A further one is refused at once. */
  readonly mostWaiting?: number;
  /** Longest time in milliseconds that a task may wait for its turn. */
  readonly longestWait?: number;
  /** What a refused caller is told, and after how many seconds a retry makes sense. */
  readonly refusal: { readonly sentence: string; readonly retryAfter: number };
}

/** Runs a task when its turn comes, in order of arrival. Throws a 503 problem with Retry-After if it is refused. */
export type TaskGate = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Returns a function that runs costly tasks, a few at a time. Other requests are served between two tasks. */
export function createTaskGate({ atOnce, mostWaiting, longestWait, refusal }: TaskGateLimits): TaskGate {
  let running = 0;
  const waiting = new Set<() => void>();
  const refused = () => new Problem('unavailable', refusal.sentence, { retryAfter: refusal.retryAfter });

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const start = () => {
        clearTimeout(timer);
        waiting.delete(start);
        resolve();
      };
      const giveUp = () => {
        waiting.delete(start);
        reject(refused());
      };
      if (longestWait !== undefined) timer = setTimeout(giveUp, longestWait);
      waiting.add(start);
    });

  return async (task) => {
    if (running < atOnce) running += 1;
    else if (waiting.size >= (mostWaiting ?? Number.POSITIVE_INFINITY)) throw refused();
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
