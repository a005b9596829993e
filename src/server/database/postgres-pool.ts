import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { DatabaseStartError } from './database-errors.ts';

/** Longest time of a statement before PostgreSQL cancels it. Milliseconds. */
const statementTimeout = 5000;

/**
 * Timeouts of every connection, in milliseconds. They are set by a statement, because PgBouncer refuses a connection
 * that sends them as startup parameters.
 */
const sessionTimeouts = `set statement_timeout = ${statementTimeout}; set lock_timeout = 2000;
  set idle_in_transaction_session_timeout = 10000`;

/**
 * Maximum wait for a response, in milliseconds: the statement timeout, plus some time in which PostgreSQL reports that
 * timeout. If there is still no response, the server hangs, so the connection is closed.
 */
const responseTimeout = statementTimeout + 250;

/** Creates the connection pool of one process, with a maximum size and every timeout. */
export function createPostgresPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    query_timeout: responseTimeout,
    keepAlive: true,
    onConnect: async (client) => {
      await client.query(sessionTimeouts);
    },
  });
  // When the server closes an idle connection, the pool emits an error here. The pool opens another connection for the
  // next query.
  pool.on('error', () => {});
  // When a connection is in use, the client emits the error instead. Without a listener, the error would end the
  // process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * Throws if a pooler in front of PostgreSQL gives a connection another session for each transaction. Session settings,
 * locks and notifications do not work then. Two open connections to PostgreSQL itself always have two sessions, and
 * each keeps its session.
 */
export async function refuseTransactionPooler(pool: pg.Pool): Promise<void> {
  const clients = await Promise.all([pool.connect(), pool.connect()]);
  try {
    const sessions: Set<number>[] = [new Set(), new Set()];
    for (let round = 0; round < 2; round += 1) {
      for (const [index, client] of clients.entries()) {
        const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
        for (const { pid } of rows) sessions[index]?.add(pid);
      }
    }
    const distinct = new Set(sessions.flatMap((pids) => [...pids]));
    if (distinct.size === 2 && sessions.every(({ size }) => size === 1)) return;
  } finally {
    for (const client of clients) client.release();
  }
  throw new DatabaseStartError(
    'DATABASE_URL leads to a pooler in transaction mode (such as PgBouncer with pool_mode=transaction), which breaks locks and notifications. Nothing was changed. Set DATABASE_URL to the port of PostgreSQL itself, or set the pooler to session mode.',
  );
}

/** Adapts a pool to Kysely. A connection is discarded after a response on it has timed out. */
export function discardSilentConnections(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, BoundedClient>();
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? new BoundedClient(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

/** SQLSTATE: the transaction has failed before, so PostgreSQL ignores this statement. */
const abortedTransaction = '25P02';

/**
 * Refuses further queries on a connection after a timeout. Otherwise the late response to the old query would be taken
 * for the response to the next one. In a failed transaction, reports its first error for every later query.
 */
class BoundedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #timeout: unknown;
  #lastError: unknown;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new TypeError('Cursors are not supported.');
    return this.#send(sql, parameters);
  }

  async #send(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    if (this.#timeout) throw this.#timeout;
    try {
      return await this.#client.query(sql, [...parameters]);
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') this.#timeout = error;
      if (this.#lastError && error instanceof Error && 'code' in error && error.code === abortedTransaction)
        throw this.#lastError;
      this.#lastError = error;
      throw error;
    }
  }

  release(discard = false): void {
    this.#client.release(discard || this.#timeout !== undefined);
  }
}
