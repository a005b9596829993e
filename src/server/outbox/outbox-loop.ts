export interface OutboxLoop {
  /** Sends everything that is due. Resolves when nothing more is due. Never rejects. */
  run(): Promise<void>;
  /** Runs now, and then at regular intervals. */
  start(): void;
  /** Aborts the current attempt and waits until it has ended. Another process may repeat the attempt. */
  stop(): Promise<void>;
}

/** Milliseconds between two runs. */
const pollInterval = 5000;

/**
 * Creates the loop of an outbox. `sendNext` sends the next message that is due, and returns whether there was one. Its
 * signal aborts when the server stops. `onFailure` is called when the outbox itself cannot be read or written.
 */
export function createOutboxLoop(
  sendNext: (stopping: AbortSignal) => Promise<boolean>,
  onFailure: (error: unknown) => void,
): OutboxLoop {
  let stopping = new AbortController();
  let timer: ReturnType<typeof setInterval> | undefined;
  let running: Promise<void> | undefined;
  let isRequested = false;

  const sendAllDue = async () => {
    let isDue = true;
    while (isDue && !stopping.signal.aborted) isDue = await sendNext(stopping.signal);
  };
  const runWhileRequested = async () => {
    do {
      isRequested = false;
      await sendAllDue().catch(onFailure);
    } while (isRequested && !stopping.signal.aborted);
    running = undefined;
  };
  const run = (): Promise<void> => {
    if (stopping.signal.aborted) return Promise.resolve();
    // The caller may have added an entry after the current run read the outbox, so another run follows.
    isRequested = true;
    running ??= runWhileRequested();
    return running;
  };
  return {
    run,
    start() {
      stopping = new AbortController();
      timer = setInterval(run, pollInterval);
      timer.unref();
      void run();
    },
    async stop() {
      clearInterval(timer);
      stopping.abort(new Error('the server is stopping'));
      await running;
    },
  };
}
