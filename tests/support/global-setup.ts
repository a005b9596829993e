import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '#server/database/connect.ts';
import type { DatabaseLocation } from '#server/database/database.ts';
import type { EngineName } from '#server/database/engine.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { type PostgresServer, startPostgresServer } from './postgres-server.ts';
import { postgresTemplate } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is `npm run test:quick`; set by `vitest.config.ts`. */
    isQuick: boolean;
    /** The engines that tests run on; set by `vitest.config.ts`. */
    testedEngines: readonly EngineName[];
    /** Address of the PostgreSQL server of this run; empty without one. */
    postgresUrl: string;
    /** Folder with a migrated, empty SQLite file, to be copied. */
    sqliteTemplate: string;
  }
}

/** Prepares one migrated, empty database on each tested engine for tests to copy, on a PostgreSQL server of this run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sqliteTemplate = mkdtempSync(join(tmpdir(), 'bellbird-sqlite-'));
  await migrate({ databaseUrl: undefined, dataDirectory: sqliteTemplate });
  project.provide('sqliteTemplate', sqliteTemplate);
  const server = project.config.provide.testedEngines?.includes('postgres') ? await preparePostgres() : undefined;
  project.provide('postgresUrl', server?.url ?? '');
  return async () => {
    await server?.stop();
    rmSync(sqliteTemplate, { recursive: true, force: true });
  };
}

async function preparePostgres(): Promise<PostgresServer> {
  const server = await startPostgresServer();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${postgresTemplate}`);
  await client.end();
  await migrate({ databaseUrl: server.url.replace(/\/postgres$/, `/${postgresTemplate}`), dataDirectory: '' });
  return server;
}

async function migrate(location: DatabaseLocation): Promise<void> {
  const db = await connectDatabase(location, 'may-create');
  await migrateToLatest(db);
  await db.destroy();
}
