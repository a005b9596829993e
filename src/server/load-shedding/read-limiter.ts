import type { IncomingMessage, ServerResponse } from 'node:http';

/** How many reads may be open, and how that number is computed. Times in milliseconds. */
export interface ReadLimits {
  /** Lowest limit: a page and its files. */
  readonly fewest: number;
  /** Highest limit, also while the speed of reads is unknown. */
  readonly most: number;
  /** As many reads may be open as complete in this time, so that no admitted visitor waits much longer. */
  readonly wait: number;
  /** Time over which completed reads are counted before the limit is computed again. */
  readonly counting: number;
  /** A read that takes longer waits for something else, such as a slow client, and must not keep others out. */
  readonly longest: number;
}

const defaultLimits: ReadLimits = { fewest: 32, most: 200, wait: 250, counting: 200, longest: 2000 };

/** Least number of completed reads from which the server's speed can be computed. */
const enough = 8;

/** Shortest time between two searches for reads that only wait for a slow client, in milliseconds. */
const searchInterval = 20;

/** Limits reads that are open at once. */
export interface ReadLimiter {
  /** Returns whether a request would be one read too many. */
  isFull(request: IncomingMessage): boolean;
  /** Counts an admitted read until its response has ended. */
  add(request: IncomingMessage, response: ServerResponse): void;
  /** Stops counting a read whose client left before its work was started. */
  drop(response: ServerResponse): void;
}

/**
 * Counts reads from their request to the end of their response, and limits them by how many complete in a period. So it
 * also limits work outside the event loop, such as compression. It admits a burst that reaches an idle server.
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

  /** After idle time the speed is unknown again. A tick in which all reads completed is not idle time. */
  const resetWhenIdle = (at: number) => {
    if (at - idleSince < limits.counting) return;
    limit = limits.most;
    completed = 0;
    countingSince = at;
  };

  /** Stops counting reads that only wait for a slow client to receive the response, or that take too long. */
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
      // The server still does the work for a client that gives up, so its read counts until then.
      response.once('close', () => {
        if (response.writableEnded) complete(response);
      });
    },
    drop(response) {
      open.delete(response);
    },
  };
}
