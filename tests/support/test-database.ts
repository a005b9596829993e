import { cpSync } from 'node:fs';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import type { Database, DatabaseLocation } from '#server/database/database.ts';
import type { EngineName } from '#server/database/engine.ts';
import { cleanUp, makeFolder } from './clean-up.ts';
import { createPostgresDatabase, databaseUrl, dropPostgresDatabase } from './postgres-databases.ts';

/** A migrated, empty database for one test or suite, after which it is removed. */
export interface TestDatabase {
  readonly engine: EngineName;
  readonly db: Database;
  /**
   * The address or the folder of the database. A second connection or another process can open it. On PostgreSQL, the
   * folder is for the other files of a server.
   */
  readonly location: DatabaseLocation;
}

/** Creates a migrated, empty database on an engine. It is a copy of the template that the test run has prepared. */
export async function createTestDatabase(engine: EngineName): Promise<TestDatabase> {
  return engine === 'sqlite' ? copySqliteTemplate() : copyPostgresTemplate();
}

/** Opens another connection to a database. It is closed after the test or the suite. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  const db = await connectDatabase(location, 'may-create');
  cleanUp(() => db.destroy());
  return db;
}

async function copySqliteTemplate(): Promise<TestDatabase> {
  const dataDirectory = makeFolder();
  cpSync(inject('sqliteTemplate'), dataDirectory, { recursive: true });
  const location = { databaseUrl: undefined, dataDirectory };
  const db = await openDatabase(location);
  // SQLite must not wait for the disk, because that takes half of the time and the data need not survive a crash. The
  // PostgreSQL server of the tests has the same setting.
  await sql`pragma synchronous = off`.execute(db);
  return { engine: 'sqlite', db, location };
}

async function copyPostgresTemplate(): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl');
  const name = await createPostgresDatabase(serverUrl);
  cleanUp(() => dropPostgresDatabase(serverUrl, name));
  const location = { databaseUrl: databaseUrl(serverUrl, name), dataDirectory: makeFolder() };
  return { engine: 'postgres', db: await openDatabase(location), location };
}
