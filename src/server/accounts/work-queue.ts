/** Thrown when the queue is full. The work was not started. */
export class WorkQueueFullError extends Error {
  override name = 'WorkQueueFullError';
}

/** Runs at most `width` jobs at once, in order of arrival, and queues at most `maximumWaiting` more. */
export class WorkQueue {
  readonly #width: number;
  readonly #maximumWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ width, maximumWaiting }: { width: number; maximumWaiting: number }) {
    this.#width = width;
    this.#maximumWaiting = maximumWaiting;
  }

  /** Queues work and returns its result. Throws {@link WorkQueueFullError} at once when the queue is full. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#width) {
      this.#running += 1;
    } else {
      if (this.#waiting.length >= this.#maximumWaiting) throw new WorkQueueFullError();
      // A finished job passes its place to the next one, so the number of running jobs stays the same.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
