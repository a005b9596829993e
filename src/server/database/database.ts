import { type Dialect, Kysely } from 'kysely';
import { type Engine, engineOf } from './engine.ts';
import type { DatabaseSchema } from './schema.ts';
import type { SqliteReader } from './sqlite-connection.ts';
import type { ContentTopic } from './tables/server-tables.ts';

/** Where the data is: a PostgreSQL address, or a folder for the SQLite file. */
export interface DatabaseLocation {
  readonly databaseUrl: string | undefined;
  readonly dataDirectory: string;
}

export interface PoolFigures extends Readonly<Record<string, number>> {
  readonly used: number;
  readonly idle: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
}

/** A committed write to the public content. */
export interface ContentChange {
  /** Number of the change, in commit order. */
  readonly version: number;
  readonly topics: readonly ContentTopic[];
}

/** The parts of an open database other than its queries. */
export interface DatabaseParts {
  readonly location: DatabaseLocation;
  /** Second connection to the SQLite file, for reading only. */
  readonly reader?: SqliteReader;
  readonly readPool?: () => PoolFigures;
  /** Throws when the SQLite files are damaged. */
  readonly checkFiles?: () => void;
}

/**
 * An open database of this process: Kysely, with the engine and the operations of the connection. If a function may
 * also run inside a transaction, its parameter is a `Kysely`, because a `Transaction` is not a `Database`.
 */
export class Database extends Kysely<DatabaseSchema> {
  readonly engine: Engine;
  readonly location: DatabaseLocation;
  readonly reader: SqliteReader | undefined;
  readonly #parts: DatabaseParts;
  readonly #listeners = new Set<(change: ContentChange) => void>();

  constructor(dialect: Dialect, parts: DatabaseParts) {
    super({ dialect });
    this.engine = engineOf(this);
    this.location = parts.location;
    this.reader = parts.reader;
    this.#parts = parts;
  }

  /** State of the connection pool; `undefined` on SQLite, which has none. */
  get pool(): PoolFigures | undefined {
    return this.#parts.readPool?.();
  }

  /** Throws when the SQLite files are damaged. Does nothing on PostgreSQL, which checks its own files. */
  requireSound(): void {
    this.#parts.checkFiles?.();
  }

  /** Notifies the listeners of this process of a content change that was just committed. */
  announceChange(change: ContentChange): void {
    for (const listener of this.#listeners) listener(change);
  }

  /** Calls a listener after each content change that this process commits. Returns the function that removes it. */
  onContentChange(listener: (change: ContentChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
