import { copyFileSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeFolder } from '#tests/support/clean-up.ts';
import { DamagedFileError, type FileGuard, guardFiles } from './sqlite-file-guard.ts';

let directory = '';
let file = '';
let database: DatabaseSync;
let guard: FileGuard;
beforeEach(() => {
  directory = makeFolder();
  file = join(directory, 'guarded.sqlite');
  database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; CREATE TABLE words (word TEXT)');
  guard = guardFiles(file);
});
afterEach(() => {
  database.close();
  guard.release();
});

/** Writes 200 rows. The test then checks the files, as the server does after each transaction. */
const fill = () => {
  const insert = database.prepare('INSERT INTO words VALUES (?)');
  for (let count = 0; count < 200; count += 1) insert.run('word '.repeat(100));
  guard.check();
};

describe('accepts files that SQLite itself changed', () => {
  test.each([
    ['written', () => fill()],
    ['checkpointed', () => database.exec('PRAGMA wal_checkpoint(FULL)')],
    ['checkpointed, with the log truncated', () => database.exec('PRAGMA wal_checkpoint(TRUNCATE)')],
    ['made smaller', () => database.exec('DELETE FROM words; VACUUM; PRAGMA wal_checkpoint(TRUNCATE)')],
  ])('%s', (_what, change) => {
    fill();
    change();
    expect(() => guard.check()).not.toThrow();
    fill();
    expect(() => guard.check()).not.toThrow();
  });

  test('written and checkpointed by another connection', () => {
    const other = new DatabaseSync(file);
    other.exec('INSERT INTO words VALUES (1); PRAGMA wal_checkpoint(TRUNCATE)');
    expect(() => guard.check()).not.toThrow();
    other.close();
    expect(() => guard.check()).not.toThrow();
  });
});

describe('a file that a crash left during a checkpoint, with pages that only the log holds', () => {
  const pageSize = 4096;
  let crashed = '';
  let opened: DatabaseSync;
  let crashedGuard: FileGuard;
  beforeEach(() => {
    crashed = join(directory, 'crashed.sqlite');
    fill();
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    fill();
    const [before, log] = [readFileSync(file), readFileSync(`${file}-wal`)];
    database.exec('PRAGMA wal_checkpoint(FULL)');
    writeFileSync(crashed, Buffer.concat([readFileSync(file).subarray(0, pageSize), before.subarray(pageSize)]));
    writeFileSync(`${crashed}-wal`, log);
    opened = new DatabaseSync(crashed);
    opened.exec('SELECT count(*) FROM words');
    crashedGuard = guardFiles(crashed);
  });
  afterEach(() => {
    opened.close();
    crashedGuard.release();
  });

  test('is accepted', () => {
    expect(() => crashedGuard.check()).not.toThrow();
    expect(opened.prepare('SELECT count(*) AS words FROM words').get()).toEqual({ words: 400 });
    expect(opened.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    opened.exec('INSERT INTO words VALUES (1); PRAGMA wal_checkpoint(TRUNCATE)');
    expect(() => crashedGuard.check()).not.toThrow();
  });

  test('is damaged once pages are truncated that the log does not hold', () => {
    truncateSync(crashed, 3 * pageSize);
    expect(() => crashedGuard.check()).toThrow(DamagedFileError);
  });
});

describe('refuses files that another program changed', () => {
  test.each([
    ['truncated', () => truncateSync(file, 8192)],
    ['emptied', () => truncateSync(file, 0)],
    ['removed', () => renameSync(file, `${file}.elsewhere`)],
    [
      'replaced',
      () => {
        copyFileSync(file, `${file}.copy`);
        renameSync(`${file}.copy`, file);
      },
    ],
    ['without a log', () => rmSync(`${file}-wal`)],
    ['with an emptied log', () => truncateSync(`${file}-wal`, 0)],
    ['with a truncated log', () => truncateSync(`${file}-wal`, 6000)],
  ])('%s', (_what, damage) => {
    fill();
    database.exec('PRAGMA wal_checkpoint(FULL)');
    fill();
    damage();
    expect(() => guard.check()).toThrow(DamagedFileError);
  });
});
