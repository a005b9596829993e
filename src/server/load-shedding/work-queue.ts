/** How work is spread over ticks of the event loop. */
export interface WorkQueueLimits {
  /** Time in which new work is started in one tick, in milliseconds. */
  readonly tick: number;
  /** Ticks reserved for new connections, one for each that arrives, before queued work is started again. */
  readonly arrivals: number;
  /** New work is refused once the oldest has waited this long, in milliseconds: it would wait even longer. */
  readonly longest: number;
}

const defaultLimits: WorkQueueLimits = { tick: 2, arrivals: 64, longest: 1500 };

/** A queue that starts a little work in each tick of the event loop, in order of arrival. */
export interface WorkQueue {
  /** Starts work now, or in one of the next ticks. */
  add(work: () => void): void;
  /** Records that a connection has arrived. More may be waiting, and the system passes on one in each tick. */
  noteArrival(): void;
  /** Returns whether the oldest work has waited too long. */
  isTooLate(): boolean;
}

/**
 * Creates a queue that keeps ticks of the event loop short however much work is waiting. Each tick accepts one new
 * connection, so during long ticks visitors could not even connect to be told to come back later.
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
