import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'bellbird-development-'));
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  test('backs up a database before updating it, as a server start does', async () => {
    const { location } = database();
    const dataDirectory = location.dataDirectory || folder;
    vi.stubEnv('DATABASE_URL', location.databaseUrl);
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
