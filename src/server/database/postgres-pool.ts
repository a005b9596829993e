import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { declareOnPostgres } from './schema-generation.ts';

/** Longest time of a statement before PostgreSQL cancels it. Milliseconds. */
const statementTimeout = 5000;

/**
 * Maximum wait for a response, in milliseconds: the statement timeout, plus some time in which PostgreSQL reports that
 * timeout. If there is still no response, the server hangs, so the connection is closed.
 */
const responseTimeout = statementTimeout + 250;

/** Creates the connection pool of one process, with a maximum size and every timeout (product 16.5). */
export function createPostgresPool(databaseUrl: string, generation: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    query_timeout: responseTimeout,
    statement_timeout: statementTimeout,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    onConnect: (client) => declareOnPostgres(client, generation),
  });
  // When the server closes an idle connection, the pool emits an error here. The pool opens another connection for the
  // next query.
  pool.on('error', () => {});
  // When a connection is in use, the client emits the error instead. Without a listener, the error would end the
  // process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
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

/**
 * Refuses further queries on a connection after a timeout. Otherwise the late response to the old query would be taken
 * for the response to the next one.
 */
class BoundedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #timeout: unknown;

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
      throw error;
    }
  }

  release(discard = false): void {
    this.#client.release(discard || this.#timeout !== undefined);
  }
}
