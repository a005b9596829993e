import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '#server/database/connect.ts';
import type { DatabaseLocation } from '#server/database/database.ts';
import type { EngineName } from '#server/database/engine.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { databaseUrl, postgresTemplate } from './postgres-databases.ts';
import { type PostgresServer, startPostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether `npm run test:quick` is running. It is set by `vitest.config.ts`. */
    isQuick: boolean;
    /** The engines on which tests run. They are set by `vitest.config.ts`. */
    testedEngines: readonly EngineName[];
    /** Address of the PostgreSQL server that was started for these tests, or an empty text. */
    postgresUrl: string;
    /** A folder with a migrated, empty SQLite file. Tests copy it. */
    sqliteTemplate: string;
  }
}

/**
 * Prepares a migrated, empty database on each tested engine, which tests copy. PostgreSQL databases are on a server
 * that is started for these tests. The first project prepares them for all projects of the run.
 */
export async function setup({ vitest, config }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = vitest.getRootProject();
  if (run.getProvidedContext().sqliteTemplate !== undefined) return undefined;
  const sqliteTemplate = mkdtempSync(join(tmpdir(), 'bellbird-sqlite-'));
  run.provide('sqliteTemplate', sqliteTemplate);
  await migrate({ databaseUrl: undefined, dataDirectory: sqliteTemplate });
  const server = config.provide.testedEngines?.includes('postgres') ? await preparePostgres() : undefined;
  run.provide('postgresUrl', server?.url ?? '');
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
  await migrate({ databaseUrl: databaseUrl(server.url, postgresTemplate), dataDirectory: '' });
  return server;
}

async function migrate(location: DatabaseLocation): Promise<void> {
  const db = await connectDatabase(location, 'may-create');
  await migrateToLatest(db);
  await db.destroy();
}
