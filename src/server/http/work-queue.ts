/** Limits of a work queue, in milliseconds unless another unit is given. */
export interface WorkQueueLimits {
  /** Once a tick has taken this long, no more work is started in it. */
  readonly tick: number;
  /** Maximum number of ticks in a row in which no work is started, so that new connections are accepted first. */
  readonly arrivals: number;
  /** `isTooLate` returns true once the oldest work in the queue has waited this long. */
  readonly longest: number;
}

const defaultLimits: WorkQueueLimits = { tick: 2, arrivals: 64, longest: 1500 };

/**
 * Creates a queue that starts a little work in each tick of the event loop, in order of arrival, and so keeps the ticks
 * short, however much work is waiting. Node accepts only one new connection in each tick. If ticks were long, new
 * visitors could not connect, and so could not even get a 503.
 */
export function createWorkQueue(overrides: Partial<WorkQueueLimits> = {}, now = () => performance.now()) {
  const { tick, arrivals, longest } = { ...defaultLimits, ...overrides };
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
    /** Starts work now if this tick has time left and nothing is queued, otherwise in one of the next ticks. */
    add(work: () => void): void {
      beginTick();
      if (next === waiting.length && !isTickSpent()) work();
      else waiting.push({ work, since: now() });
    },
    /**
     * Call this for each new connection. More may be waiting, because Node accepts only one in each tick. So the next
     * tick accepts connections before it starts work.
     */
    noteArrival(): void {
      hasArrival = true;
    },
    /** Returns whether the oldest work in the queue has waited too long, so that new work must be refused. */
    isTooLate(): boolean {
      const first = waiting[next];
      return first !== undefined && now() - first.since > longest;
    },
  };
}
