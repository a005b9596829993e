import { PostgresAdapter, type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { Queryable, Transaction } from './schema.ts';

export type EngineName = 'sqlite' | 'postgres';

/** Tables of content that have identifiers. */
export type CountedTable = 'articles' | 'categories' | 'tags';

/** The differences between the two engines. A query that uses none of these members is the same on both. */
export interface Engine {
  readonly name: EngineName;
  /** Column type of texts that are sorted by code point. */
  readonly sortKeyType: 'text' | RawBuilder<unknown>;
  /** Statement that begins a read-only transaction on one snapshot of the database. */
  readonly beginSnapshot: string;
  /**
   * Adds a row lock that lasts until the transaction ends. Does nothing on SQLite, where a transaction excludes other
   * writers.
   */
  lockForUpdate<Query extends { forUpdate(): Query }>(query: Query): Query;
  /**
   * Waits until no other transaction is changing a table. Until this transaction ends, no other one can change the table.
   * Does nothing on SQLite, where a transaction excludes other writers.
   */
  excludeWriters(transaction: Transaction, table: CountedTable): Promise<void>;
  /**
   * Waits until no other process is migrating the database. No other process can then migrate it until the transaction
   * ends.
   */
  waitToMigrate(transaction: Transaction): Promise<void>;
  /** Sends an empty message to processes that listen on a channel; it arrives when the transaction commits. */
  notify(transaction: Transaction, channel: string): Promise<void>;
  selectLastIdentifier(table: string): RawBuilder<{ last: number | string | null }>;
  /** Returns the condition that a column has one of any number of values. Plain parameters are limited in number. */
  isOneOf(column: string, values: Iterable<number | string>): RawBuilder<boolean>;
  setLastIdentifier(transaction: Transaction, table: string, identifier: number): Promise<void>;
  /** Returns whether the database answers and can be written. After a failover, PostgreSQL may only read. */
  isWritable(db: Queryable): Promise<boolean>;
}

/** Key of the advisory lock on PostgreSQL that lets one process migrate at a time: "migr" in ASCII. */
const migrationKey = 0x6d696772;

const postgres: Engine = {
  name: 'postgres',
  sortKeyType: sql`text collate "C"`,
  beginSnapshot: 'begin isolation level repeatable read read only',
  lockForUpdate: (query) => query.forUpdate(),
  async excludeWriters(transaction, table) {
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(transaction);
  },
  async waitToMigrate(transaction) {
    // These timeouts are off, because building an index over many rows can take longer than a request may.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`set local lock_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${migrationKey}::bigint)`.execute(transaction);
  },
  async notify(transaction, channel) {
    await sql`select pg_notify(${channel}, '')`.execute(transaction);
  },
  selectLastIdentifier: (table) =>
    sql`select pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass) as last`,
  isOneOf: (column, values) => sql`${sql.ref(column)} = any(${[...values]})`,
  async setLastIdentifier(transaction, table, identifier) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${identifier})`.execute(transaction);
  },
  async isWritable(db) {
    const { rows } = await sql<{
      reads_only: string;
    }>`select current_setting('transaction_read_only') as reads_only`.execute(db);
    return rows[0]?.reads_only === 'off';
  },
};

const sqlite: Engine = {
  name: 'sqlite',
  sortKeyType: 'text',
  beginSnapshot: 'begin deferred',
  lockForUpdate: (query) => query,
  // Nothing to do in these two: every transaction here excludes other writers from its start.
  async excludeWriters() {},
  async waitToMigrate() {},
  // Nothing to do: other processes poll `pragma data_version`.
  async notify() {},
  selectLastIdentifier: (table) => sql`select seq as last from sqlite_sequence where name = ${table}`,
  isOneOf: (column, values) => sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify([...values])}))`,
  async setLastIdentifier(transaction, table, identifier) {
    await sql`delete from sqlite_sequence where name = ${table}`.execute(transaction);
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${identifier})`.execute(transaction);
  },
  async isWritable(db) {
    await sql`select 1`.execute(db);
    return true;
  },
};

export function engineOf(db: QueryExecutorProvider): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? postgres : sqlite;
}

/** Returns the last identifier that a table has assigned, even to a deleted row; 0 when there is none. */
export async function readLastIdentifier(db: Queryable, table: string): Promise<number> {
  const { rows } = await engineOf(db).selectLastIdentifier(table).execute(db);
  return Number(rows[0]?.last ?? 0);
}

/** Makes a table assign only identifiers above the given one. */
export async function countOnFrom(transaction: Transaction, table: CountedTable, identifier: number): Promise<void> {
  if (identifier <= (await readLastIdentifier(transaction, table))) return;
  await engineOf(transaction).setLastIdentifier(transaction, table, identifier);
}

/** Runs several reads on one snapshot of the database, without blocking writers. A write inside `read` fails. */
export async function inSnapshot<Result>(db: Queryable, read: (db: Queryable) => Promise<Result>): Promise<Result> {
  return db.connection().execute(async (connection) => {
    await sql.raw(engineOf(db).beginSnapshot).execute(connection);
    try {
      return await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}
