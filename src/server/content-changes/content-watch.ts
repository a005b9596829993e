import type { FastifyBaseLogger } from 'fastify';

/** Looks for changes that other processes make until it is stopped. */
export interface ContentWatch {
  stop(): Promise<void>;
}

/** Where to report that reading the changes failed. */
export interface WatchSettings {
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}
