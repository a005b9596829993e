/** A worker that ran this long is healthy, so its next restart is quick again. Milliseconds. */
const healthyAfter = 30_000;

const shortest = 250;
const longest = 30_000;

/** How long to wait before a worker is restarted. The wait grows each time it dies soon after its start. */
export interface RestartDelay {
  /** Returns the milliseconds to wait, from the milliseconds that the worker ran. */
  next(ranFor: number): number;
}

/** Returns the restart delays of one worker. */
export function createRestartDelay(): RestartDelay {
  let delay = shortest;
  return {
    next(ranFor) {
      delay = ranFor >= healthyAfter ? shortest : delay;
      const current = delay;
      delay = Math.min(longest, delay * 2);
      return current;
    },
  };
}
