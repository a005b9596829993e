/** How work is spread over ticks of the event loop. */
export interface WorkQueueLimits {
  /** Maximum time in one tick during which new work is started. Milliseconds. */
  readonly tick: number;
  /** Maximum number of ticks in a row that only accept new connections, before queued work continues. */
  readonly arrivals: number;
  /** New work is refused once the oldest work in the queue has waited this long. Milliseconds. */
  readonly longest: number;
}

const defaultLimits: WorkQueueLimits = { tick: 2, arrivals: 64, longest: 1500 };

/** A queue that starts a little work in each tick of the event loop, in order of arrival. */
export interface WorkQueue {
  /** Starts work now, or in one of the next ticks. */
  add(work: () => void): void;
  /**
   * Records that a connection has arrived. More connections may be waiting, because the operating system passes on only
   * one in each tick.
   */
  noteArrival(): void;
  /** Returns whether the oldest work has waited too long. */
  isTooLate(): boolean;
}

/**
 * Creates a queue that keeps ticks of the event loop short, however much work is waiting. Each tick accepts only one
 * new connection. With long ticks, new visitors could not even connect to get a 503.
 */
export function createWorkQueue(given: Partial<WorkQueueLimits> = {}, now = () => performance.now()): WorkQueue {
  const { tick, arrivals, longest } = { ...defaultLimits, ...given };
  let waiting: { readonly work: () => void; readonly since: number }[] = [];
  let next = 0;
  let tickBegan: number | undefined;
  let hasArrival = false;
  let ticksForArrivals = 0;

  const isTickSpent = () => tickBegan !== undefined && now() - tickBegan > tick;

  const endTick = () => {
    if (hasArrival && next < waiting.length && ticksForArrivals < arrivals) {
      hasArrival = false;
      ticksForArrivals += 1;
      setImmediate(endTick);
      return;
    }
    ticksForArrivals = 0;
    tickBegan = undefined;
    while (next < waiting.length && !isTickSpent()) {
      beginTick();
      const first = waiting[next];
      next += 1;
      first?.work();
    }
    if (next < waiting.length) return;
    waiting = [];
    next = 0;
  };

  const beginTick = () => {
    if (tickBegan !== undefined) return;
    tickBegan = now();
    setImmediate(endTick);
  };

  return {
    add(work) {
      beginTick();
      if (next === waiting.length && !isTickSpent()) work();
      else waiting.push({ work, since: now() });
    },
    noteArrival() {
      hasArrival = true;
    },
    isTooLate() {
      const first = waiting[next];
      return first !== undefined && now() - first.since > longest;
    },
  };
}
