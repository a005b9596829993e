import type { DatabaseSync } from 'node:sqlite';
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type { FileGuard } from './sqlite-file-guard.ts';
import { adaptStatement } from './sqlite-statement.ts';

/** Statements kept ready; the program's own queries are far fewer. */
const preparedStatementMaximum = 500;

/** What else is done when a connection is closed. */
export interface ClosingSteps {
  before(): void;
  after(): void;
}

/**
 * Gives Kysely's SQLite dialect Node's own SQLite. Transactions begin as writers, since every transaction here writes:
 * a reader that turns writer midway would fail when another process wrote in between.
 */
export class NodeSqliteDatabase implements SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, SqliteStatement>();

  readonly #guard: FileGuard;
  readonly #closing: Partial<ClosingSteps>;

  /** The files are looked at around every transaction. */
  constructor(database: DatabaseSync, guard: FileGuard, closing: Partial<ClosingSteps> = {}) {
    this.#database = database;
    this.#guard = guard;
    this.#closing = closing;
  }

  prepare(sql: string): SqliteStatement {
    // A full disk makes SQLite roll back by itself; asked again it would fail, and hide why.
    if (sql === 'rollback' && !this.#database.isTransaction) return nothingToDo;
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= preparedStatementMaximum) this.#statements.clear();
    const statement = this.#guarded(
      sql,
      adaptStatement(this.#database.prepare(sql === 'begin' ? 'begin immediate' : sql)),
    );
    this.#statements.set(sql, statement);
    return statement;
  }

  /** Nothing is begun in files that are not whole, and nothing is said to be saved in them. */
  #guarded(sql: string, statement: SqliteStatement): SqliteStatement {
    const guard = this.#guard;
    const run: SqliteStatement['run'] = (parameters) => {
      if (sql === 'begin') guard.check();
      const result = statement.run(parameters);
      if (sql === 'commit') guard.check();
      return result;
    };
    return sql === 'begin' || sql === 'commit' ? { ...statement, run } : statement;
  }

  close(): void {
    this.#statements.clear();
    this.#closing.before?.();
    this.#database.close();
    this.#guard.release();
    this.#closing.after?.();
  }
}

/** Kysely's SQLite dialect, told that SQLite undoes changes of the schema with their transaction, which it does. */
export class NodeSqliteDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const nothingToDo: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};
