import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import type { SchemaMigrations } from './database/migrations/migrations.ts';
import { startDevelopmentApp } from './development.ts';

vi.mock('./database/migrations/migrations.ts', async (importOriginal) => {
  const original = await importOriginal<{ migrations: SchemaMigrations }>();
  const newer: SchemaMigrations[string] = {
    up: (db) => db.schema.createTable('newer').addColumn('id', 'integer').execute(),
  };
  return { ...original, migrations: { ...original.migrations, '9001-newer': newer } };
});

describeOnEveryEngine('npm run dev', (database) => {
  afterAll(() => vi.unstubAllEnvs());

  test('backs up a database before updating it, as a server start does', async () => {
    const { databaseUrl, dataDirectory } = database().location;
    vi.stubEnv('DATABASE_URL', databaseUrl);
    vi.stubEnv('DATA_DIR', dataDirectory);
    vi.stubEnv('LOG_LEVEL', 'silent');
    const print = vi.spyOn(console, 'log').mockImplementation(() => {});
    const app = await startDevelopmentApp();
    await app.close();
    expect(print.mock.calls.flat()).toContainEqual(expect.stringMatching(/^Backed up before the update: /));
    print.mockRestore();
    expect(readdirSync(join(dataDirectory, 'backups'))).toEqual([expect.stringMatching(/^before-update-/)]);
  });
});
