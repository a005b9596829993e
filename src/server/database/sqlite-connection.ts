import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { type CompiledQuery, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/** Maximum number of prepared statements that are cached. The program has far fewer queries. */
const preparedStatementMaximum = 500;

export interface ConnectionHooks {
  /** Throws when the files are damaged. Called before each transaction and after each commit. */
  checkFiles?(): void;
  beforeClose?(): void;
  afterClose?(): void;
}

/**
 * Adapts Node's SQLite to Kysely's dialect. Every transaction writes, so every transaction takes the write lock at its
 * start. A transaction that took the lock only at its first write would fail whenever another process had written since
 * the transaction began.
 */
export class NodeSqliteDatabase implements SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, SqliteStatement>();
  readonly #hooks: ConnectionHooks;

  constructor(database: DatabaseSync, hooks: ConnectionHooks = {}) {
    this.#database = database;
    this.#hooks = hooks;
  }

  prepare(sql: string): SqliteStatement {
    // On a full disk SQLite rolls back by itself. A second rollback would fail and hide the cause.
    if (sql === 'rollback' && !this.#database.isTransaction) return emptyStatement;
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= preparedStatementMaximum) this.#statements.clear();
    const statement = this.#checked(
      sql,
      adaptStatement(this.#database.prepare(sql === 'begin' ? 'begin immediate' : sql)),
    );
    this.#statements.set(sql, statement);
    return statement;
  }

  /**
   * Adds a check of the files before each `begin` and after each `commit`, so that a write to damaged files is never
   * reported as saved.
   */
  #checked(sql: string, statement: SqliteStatement): SqliteStatement {
    if (sql !== 'begin' && sql !== 'commit') return statement;
    const hooks = this.#hooks;
    return {
      ...statement,
      run(parameters) {
        if (sql === 'begin') hooks.checkFiles?.();
        const result = statement.run(parameters);
        if (sql === 'commit') hooks.checkFiles?.();
        return result;
      },
    };
  }

  close(): void {
    this.#statements.clear();
    this.#hooks.beforeClose?.();
    this.#database.close();
    this.#hooks.afterClose?.();
  }
}

/**
 * Kysely's SQLite dialect, with one difference: migrations run in transactions. SQLite supports this, but Kysely
 * assumes that it does not.
 */
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

const emptyStatement: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

/**
 * Size of the reading connection's cache. SQLite's default of 2,000 KiB is too small for the articles of an average
 * site.
 */
const readerCacheKibibytes = 8192;

/**
 * A second, read-only connection to a SQLite file. It sees only committed data, so its queries do not wait for an open
 * transaction on the first connection.
 */
export class SqliteReader {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    this.#database.exec(`PRAGMA cache_size = -${readerCacheKibibytes}`);
  }

  /** Returns the rows of a query. Statements stay prepared, because this connection runs only a few different ones. */
  all<Row>({ sql, parameters }: CompiledQuery<Row>): Row[] {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = adaptStatement(this.#database.prepare(sql));
      this.#statements.set(sql, statement);
    }
    // SQLite returns untyped rows. As Kysely does, we trust the row type that the query declares.
    return statement.all(parameters) as Row[];
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  const names = statement.columns().map(({ name }) => name);
  // Arrays are faster to create and read than Node's row objects.
  statement.setReturnArrays(true);
  const toRow = (values: unknown) => rowOf(names, asValues(values));
  return {
    reader: names.length > 0,
    all: (parameters) => statement.all(...toInputs(parameters)).map(toRow),
    run: (parameters) => statement.run(...toInputs(parameters)),
    iterate: (parameters) => mapEach(statement.iterate(...toInputs(parameters)), toRow),
  };
}

function* mapEach<From, To>(values: Iterable<From>, map: (value: From) => To): Generator<To> {
  for (const value of values) yield map(value);
}

function asValues(values: unknown): readonly SQLOutputValue[] {
  if (!Array.isArray(values)) throw new TypeError('SQLite returned a row that is not an array');
  return values;
}

function rowOf(names: readonly string[], values: readonly SQLOutputValue[]) {
  const row: Record<string, SQLOutputValue | undefined> = {};
  for (const [index, name] of names.entries()) row[name] = values[index];
  return row;
}

function toInputs(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (value === null || typeof value === 'number' || typeof value === 'string' || typeof value === 'bigint')
      return value;
    if (value instanceof Uint8Array) return value;
    throw new TypeError(`SQLite cannot store a value of type ${typeof value}`);
  });
}
