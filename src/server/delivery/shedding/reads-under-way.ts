import type { IncomingMessage, ServerResponse } from 'node:http';

/** Reads that may be under way at once: what is done for them outside the event loop, such as compressing, is bounded so. */
const mostReads = 200;

/** One that takes longer waits for somebody else, a slow reader for instance, and must not keep others out. Milliseconds. */
const longestCount = 1000;

/** Counts reads from their request to the end of their answer. */
export function createReadsUnderWay(most = mostReads) {
  let count = 0;
  return {
    /** Whether a request is a read too many. */
    isFull: ({ method }: IncomingMessage): boolean => method === 'GET' && count >= most,
    /** Counts a read that is let in. */
    add({ method }: IncomingMessage, response: ServerResponse): void {
      if (method !== 'GET') return;
      count += 1;
      let isCounted = true;
      const leave = () => {
        if (isCounted) count -= 1;
        isCounted = false;
        clearTimeout(timer);
      };
      const timer = setTimeout(leave, longestCount);
      response.once('close', leave);
    },
  };
}
