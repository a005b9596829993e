import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import type { EngineName } from '#server/database/engine.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { migrations } from '#server/database/migrations/migrations.ts';
import { brokenMigrations, createEmptyDatabase, type EmptyDatabase, migrateInFour } from './support/empty-database.ts';

const program = fileURLToPath(new URL('../support/migrating-process.ts', import.meta.url));

describe.each<EngineName>(['sqlite', 'postgres'])('migrations on %s', (engine) => {
  let database: EmptyDatabase;
  beforeEach(async () => {
    database = await createEmptyDatabase(engine);
  });

  test('of four processes that start together one migrates, and all continue', async () => {
    expect(await migrateInFour(database.location, program)).toEqual([0, 0, 0, Object.keys(migrations).length]);
  });

  test('a migration that fails in the middle leaves nothing behind, and the next start completes it', async () => {
    const db = await connectDatabase(database.location, 'may-create');
    await expect(migrateToLatest(db, brokenMigrations)).rejects.toThrow(/left as it was/);
    await db.destroy();
    expect(await database.tables()).toEqual([]);
    const again = await connectDatabase(database.location, 'may-create');
    expect(await migrateToLatest(again)).toEqual(Object.keys(migrations));
    await again.destroy();
  });
});
