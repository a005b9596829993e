import type { FastifyBaseLogger } from 'fastify';

/** Looks for changes that other processes make until it is stopped. */
export interface ContentWatch {
  stop(): Promise<void>;
}

/** Where to look, and whom to tell that looking failed. */
export interface WatchSettings {
  /** Address for a connection of its own; unset on SQLite. */
  readonly databaseUrl: string | undefined;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}
