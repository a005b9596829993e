import { type Dialect, Kysely } from 'kysely';
import { type Engine, engineOf } from './engine.ts';
import type { DatabaseSchema } from './schema.ts';
import type { SqliteReader } from './sqlite-connection.ts';

/** Where the data is: a PostgreSQL address, or a folder for the SQLite file. */
export interface DatabaseLocation {
  readonly databaseUrl: string | undefined;
  readonly dataDirectory: string;
}

export interface PoolFigures extends Readonly<Record<string, number>> {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
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
  readonly #listeners = new Set<() => void>();
  #contentVersion: number | undefined;

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

  /**
   * Takes note of a content version that was committed or read, and calls the listeners if it is not the last one that
   * was noted. A lower version counts as a change too: a backup was restored, or two reads overtook each other.
   */
  learnContentVersion(version: number): void {
    if (version === this.#contentVersion) return;
    this.#contentVersion = version;
    for (const listener of this.#listeners) listener();
  }

  /** Calls a listener whenever this process learns a content version that differs. Returns the function that removes the listener. */
  onContentChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
