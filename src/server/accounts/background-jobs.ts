import type { FastifyBaseLogger } from 'fastify';

/** Work that nobody waits for, such as sending an e-mail after the response. */
export interface BackgroundJobs {
  /** Starts a job. If it fails, only logs `failure`. */
  run(job: () => Promise<void>, failure: string): void;
  /** Resolves when every job that was started has ended. */
  settle(): Promise<void>;
}

/** Time from a request to its jobs, in milliseconds. On SQLite their work would delay a response that is being sent. */
const startDelay = 100;

/** Where failures are logged. */
export type FailureLog = Pick<FastifyBaseLogger, 'warn'>;

/** Creates the background jobs of one process. */
export function createBackgroundJobs(log: FailureLog): BackgroundJobs {
  const running = new Set<Promise<void>>();
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
    async settle() {
      await Promise.all(running);
    },
  };
}
