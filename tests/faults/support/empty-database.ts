import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import { inject } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import type { DatabaseLocation } from '#server/database/database.ts';
import type { EngineName } from '#server/database/engine.ts';
import { migrations } from '#server/database/migrations/migrations.ts';
import { cleanUp, makeFolder } from '#tests/support/clean-up.ts';
import { databaseUrl, onServer } from '#tests/support/postgres-databases.ts';

/** A database that has no tables yet. */
export interface EmptyDatabase {
  readonly location: DatabaseLocation;
  /** Returns the names of the database's tables. */
  tables(): Promise<string[]>;
}

/**
 * The product's migrations, and one more that fails in the middle. The effect is the same as if the process was killed
 * or the disk was full.
 */
export const brokenMigrations = {
  ...migrations,
  '9999-half': {
    async up(db: Kysely<unknown>) {
      await db.schema.createTable('half_made').addColumn('id', 'integer').execute();
      throw new Error('The power went out');
    },
  },
};

/** Creates a database without tables on an engine. */
export async function createEmptyDatabase(engine: EngineName): Promise<EmptyDatabase> {
  const dataDirectory = makeFolder();
  const server = inject('postgresUrl');
  const name = `empty_${randomBytes(8).toString('hex')}`;
  if (engine === 'postgres') {
    await onServer(server, `create database ${name} template template0`);
    cleanUp(() => onServer(server, `drop database ${name} with (force)`));
  }
  const url = engine === 'postgres' ? databaseUrl(server, name) : undefined;
  const location = { databaseUrl: url, dataDirectory };
  return {
    location,
    async tables() {
      const db = await connectDatabase(location, 'may-create');
      const found = await db.introspection.getTables();
      await db.destroy();
      return found.map((table) => table.name);
    },
  };
}

/**
 * Starts four processes at once, all with a program that migrates the database. Returns, in sorted order, the number of
 * migrations that each process ran, or the reason why it failed.
 */
export async function migrateInFour(location: DatabaseLocation, program: string): Promise<(number | string)[]> {
  const settings = location.databaseUrl ? { DATABASE_URL: location.databaseUrl } : {};
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: location.dataDirectory, ...settings };
  const outputs = await Promise.allSettled(
    [1, 2, 3, 4].map(() => promisify(execFile)(process.execPath, [program], { env, timeout: 120_000 })),
  );
  const endings = outputs.map((output) => {
    if (output.status === 'fulfilled') return Number(output.value.stdout);
    return /already exists|duplicate key/.test(String(output.reason)) ? 'already there' : String(output.reason);
  });
  return endings.sort();
}
