import type { FastifyBaseLogger } from 'fastify';

/** Work that nobody waits for, such as sending an e-mail after the response. */
export interface BackgroundJobs {
  /** Starts a job. If it fails, only logs `failure`. */
  run(job: () => Promise<void>, failure: string): void;
  /** Resolves after some milliseconds or, if the jobs are to end, at once. Returns whether the time has passed. */
  pause(milliseconds: number): Promise<boolean>;
  /** Ends every pause, and resolves when every job that was started has ended. */
  settle(): Promise<void>;
}

/** Time from a request to its jobs, in milliseconds. On SQLite their work would delay a response that is being sent. */
const startDelay = 100;

/** Where failures are logged. */
export type FailureLog = Pick<FastifyBaseLogger, 'warn'>;

/** Creates the background jobs of one process. */
export function createBackgroundJobs(log: FailureLog): BackgroundJobs {
  const running = new Set<Promise<void>>();
  const pauses = new Set<() => void>();
  let isEnding = false;
  return {
    run(job, failure) {
      // The job starts well after the response, so that its work does not show in the time that the response takes.
      const ended: Promise<void> = new Promise<void>((resolve) => setTimeout(resolve, startDelay))
        .then(job)
        .catch((error: unknown) => log.warn({ err: error }, failure))
        .finally(() => {
          running.delete(ended);
        });
      running.add(ended);
    },
    async pause(milliseconds) {
      if (isEnding) return false;
      return new Promise((resolve) => {
        const end = (isOver: boolean) => {
          clearTimeout(timer);
          pauses.delete(interrupt);
          resolve(isOver);
        };
        const interrupt = () => end(false);
        const timer = setTimeout(() => end(true), milliseconds);
        timer.unref();
        pauses.add(interrupt);
      });
    },
    async settle() {
      isEnding = true;
      for (const interrupt of pauses) interrupt();
      await Promise.all(running);
      isEnding = false;
    },
  };
}
