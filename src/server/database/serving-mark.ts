import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Problem } from '../problems/problem.ts';

/** Key of the advisory lock that every serving process shares: "bell" in ASCII. */
const servingKey = 0x62656c6c;

const retryAfter = 1000;

/** A mark in the database that ends with its connection. */
export interface ServingMark {
  release(): Promise<void>;
}

/**
 * Says in a PostgreSQL database that this process serves from it, so that no restore begins meanwhile; waits for one
 * that runs. Comes back by itself when the server was restarted. One that cannot be reached is left to the caller.
 */
export async function markServing(databaseUrl: string): Promise<ServingMark> {
  const ending = new AbortController();
  const tried = Promise.withResolvers<void>();
  let client: pg.Client | undefined;
  const hold = async () => {
    while (!ending.signal.aborted) {
      const current = connectionTo(databaseUrl);
      client = current;
      const lost = new Promise<void>((resolve) => current.on('error', () => resolve()).on('end', () => resolve()));
      try {
        await current.connect();
        await current.query('select pg_advisory_lock_shared($1)', [servingKey]);
        tried.resolve();
        await lost;
      } catch {
        tried.resolve();
        await current.end().catch(() => {});
      }
      await wait(retryAfter, undefined, { signal: ending.signal, ref: false }).catch(() => {});
    }
  };
  const held = hold();
  await tried.promise;
  return {
    async release() {
      ending.abort();
      await client?.end().catch(() => {});
      await held;
    },
  };
}

/** Takes a PostgreSQL database for a restore alone; refuses while any process serves from it. */
export async function takePostgres(databaseUrl: string): Promise<ServingMark> {
  const client = connectionTo(databaseUrl);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [servingKey]);
  if (!rows[0]?.taken) {
    await client.end();
    throw new Problem(
      'conflict',
      'A server serves from this database, so nothing was changed. Stop every process of it first.',
    );
  }
  return { release: () => client.end() };
}

function connectionTo(databaseUrl: string): pg.Client {
  return new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    application_name: 'bellbird serving',
  });
}
