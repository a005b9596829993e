import type { IncomingMessage, ServerResponse } from 'node:http';

/** How many reads may be under way, and how it is found out. Times in milliseconds. */
export interface ReadLimits {
  /** Never fewer: a page and what belongs to it. */
  readonly fewest: number;
  /** Never more, also before anything is known of how quick they are. */
  readonly most: number;
  /** As many may be under way as are done in this time, so that nobody who is let in waits much longer. */
  readonly wait: number;
  /** How long is counted before the number is set anew. */
  readonly counting: number;
  /** A read that takes longer waits for somebody else, a slow reader for instance, and must not keep others out. */
  readonly longest: number;
}

const defaultLimits: ReadLimits = { fewest: 32, most: 200, wait: 250, counting: 200, longest: 2000 };

/** Reads that must have been done before they say how quick the server is. */
const enough = 8;

/** How often it is looked who only waits for a slow reader. */
const lookEvery = 20;

/**
 * Counts reads from their request to the end of their answer, and bounds them by how many are done in a while: what is
 * done for them outside the event loop, such as compressing, is bounded so too. A burst that meets an idle server is let in.
 */
export function createReadsUnderWay(given: Partial<ReadLimits> = {}, now = () => performance.now()) {
  const limits = { ...defaultLimits, ...given };
  const begun = new Map<ServerResponse, number>();
  let limit = limits.most;
  let done = 0;
  let countingSince = 0;
  let idleSince = 0;
  let lookedAt = 0;

  const setLimit = () => {
    const passed = now() - countingSince;
    if (passed < limits.counting || (done < enough && passed < limits.longest)) return;
    const inTime = Math.round((done / passed) * limits.wait);
    limit = Math.min(Math.max(inTime, limits.fewest), limits.most);
    done = 0;
    countingSince = now();
  };

  const leave = (response: ServerResponse) => {
    if (!begun.delete(response)) return;
    done += 1;
    setLimit();
    if (begun.size === 0) idleSince = now();
  };

  /** A server that had time to spare has shown nothing of its bounds; many that are done in one turn are no such time. */
  const beginAnew = (at: number) => {
    if (at - idleSince < limits.counting) return;
    limit = limits.most;
    done = 0;
    countingSince = at;
  };

  /** Those whose answer is made and only has to be read, or takes too long for any of this, count no more. */
  const forgetSlow = () => {
    if (now() - lookedAt < lookEvery) return;
    lookedAt = now();
    for (const [response, since] of begun) {
      if (response.writableEnded) leave(response);
      else if (lookedAt - since > limits.longest) begun.delete(response);
    }
  };

  return {
    /** Whether a request is a read too many. */
    isFull({ method }: IncomingMessage): boolean {
      if (method !== 'GET' || begun.size < limit) return false;
      forgetSlow();
      return begun.size >= limit;
    },
    /** Counts no more a read whose visitor has gone before it was begun. */
    drop(response: ServerResponse): void {
      begun.delete(response);
    },
    /** Counts a read that is let in. */
    add({ method }: IncomingMessage, response: ServerResponse): void {
      if (method !== 'GET') return;
      const at = now();
      if (begun.size === 0) beginAnew(at);
      begun.set(response, at);
      // Who gives up leaves work behind, which is done all the same.
      response.once('close', () => {
        if (response.writableEnded) leave(response);
      });
    },
  };
}
