export interface PublicationTimer {
  /** Publishes the articles that are due now, and every other article when it becomes due. */
  start(): void;
  /** Reads the schedules again now. Call it after a schedule was stored or changed. */
  wake(): void;
  /** Ends the timer. Resolves when a publication in progress has ended. */
  stop(): Promise<void>;
}

interface TimerParts {
  readonly now: () => Date;
  /** Publishes what is due, and returns when the next article is due. */
  readonly publishDue: () => Promise<Date | undefined>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Maximum time between two reads of the schedules, in milliseconds. The timer never sleeps longer, so that it notices
 * schedules that another process stored, and a clock that was changed.
 */
export const longestSleep = 60_000;

/** Creates a timer that sleeps until the next article is due. The timer alone does not keep the process running. */
export function createPublicationTimer({ now, publishDue, onFailure }: TimerParts): PublicationTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isStarted = false;
  let isRequested = false;

  const look = async () => {
    let next: Date | undefined;
    do {
      isRequested = false;
      next = await publishDue().catch((error) => {
        onFailure(error);
        return undefined;
      });
    } while (isRequested && isStarted);
    running = undefined;
    if (!isStarted) return;
    const wait = next === undefined ? longestSleep : next.getTime() - now().getTime();
    timer = setTimeout(wake, Math.min(Math.max(wait, 0), longestSleep));
    timer.unref();
  };
  const wake = () => {
    if (!isStarted) return;
    clearTimeout(timer);
    // A run in progress may have read the schedules already, so another run follows it.
    isRequested = true;
    running ??= look();
  };
  return {
    start() {
      isStarted = true;
      wake();
    },
    wake,
    async stop() {
      isStarted = false;
      clearTimeout(timer);
      await running;
    },
  };
}
