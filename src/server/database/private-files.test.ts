import { chmodSync, chownSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeFolder } from '#tests/support/clean-up.ts';
import { connectDatabase } from './connect.ts';
import { createPrivateFile, createPrivateFolder, findLooseEntries, tightenDataFolder } from './private-files.ts';

let parent = '';
let umask = 0;
beforeEach(() => {
  parent = makeFolder();
  umask = process.umask();
});
afterEach(() => {
  process.umask(umask);
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe.each([0o000, 0o022, 0o377])('with umask %o', (mask) => {
  test('only the owner can read the data folder and the files of an open database', async () => {
    process.umask(mask);
    const folder = join(parent, 'deep', 'data');
    const db = await connectDatabase({ databaseUrl: undefined, dataDirectory: folder }, 'may-create');
    await sql`create table notes (text text)`.execute(db);
    const modes = Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));
    await db.destroy();
    process.umask(umask);
    expect(modes).toEqual({
      'bellbird.lock': '600',
      'bellbird.opening.lock': '600',
      'bellbird.sqlite': '600',
      'bellbird.sqlite-shm': '600',
      'bellbird.sqlite-wal': '600',
    });
    expect([modeOf(folder), modeOf(join(parent, 'deep'))]).toEqual(['700', '700']);
  });
});

describe('an existing data folder', () => {
  const writeLoose = () => {
    mkdirSync(join(parent, 'backups'));
    const databases = ['bellbird.sqlite', 'bellbird.sqlite-wal', 'before-restore-1.sqlite'];
    for (const name of [...databases, 'backups/one.backup', 'notes.txt']) writeFileSync(join(parent, name), '');
    for (const name of ['', 'backups']) chmodSync(join(parent, name), 0o755);
  };

  test('loses the permissions of others, with this program’s files in it, and is reported once', () => {
    writeLoose();
    const { tightened, refused } = tightenDataFolder(parent);
    expect(tightened.map((path) => path.slice(parent.length)).toSorted()).toEqual([
      '',
      '/backups',
      '/backups/one.backup',
      '/before-restore-1.sqlite',
      '/bellbird.sqlite',
      '/bellbird.sqlite-wal',
    ]);
    expect(refused).toEqual([]);
    expect([modeOf(parent), modeOf(join(parent, 'bellbird.sqlite')), modeOf(join(parent, 'notes.txt'))]).toEqual([
      '700',
      '600',
      '644',
    ]);
    expect(tightenDataFolder(parent)).toEqual({ tightened: [], refused: [] });
  });

  test('never gets back a permission that its owner removed', () => {
    writeLoose();
    chmodSync(join(parent, 'bellbird.sqlite'), 0o444);
    chmodSync(parent, 0o555);
    tightenDataFolder(parent);
    expect([modeOf(join(parent, 'bellbird.sqlite')), modeOf(parent)]).toEqual(['400', '500']);
  });

  test('that is shared on purpose stays so', () => {
    chmodSync(parent, 0o1777);
    expect(findLooseEntries(parent)).toEqual([]);
  });
});

describe.runIf(process.getuid?.() === 0)('as root, in a folder of another user', () => {
  test('new files belong to that user', async () => {
    chownSync(parent, 1234, 1234);
    createPrivateFolder(join(parent, 'backups', 'deep'));
    createPrivateFile(join(parent, 'backups', 'file'));
    const db = await connectDatabase({ databaseUrl: undefined, dataDirectory: parent }, 'may-create');
    await sql`create table notes (text text)`.execute(db);
    const names = ['backups', 'backups/deep', 'backups/file', ...readdirSync(parent)];
    const owners = names.map((name) => statSync(join(parent, name)).uid);
    await db.destroy();
    expect(names).toContain('bellbird.sqlite-wal');
    expect(new Set(owners)).toEqual(new Set([1234]));
  });
});
