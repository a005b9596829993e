import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '#server/database/connect.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { startPostgresServer } from './postgres-server.ts';
import { postgresTemplate } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server of this run. */
    postgresUrl: string;
    /** Folder with a migrated, empty SQLite file, to be copied. */
    sqliteTemplate: string;
  }
}

/** Starts one PostgreSQL for the run and prepares one migrated, empty database on each engine, for tests to copy. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sqliteTemplate = mkdtempSync(join(tmpdir(), 'bellbird-sqlite-'));
  const server = await startPostgresServer();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${postgresTemplate}`);
  await client.end();

  const locations = [
    { databaseUrl: server.url.replace(/\/postgres$/, `/${postgresTemplate}`), dataDirectory: '' },
    { databaseUrl: undefined, dataDirectory: sqliteTemplate },
  ];
  for (const location of locations) {
    const db = await connectDatabase(location, 'may-create');
    await migrateToLatest(db);
    await db.destroy();
  }
  project.provide('postgresUrl', server.url);
  project.provide('sqliteTemplate', sqliteTemplate);

  return async () => {
    await server.stop();
    rmSync(sqliteTemplate, { recursive: true, force: true });
  };
}
