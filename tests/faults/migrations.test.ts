import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import type { DatabaseLocation } from '#server/database/database.ts';
import type { EngineName } from '#server/database/engine.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { migrations } from '#server/database/migrations/migrations.ts';

const script = fileURLToPath(new URL('../support/migrating-process.ts', import.meta.url));
const scriptWithoutTurn = fileURLToPath(new URL('../support/migrating-process-without-turn.ts', import.meta.url));

/** The program's migrations and one that ends in the middle, as a kill or a full disk ends it. */
const broken = {
  ...migrations,
  '9999-half': {
    async up(db: Kysely<unknown>) {
      await db.schema.createTable('half_made').addColumn('id', 'integer').execute();
      throw new Error('The power went out');
    },
  },
};

describe.each<EngineName>(['sqlite', 'postgres'])('migrations on %s (product 15.34)', (engine) => {
  let location: DatabaseLocation;
  let remove = async () => {};
  beforeEach(async () => {
    const directory = mkdtempSync(join(tmpdir(), 'bellbird-migrate-'));
    const server = inject('postgresUrl');
    const name = `empty_${randomBytes(8).toString('hex')}`;
    const onServer = async (statement: string) => {
      const client = new pg.Client({ connectionString: server });
      await client.connect();
      await client.query(statement);
      await client.end();
    };
    if (engine === 'postgres') await onServer(`create database ${name} template template0`);
    location = {
      databaseUrl: engine === 'postgres' ? server.replace(/\/postgres$/, `/${name}`) : undefined,
      dataDirectory: directory,
    };
    remove = async () => {
      if (engine === 'postgres') await onServer(`drop database ${name} with (force)`);
      rmSync(directory, { recursive: true, force: true });
    };
  });
  afterEach(() => remove());

  const tables = async () => {
    const db = await connectDatabase(location, 'may-create');
    const found = await db.introspection.getTables();
    await db.destroy();
    return found.map((table) => table.name);
  };

  /** How many migrations each of four processes ran that started together, or why it ended without. */
  const migrateInFour = async (program: string) => {
    const run = promisify(execFile);
    const settings = location.databaseUrl ? { DATABASE_URL: location.databaseUrl } : {};
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: location.dataDirectory, ...settings };
    const outputs = await Promise.allSettled(
      [1, 2, 3, 4].map(() => run(process.execPath, [program], { env, timeout: 120_000 })),
    );
    const endings = outputs.map((output) => {
      if (output.status === 'fulfilled') return Number(output.value.stdout);
      return /already exists|duplicate key/.test(String(output.reason)) ? 'already there' : String(output.reason);
    });
    return endings.sort();
  };

  test('of four processes that start together one migrates, and all go on', async () => {
    expect(await migrateInFour(script)).toEqual([0, 0, 0, Object.keys(migrations).length]);
  });

  test('control: four that look before it is their turn all set out, and three meet what the first has made', async () => {
    const found = await migrateInFour(scriptWithoutTurn);
    expect(found).toEqual([Object.keys(migrations).length, 'already there', 'already there', 'already there']);
  });

  test('one that ends in the middle leaves nothing behind, and the next start makes it whole', async () => {
    const db = await connectDatabase(location, 'may-create');
    await expect(migrateToLatest(db, broken)).rejects.toThrow(/left as it was/);
    await db.destroy();
    expect(await tables()).toEqual([]);
    const again = await connectDatabase(location, 'may-create');
    expect(await migrateToLatest(again)).toEqual(Object.keys(migrations));
    await again.destroy();
  });

  test('control: without the transaction half of it stays, so the test would see it', async () => {
    const db = await connectDatabase(location, 'may-create');
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: async () => broken },
      disableTransactions: true,
    }).migrateToLatest();
    await db.destroy();
    expect(error).toBeDefined();
    expect(await tables()).toContain('half_made');
  });
});
