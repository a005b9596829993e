import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';

/** Longest that a statement may take; the server cancels it then. Milliseconds. */
const statementTimeout = 5000;

/**
 * Longest wait for an answer: as long as a statement may take, and time for the server's word that it was cancelled to
 * arrive. Only a server that hangs is silent for longer, and then the connection is given up.
 */
const answerPatience = statementTimeout + 250;

/** Makes the bounded pool of one process, with every timeout set (design 6). */
export function createPostgresPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    query_timeout: answerPatience,
    statement_timeout: statementTimeout,
    lock_timeout: 2000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  // An idle connection that the server closes raises here; the pool replaces it at the next query.
  pool.on('error', () => {});
  // One in use raises on itself, besides failing its query: nobody listening would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** The pool as Kysely takes it, its connections given up once one of their answers did not come in time. */
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

/** A connection that asks nothing more after a silence: its late answers would be taken for those of the next question. */
class BoundedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #silence: unknown;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(sql: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof sql !== 'string') throw new TypeError('This program reads no rows one by one.');
    return this.#ask(sql, parameters);
  }

  async #ask(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    if (this.#silence) throw this.#silence;
    try {
      return await this.#client.query(sql, [...parameters]);
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') this.#silence = error;
      throw error;
    }
  }

  release(discard = false): void {
    this.#client.release(discard || this.#silence !== undefined);
  }
}
