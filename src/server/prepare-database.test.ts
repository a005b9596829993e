import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '#tests/support/clean-up.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { connectDatabase } from './database/connect.ts';
import { migrations, type SchemaMigrations } from './database/migrations/migrations.ts';
import { verifyBackupFile } from './operations/backup/backup-file.ts';
import { updateDatabase } from './prepare-database.ts';

const newer: SchemaMigrations = {
  ...migrations,
  '9001-newer': {
    async up(db) {
      await db.schema.createTable('newer').addColumn('id', 'integer').execute();
    },
  },
};

test('a new database is made without a backup', async () => {
  const printed: string[] = [];
  const folder = makeFolder();
  const db = await connectDatabase({ databaseUrl: undefined, dataDirectory: folder }, 'may-create');
  await updateDatabase(db, (line) => printed.push(line));
  await db.destroy();
  expect(printed).toEqual([expect.stringMatching(/^Database brought up to date: 0038-baseline, /)]);
  expect(existsSync(join(folder, 'backups'))).toBe(false);
});

describeOnEveryEngine('a database that an update changes', (database) => {
  const place = () => database().location;

  test('is not changed when the backup before cannot be written', async () => {
    const db = await connectDatabase(place(), 'must-exist');
    writeFileSync(join(place().dataDirectory, 'backups'), 'not a folder');
    await expect(updateDatabase(db, () => {}, newer)).rejects.toThrow(/backup before that could not be written/);
    expect((await db.introspection.getTables()).map(({ name }) => name)).not.toContain('newer');
    await db.destroy();
    rmSync(join(place().dataDirectory, 'backups'));
  });

  test('is backed up first, where the start says, and only once', async () => {
    const db = await connectDatabase(place(), 'must-exist');
    const printed: string[] = [];
    await updateDatabase(db, (line) => printed.push(line), newer);
    await updateDatabase(db, (line) => printed.push(line), newer);
    await db.destroy();
    const [name, ...others] = readdirSync(join(place().dataDirectory, 'backups'));
    expect(others).toEqual([]);
    expect(name).toMatch(/^before-update-/);
    const file = join(place().dataDirectory, 'backups', name ?? '');
    expect(printed).toEqual([`Backed up before the update: ${file}`, 'Database brought up to date: 9001-newer.']);
    expect((await verifyBackupFile(file)).header.migrations).toEqual(Object.keys(migrations));
  });
});
