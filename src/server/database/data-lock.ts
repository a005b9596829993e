import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { Problem } from '../problem.ts';
import { createPrivateFile, createPrivateFolder } from './private-files.ts';
import type { Queryable } from './schema.ts';

/** Name of the empty file in DATA_DIR that is locked while the data is in use. */
export const lockFileName = 'bellbird.lock';

/** Name of the empty file in DATA_DIR that is locked while the database is opened. */
const openingFileName = 'bellbird.opening.lock';

/** A lock held until it is released. The operating system releases it when the process dies. */
export interface DataLock {
  release(): void;
}

/**
 * Takes a shared lock on the SQLite data of a folder. Any number of processes may hold it. Waits up to 5 s for a
 * restore to end. The lock is on a separate file, so it works even when the database is missing or damaged.
 */
export function shareData(directory: string): DataLock {
  const lock = openLock(join(directory, lockFileName), 5000);
  return holdOrClose(lock, () => {
    lock.exec('BEGIN');
    lock.prepare('SELECT count(*) FROM sqlite_master').get();
  });
}

/** Takes the lock for opening or creating the database of a folder. Waits up to 5 s for it. */
export function takeOpeningLock(directory: string): DataLock {
  const lock = openLock(join(directory, openingFileName), 5000);
  return holdOrClose(lock, () => lock.exec('BEGIN EXCLUSIVE'));
}

/** Takes an exclusive named lock in a folder. Does not wait: throws if another process holds it. */
export function takeLock(directory: string, name: string): DataLock {
  createPrivateFolder(directory);
  const lock = openLock(join(directory, name), 0);
  return holdOrClose(lock, () => lock.exec('BEGIN EXCLUSIVE'));
}

function openLock(file: string, timeout: number): DatabaseSync {
  createPrivateFile(file);
  return new DatabaseSync(file, { timeout });
}

function holdOrClose(lock: DatabaseSync, hold: () => void): DataLock {
  try {
    hold();
  } catch (error) {
    lock.close();
    throw error;
  }
  return { release: () => lock.close() };
}

/** Key of the advisory lock that every serving process shares on PostgreSQL: "bell" in ASCII. */
const servingKey = 0x62656c6c;

const reconnectDelay = 1000;

export interface ServingLock {
  release(): Promise<void>;
}

/**
 * Takes a shared lock in a PostgreSQL database. While this process holds the lock, no restore can begin. Waits for a
 * restore that is running. If the connection is lost, reconnects and takes the lock again. Returns even when the first
 * attempt fails: the caller then finds and reports the cause.
 */
export async function sharePostgres(databaseUrl: string): Promise<ServingLock> {
  const ending = new AbortController();
  const tried = Promise.withResolvers<void>();
  let client: pg.Client | undefined;
  const hold = async () => {
    while (!ending.signal.aborted) {
      const current = createClient(databaseUrl);
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
      await wait(reconnectDelay, undefined, { signal: ending.signal, ref: false }).catch(() => {});
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

/** Returns how many servers (with all their workers) hold the lock of {@link sharePostgres}. */
export async function countServers(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks
    join pg_database on pg_database.oid = pg_locks.database and datname = current_database()
    where locktype = 'advisory' and classid = 0 and objid = ${servingKey}::int::oid and objsubid = 1`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Takes an exclusive lock on a PostgreSQL database for a restore. Throws while any process serves from it. */
export async function takePostgres(databaseUrl: string): Promise<ServingLock> {
  const client = createClient(databaseUrl);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [servingKey]);
  if (!rows[0]?.taken) {
    await client.end();
    throw new Problem(
      'conflict',
      'A server serves from this database, so nothing was changed. Stop all its processes first.',
    );
  }
  return { release: () => client.end() };
}

function createClient(databaseUrl: string): pg.Client {
  return new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    application_name: 'bellbird serving',
  });
}
