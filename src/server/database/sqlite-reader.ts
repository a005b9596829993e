import { DatabaseSync } from 'node:sqlite';
import type { CompiledQuery, SqliteStatement } from 'kysely';
import { adaptStatement } from './sqlite-statement.ts';

/** SQLite's own 2,000 are fewer pages than the articles of a usual site fill. */
const cacheKibibytes = 8192;

/**
 * A second connection to a SQLite file, for reading alone. It sees what was committed, so it needs no turn beside a
 * transaction that is under way on the first, and answers at once.
 */
export class SqliteReader {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    this.#database.exec(`PRAGMA cache_size = -${cacheKibibytes}`);
  }

  /** The rows of a query; the few that are sent here are kept prepared. */
  all<Row>({ sql, parameters }: CompiledQuery<Row>): Row[] {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = adaptStatement(this.#database.prepare(sql));
      this.#statements.set(sql, statement);
    }
    // What the query selects is known to its type alone, here as on Kysely's own way.
    return statement.all(parameters) as Row[];
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}
