import { copyFileSync, existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sqliteFileName } from '#server/database/connect.ts';
import type { DatabaseLocation } from '#server/database/database.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { testConfig } from '#tests/support/test-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { makeBackup, makeScheduledBackup } from './backup.service.ts';
import { backupFileName, backupFolder, dropFormerData, dropOldBackups } from './backup-folder.ts';
import { isBackupDue, readBackupHealth } from './backup-status.ts';

const day = 24 * 60 * 60 * 1000;
const configOf = ({ dataDirectory }: Pick<DatabaseLocation, 'dataDirectory'>, changed: Record<string, string> = {}) =>
  testConfig({ DATA_DIR: dataDirectory, BACKUP_EVERY_HOURS: '24', BACKUP_KEEP: '2', ...changed });
const backupsOf = (directory: string) =>
  readdirSync(join(directory, 'backups')).filter((name) => name.endsWith('.backup'));

test('one of many processes makes a scheduled backup when it is due, and the oldest ones are removed', async () => {
  const database = await createTestDatabase('sqlite');
  const config = configOf(database.location);
  const start = Date.now();
  for (let index = 0; index < 4; index += 1) {
    const now = new Date(start + index * day);
    const runs = await Promise.all([1, 2, 3].map(() => makeScheduledBackup(config, now)));
    const files = runs.flatMap(({ written }) => (written ? [written.file] : []));
    expect(files).toHaveLength(1);
    for (const file of files) utimesSync(file, now, now);
  }
  expect(backupsOf(config.dataDirectory)).toHaveLength(2);
  expect(await makeScheduledBackup(config, new Date(start + 3 * day + 1000))).toEqual({});
  const off = configOf(database.location, { BACKUP_EVERY_HOURS: '0' });
  expect(await makeScheduledBackup(off, new Date(start + 9 * day))).toEqual({});
});

test('a backup dated in the future does not stop the schedule, is not counted and not removed', async () => {
  const database = await createTestDatabase('sqlite');
  const config = configOf(database.location, { BACKUP_KEEP: '1' });
  const now = new Date(Date.now() + 60_000);
  const ahead = new Date(now.getTime() + 400 * day);
  const [fromFuture = ''] = [(await makeScheduledBackup(config, ahead)).written?.file];
  utimesSync(fromFuture, ahead, ahead);
  expect(isBackupDue(config, now)).toBe(true);
  const { written } = await makeScheduledBackup(config, now);
  expect(written).toBeDefined();
  expect(isBackupDue(config, now)).toBe(false);
  expect(backupsOf(config.dataDirectory)).toHaveLength(2);
});

test('a backup made for another reason does not postpone the next scheduled one', async () => {
  const database = await createTestDatabase('sqlite');
  const config = configOf(database.location);
  const now = new Date();
  await makeScheduledBackup(config, now);
  const tomorrow = new Date(now.getTime() + day + 60_000);
  for (const reason of ['bellbird', 'before-update', 'before-restore'] as const) {
    const file = backupFileName(backupFolder(config.dataDirectory), reason, tomorrow);
    await makeBackup(config, file, tomorrow);
    utimesSync(file, tomorrow, tomorrow);
  }
  expect(isBackupDue(config, tomorrow)).toBe(true);
  expect((await makeScheduledBackup(config, tomorrow)).written).toBeDefined();
});

test('the reason of a failed scheduled backup is kept until one succeeds', async () => {
  const directory = makeFolder();
  const config = configOf({ dataDirectory: directory });
  await expect(makeScheduledBackup(config, new Date())).rejects.toThrow(/^There is no database/);
  expect(readBackupHealth(config, new Date())).toMatchObject({
    hasFailed: true,
    problems: [expect.stringMatching(/^The last scheduled backup failed: There is no database/)],
  });
  const database = await createTestDatabase('sqlite');
  copyFileSync(join(database.location.dataDirectory, sqliteFileName), join(directory, sqliteFileName));
  await makeScheduledBackup(config, new Date());
  expect(readBackupHealth(config, new Date())).toMatchObject({ hasFailed: false, isLate: false, problems: [] });
  const later = new Date(Date.now() + 3 * day);
  expect(readBackupHealth(config, later)).toMatchObject({
    isLate: true,
    problems: ['The newest backup is 72 hours old.'],
  });
});

test('a backup that a person made is never removed', () => {
  const backups = makeFolder();
  for (const name of ['bellbird-1', 'before-restore-1', 'scheduled-1', 'scheduled-2', 'scheduled-3'])
    writeFileSync(join(backups, `${name}.backup`), '');
  expect(dropOldBackups(backups, 1, new Date())).toBe(2);
  expect(readdirSync(backups).sort()).toEqual(['before-restore-1.backup', 'bellbird-1.backup', 'scheduled-3.backup']);
});

test('what a restore or an update replaced is removed after 30 days, unless the clock may have jumped', () => {
  const data = makeFolder();
  const backups = join(data, 'backups');
  mkdirSync(backups);
  const now = new Date('2026-11-22T10:00:00Z');
  const old = join(data, 'before-update-2026-10-01T10-00-00-000Z.sqlite');
  const young = join(backups, 'before-restore-2026-11-01T10-00-00-000Z.backup');
  const other = join(backups, 'scheduled-1.backup');
  for (const file of [old, young, other]) writeFileSync(file, '');
  const lastYear = new Date('2025-11-22T10:00:00Z');
  for (const file of [young, other]) utimesSync(file, lastYear, lastYear);
  expect(dropFormerData(data, now)).toBe(0);
  const yesterday = new Date(now.getTime() - day);
  utimesSync(other, yesterday, yesterday);
  expect(dropFormerData(data, now)).toBe(1);
  expect([old, young].map((file) => existsSync(file))).toEqual([false, true]);
});
