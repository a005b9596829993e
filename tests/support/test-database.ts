import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import type { Database, DatabaseLocation } from '#server/database/database.ts';
import type { EngineName } from '#server/database/engine.ts';

/** Name of the migrated, empty PostgreSQL database that tests copy. */
export const postgresTemplate = 'bellbird_template';

/** A test's own migrated, empty database. */
export interface TestDatabase {
  readonly engine: EngineName;
  readonly db: Database;
  /** Its address or folder, for a second connection or another process. */
  readonly location: DatabaseLocation;
  /** Closes the connection and removes the database. */
  remove(): Promise<void>;
}

/** Creates a migrated, empty database on an engine by copying the run's template. */
export async function createTestDatabase(engine: EngineName): Promise<TestDatabase> {
  return engine === 'sqlite' ? createSqliteDatabase() : createPostgresDatabase();
}

async function createSqliteDatabase(): Promise<TestDatabase> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'bellbird-test-'));
  cpSync(inject('sqliteTemplate'), dataDirectory, { recursive: true });
  const location = { databaseUrl: undefined, dataDirectory };
  const db = await connectDatabase(location, 'may-create');
  return {
    engine: 'sqlite',
    db,
    location,
    async remove() {
      await db.destroy();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function createPostgresDatabase(): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${postgresTemplate}`);
  const location = { databaseUrl: serverUrl.replace(/\/postgres$/, `/${name}`), dataDirectory: '' };
  const db = await connectDatabase(location, 'may-create');
  return {
    engine: 'postgres',
    db,
    location,
    async remove() {
      await db.destroy();
      await onServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

/**
 * Runs one statement on the server's own database. Copies of one template exclude each other, so they wait in a queue.
 */
async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(1)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
