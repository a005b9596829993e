/** Raised when as many already wait as may; nothing was begun. */
export class WorkQueueFullError extends Error {
  override name = 'WorkQueueFullError';
}

/** Runs at most `width` pieces of work at once, in order of arrival, and lets at most `maximumWaiting` more wait. */
export class WorkQueue {
  readonly #width: number;
  readonly #maximumWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor({ width, maximumWaiting }: { width: number; maximumWaiting: number }) {
    this.#width = width;
    this.#maximumWaiting = maximumWaiting;
  }

  /** Gives the work's result, once it had its turn; raises {@link WorkQueueFullError} at once when the queue is full. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#width) {
      this.#running += 1;
    } else {
      if (this.#waiting.length >= this.#maximumWaiting) throw new WorkQueueFullError();
      // Whoever finishes hands its place over, so the count of running work stays as it is.
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
