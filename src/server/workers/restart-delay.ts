/** A worker that lived so long counts as sound; the next restart is quick again. Milliseconds. */
const soundAfter = 30_000;

const shortest = 250;
const longest = 30_000;

/** How long to wait before a place is filled again: at once-ish the first time, longer each time its worker dies young. */
export interface RestartDelay {
  /** Milliseconds to wait, given how long the worker lived. */
  next(lived: number): number;
}

/** Makes the delays of one worker's place. */
export function createRestartDelay(): RestartDelay {
  let delay = shortest;
  return {
    next(lived) {
      delay = lived >= soundAfter ? shortest : delay;
      const current = delay;
      delay = Math.min(longest, delay * 2);
      return current;
    },
  };
}
