import type { IncomingMessage, ServerResponse } from 'node:http';

/** The values from which the limit of reads in progress is computed. Times in milliseconds. */
export interface ReadLimits {
  /** Lowest limit: enough for a page and its files. */
  readonly fewest: number;
  /** Highest limit. It also applies while the speed of reads is unknown. */
  readonly most: number;
  /**
   * The limit is the number of reads that the server completes in this time. A visitor whose request is admitted
   * therefore waits about this long at most.
   */
  readonly wait: number;
  /** Time over which completed reads are counted before the limit is computed again. */
  readonly counting: number;
  /**
   * A read that takes longer than this no longer counts as in progress, because it waits for something else, such as a
   * slow client.
   */
  readonly longest: number;
}

const defaultLimits: ReadLimits = { fewest: 32, most: 200, wait: 250, counting: 200, longest: 2000 };

/** Minimum number of completed reads before the limit is computed again. */
const enough = 8;

/** Minimum time between two checks for open reads that no longer count as in progress. Milliseconds. */
const searchInterval = 20;

/** Limits the reads that are in progress. */
export interface ReadLimiter {
  /** Returns whether a request would exceed the limit. Only GET requests count as reads. */
  isFull(request: IncomingMessage): boolean;
  /** Counts an admitted read until its response is complete. */
  add(request: IncomingMessage, response: ServerResponse): void;
  /** Stops counting a read whose client left before the work started. */
  drop(response: ServerResponse): void;
}

/**
 * Creates a limiter of the reads in progress. The limit depends on how many reads the server completes in a period. A
 * read counts from its request to the end of its response, so work outside the event loop, such as compression, is
 * limited too. An idle server admits as many reads at once as `most` allows.
 */
export function createReadLimiter(given: Partial<ReadLimits> = {}, now = () => performance.now()): ReadLimiter {
  const limits = { ...defaultLimits, ...given };
  const open = new Map<ServerResponse, number>();
  let limit = limits.most;
  let completed = 0;
  let countingSince = 0;
  let idleSince = 0;
  let searchedAt = 0;

  const setLimit = () => {
    const passed = now() - countingSince;
    if (passed < limits.counting || (completed < enough && passed < limits.longest)) return;
    const inTime = Math.round((completed / passed) * limits.wait);
    limit = Math.min(Math.max(inTime, limits.fewest), limits.most);
    completed = 0;
    countingSince = now();
  };

  const complete = (response: ServerResponse) => {
    if (!open.delete(response)) return;
    completed += 1;
    setLimit();
    if (open.size === 0) idleSince = now();
  };

  /**
   * Resets the limit to the highest one if there was no read in progress for `limits.counting`. A shorter gap, such as
   * a tick in which all reads completed, changes nothing.
   */
  const resetWhenIdle = (at: number) => {
    if (at - idleSince < limits.counting) return;
    limit = limits.most;
    completed = 0;
    countingSince = at;
  };

  /**
   * No longer counts two kinds of reads as in progress: those that take too long, and those whose response is complete
   * and only has to reach a slow client.
   */
  const forgetSlow = () => {
    if (now() - searchedAt < searchInterval) return;
    searchedAt = now();
    for (const [response, since] of open) {
      if (response.writableEnded) complete(response);
      else if (searchedAt - since > limits.longest) open.delete(response);
    }
  };

  return {
    isFull({ method }) {
      if (method !== 'GET' || open.size < limit) return false;
      forgetSlow();
      return open.size >= limit;
    },
    add({ method }, response) {
      if (method !== 'GET') return;
      const at = now();
      if (open.size === 0) resetWhenIdle(at);
      open.set(response, at);
      // The response also closes when the client gives up early. The server still does the work, so the read counts
      // until the response has been written.
      response.once('close', () => {
        if (response.writableEnded) complete(response);
      });
    },
    drop(response) {
      open.delete(response);
    },
  };
}
