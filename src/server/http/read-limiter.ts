import type { IncomingMessage, ServerResponse } from 'node:http';

/** Settings of the limit on reads in progress. Times are in milliseconds. */
export interface ReadLimits {
  /** The limit is never lower than this. It is enough for one page and its files. */
  readonly fewest: number;
  /** The limit is never higher than this. It is also the limit while the speed of reads is unknown. */
  readonly most: number;
  /**
   * The limit is the number of reads that the server currently completes in this time. An admitted request therefore
   * waits about this long at most.
   */
  readonly wait: number;
  /** Completed reads are counted for at least this long before the limit is computed again. */
  readonly counting: number;
  /**
   * A read that takes longer than this no longer counts as in progress. It is probably waiting for something other than
   * the server, such as a slow client.
   */
  readonly longest: number;
}

const defaultLimits: ReadLimits = { fewest: 32, most: 200, wait: 250, counting: 200, longest: 2000 };

/** Completed reads that are needed to compute the limit again. */
const fewestCompleted = 8;

/** Milliseconds between two runs of `forgetSlow`. */
const searchInterval = 20;

/**
 * Creates a limiter of the reads in progress. A read is a GET request. The more reads the server completes in a period,
 * the higher the limit for the next period. A read counts until its response is complete, so the limit covers work
 * outside the event loop too, such as compression.
 */
export function createReadLimiter(overrides: Partial<ReadLimits> = {}, now = () => performance.now()) {
  const limits = { ...defaultLimits, ...overrides };
  const open = new Map<ServerResponse, number>();
  let limit = limits.most;
  let completed = 0;
  let countingSince = 0;
  let idleSince = 0;
  let searchedAt = 0;

  const setLimit = () => {
    const passed = now() - countingSince;
    if (passed < limits.counting || (completed < fewestCompleted && passed < limits.longest)) return;
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
   * Resets the limit to the highest one after `limits.counting` without a read in progress. A shorter gap does not
   * count as idle: all reads may just have completed in the same tick.
   */
  const resetWhenIdle = (at: number) => {
    if (at - idleSince < limits.counting) return;
    limit = limits.most;
    completed = 0;
    countingSince = at;
  };

  /**
   * Stops counting reads that take too long. Also stops counting reads whose response is complete and only waits for a
   * slow client to receive it.
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
    /** Returns whether a request must be refused because it would exceed the limit. Only GET requests are limited. */
    isFull({ method }: IncomingMessage): boolean {
      if (method !== 'GET' || open.size < limit) return false;
      forgetSlow();
      return open.size >= limit;
    },
    /** Counts an admitted read until its response is complete. */
    add({ method }: IncomingMessage, response: ServerResponse): void {
      if (method !== 'GET') return;
      const at = now();
      if (open.size === 0) resetWhenIdle(at);
      open.set(response, at);
      // When the client gives up early, the response closes but the server still does the work. So the read counts
      // until `forgetSlow` sees that the response was written.
      response.once('close', () => {
        if (response.writableEnded) complete(response);
      });
    },
    /** Stops counting a read whose client left before the work started. */
    drop(response: ServerResponse): void {
      open.delete(response);
    },
  };
}
