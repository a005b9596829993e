import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '#server/config/config.ts';
import { connectDatabase } from '#server/database/connect.ts';
import type { DatabaseLocation } from '#server/database/database.ts';
import { makeScheduledBackup, readInstance } from '#server/operations/backup/backup.service.ts';
import { createKeyPair, listStoredBackups } from '#server/operations/backup/offsite-backup.ts';
import { examine } from '#server/operations/doctor/examine.ts';
import { goodPassword } from '#tests/support/account-caller.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { describeOnEveryEngine, describeOnSqlite } from '#tests/support/every-engine.ts';
import { type ObjectStoreServer, startObjectStoreServer } from '#tests/support/object-store-server.ts';
import { canRunAsNobody, nobody } from '#tests/support/other-user.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

/** Settings that name the data of a test. */
const settingsOf = ({ databaseUrl, dataDirectory }: DatabaseLocation) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDirectory,
});
const createFirst = ['admin', 'create', '--email', 'first@example.com', '--name', 'First', '--password-stdin'];
const at = '2026-11-22T00:00:00.000Z';
const keptTag = { name: 'Kept', slug: 'kept', name_key: 'kept', version: 1, created_at: at, updated_at: at };

describeOnEveryEngine('commands and the database', (database, engine) => {
  const directory = makeFolder();

  /**
   * Returns settings that name a new, empty data folder or PostgreSQL database, and a function that returns whether it
   * is still empty.
   */
  async function emptyPlace() {
    const data = makeFolder();
    if (engine === 'sqlite')
      return { settings: { DATA_DIR: data }, isEmpty: async () => readdirSync(data).length === 0 };
    const { databaseUrl = '' } = database().location;
    const name = `empty_${randomBytes(8).toString('hex')}`;
    await sql`create database ${sql.id(name)}`.execute(database().db);
    const address = new URL(databaseUrl);
    address.pathname = name;
    return {
      settings: { DATA_DIR: data, DATABASE_URL: address.href },
      isEmpty: async () => {
        const db = await connectDatabase({ databaseUrl: address.href, dataDirectory: data }, 'may-create');
        const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
        await db.destroy();
        return tables.length === 0;
      },
    };
  }

  /** The place of all commands that create nothing. */
  let unused: Awaited<ReturnType<typeof emptyPlace>>;
  beforeAll(async () => {
    unused = await emptyPlace();
  });

  test.each([
    [['admin', 'list']],
    [['admin', 'sessions', 'a@example.com']],
    [['admin', 'grant', 'a@example.com']],
    [['export', '--to', '/dev/null/never']],
    [['backup']],
    [['backup', '--to', '/dev/null/never']],
  ])('%j without a database says so and creates nothing', async (words) => {
    const outcome = await runCommand(words, unused.settings);
    expect(outcome.code).toBe(1);
    expect(outcome.errors).toMatch(
      engine === 'sqlite' ? /^There is no database .*bellbird\.sqlite/ : /^The (PostgreSQL )?database .*is empty/,
    );
    expect(await unused.isEmpty()).toBe(true);
  });

  test('a dry run of an import without a database checks the files and creates nothing', async () => {
    const exported = join(directory, 'exported');
    expect((await runCommand(['export', '--to', exported], settingsOf(database().location))).code).toBe(0);
    const place = await emptyPlace();
    const dry = await runCommand(['import', exported, '--dry-run'], place.settings);
    expect(dry).toMatchObject({ code: 0, printed: expect.stringMatching(/can be imported\. Nothing was written\./) });
    expect(await place.isEmpty()).toBe(true);
    const real = await runCommand(['import', exported], place.settings);
    expect(real).toMatchObject({
      code: 0,
      errors: expect.stringMatching(/^There was no database, so a new one was created/),
    });
    expect(await place.isEmpty()).toBe(false);
  });

  test.runIf(engine === 'sqlite')('a file in the place of the folder of backups is named', async () => {
    const { settings } = await emptyPlace();
    expect((await runCommand(createFirst, settings, { input: goodPassword })).code).toBe(0);
    const file = join(settings.DATA_DIR, 'backups');
    writeFileSync(file, '');
    const errors = `${file} cannot be used. It exists already, and is not a folder.`;
    expect(await runCommand(['backup'], settings)).toMatchObject({ code: 1, printed: '', errors });
  });

  test('admin create begins a new site', async () => {
    const place = await emptyPlace();
    expect((await runCommand(createFirst, place.settings, { input: goodPassword })).code).toBe(0);
    expect((await runCommand(['admin', 'list'], place.settings)).printed).toContain('first@example.com');
  });

  test('a restore replaces a PostgreSQL database that holds data only if its name is given', async () => {
    const target = await createTestDatabase(engine);
    const here = settingsOf(target.location);
    const file = join(directory, `${engine}-replace.backup`);
    expect((await runCommand(['backup', '--to', file], here)).code).toBe(0);
    await target.db.insertInto('tags').values(keptTag).execute();
    const tags = async () => (await target.db.selectFrom('tags').select('name').execute()).map(({ name }) => name);
    if (engine === 'postgres') {
      const { hostname, pathname } = new URL(target.location.databaseUrl ?? '');
      const name = pathname.slice(1);
      for (const words of [[], ['--replace', 'other'], ['--replace', name.toUpperCase()], ['--replace', '']]) {
        expect(await runCommand(['restore', file, ...words], here)).toMatchObject({
          code: 1,
          printed: '',
          errors: `The PostgreSQL database “${name}” on ${hostname} holds data, so nothing was changed. To look at a backup without touching it, use: restore --trial FILE. To replace everything in it, add: --replace ${name}`,
        });
      }
      expect(await tags()).toEqual(['Kept']);
      expect(await runCommand(['restore', file, '--replace', name], here)).toMatchObject({ code: 0 });
      expect(await tags()).toEqual([]);
      // A database that was never migrated holds nothing, so it needs no name.
      expect(await runCommand(['restore', file], (await emptyPlace()).settings)).toMatchObject({ code: 0 });
    } else {
      await target.db.destroy();
      expect(await runCommand(['restore', file], here)).toMatchObject({ code: 0 });
    }
  });

  test('a database of an older version is left to the next start, which makes a backup first', async () => {
    const old = await createTestDatabase(engine);
    const table = old.db.withTables<{ kysely_migration: { name: string } }>();
    await table.deleteFrom('kysely_migration').where('name', '=', '0048-enquiry-owner').execute();
    const outcome = await runCommand(['admin', 'list'], settingsOf(old.location));
    expect(outcome).toMatchObject({ code: 1, errors: expect.stringMatching(/older version.*Start the server once/) });
  });
});

describeOnSqlite('backups in an object store', (database) => {
  let store: ObjectStoreServer;
  let directory = '';
  beforeAll(async () => {
    store = await startObjectStoreServer();
    directory = makeFolder();
  });

  test('a backup is encrypted with a new key, copied, listed, and restored elsewhere with the secret key', async () => {
    const { printed } = await runCommand(['backup', 'key']);
    const [identity = ''] = /^AGE-SECRET-KEY-1.*$/m.exec(printed) ?? [];
    const [, recipient = ''] = /^BACKUP_OFFSITE_KEY=(age1\w+)$/m.exec(printed) ?? [];
    const [, signing = ''] = /^BACKUP_SIGNING_KEY=(\S+)$/m.exec(printed) ?? [];
    const keys = { BACKUP_OFFSITE_KEY: recipient, BACKUP_SIGNING_KEY: signing };
    const here = { ...store.settings, ...settingsOf(database().location), ...keys };
    await database().db.insertInto('tags').values(keptTag).execute();
    const [, made = ''] = (await runCommand(['backup', '--to-store'], here)).printed.split('\n');
    expect(made).toMatch(/^[0-9a-f]{16}\/bellbird-.*\.backup\.age is in the object store now\.$/);
    const [copy = ''] = made.split(' ');
    const offsite = (await examine(here, new Date())).filter(({ name }) => name === 'off-site');
    expect(offsite).toMatchObject([{ text: expect.stringMatching(/has 1 encrypted backup\./) }]);
    const listed = (await runCommand(['backup', 'list'], here)).printed.split('\n').map((line) => line.trim());
    expect(listed.map((line) => line.split(' ')[0])).toEqual(['In', copy.replace(/^\w+\/|\.age$/g, ''), 'In', copy]);

    const keyFile = join(directory, 'key.txt');
    writeFileSync(keyFile, `# made today\n${identity}\n`);
    const there = { ...here, DATABASE_URL: undefined, DATA_DIR: join(directory, 'there') };
    const restore = (...words: string[]) =>
      runCommand(['restore', '--from-store', ...words], there, { input: `${identity}\n` });
    expect(await restore()).toMatchObject({ code: 1, errors: expect.stringContaining('--key-file FILE') });
    const sentence = `${copy} is restored. Everyone has to sign in again.`;
    expect(await restore('--key-file', keyFile)).toMatchObject({ code: 0, printed: sentence });
    expect((await restore(copy, '--key-stdin')).code).toBe(0);
    const db = await connectDatabase({ databaseUrl: undefined, dataDirectory: there.DATA_DIR }, 'must-exist');
    expect(await db.selectFrom('tags').select('name').execute()).toEqual([{ name: 'Kept' }]);
    await db.destroy();
    const left = readdirSync(join(there.DATA_DIR, 'backups'));
    expect(left.filter((name) => name.startsWith('.fetched'))).toEqual([]);
  });

  test('the owner of a bucket is asked for, claimed and named; another instance removes nothing there', async () => {
    const other = await createTestDatabase('sqlite');
    const { identity } = await createKeyPair();
    const shared = {
      ...store.settings,
      BACKUP_OFFSITE_KEY: identity,
      BACKUP_OFFSITE_KEEP: '1',
      BACKUP_EVERY_HOURS: '24',
    };
    const one = { ...shared, ...settingsOf(database().location) };
    const two = { ...shared, ...settingsOf(other.location), PUBLIC_SITE_URL: 'https://two.example' };
    const start = Date.now();
    const schedule = async (settings: Record<string, string | undefined>, days: number) => {
      const now = new Date(start + days * 25 * 60 * 60 * 1000);
      const { written } = await makeScheduledBackup(parseConfig(settings), now);
      if (written) utimesSync(written.file, now, now);
    };
    const doctor = async (settings: Record<string, string | undefined>) =>
      (await examine(settings, new Date()))
        .filter(({ name }) => name === 'bucket')
        .map(({ state, text }) => `${state}: ${text}`);
    const claim = (settings: Record<string, string | undefined>, bucket = 'backups') =>
      runCommand(['bucket', 'claim', bucket], settings);
    const copies = async () =>
      (await listStoredBackups(parseConfig(one)))
        .flatMap(({ key }) => /^(\w+)\/scheduled-/.exec(key)?.[1] ?? [])
        .sort();
    const [first, second] = [await readInstance(parseConfig(one)), await readInstance(parseConfig(two))];

    expect(await doctor(one)).toEqual(['ok: Nobody owns backups yet.']);
    for (const days of [0, 1, 2]) await schedule(one, days);
    expect(await copies()).toEqual([first]);
    expect(await doctor(one)).toEqual([`ok: This instance, ${first}, owns backups.`]);
    for (const days of [0, 1, 2]) await schedule(two, days);
    expect(await copies()).toEqual([first, second, second, second].sort());
    expect(await doctor(two)).toEqual([
      `warning: The bucket backups belongs to another instance, ${first} (http://localhost:3000), so nothing is removed there.`,
    ]);

    expect(await claim(two, 'other')).toMatchObject({ code: 2, errors: expect.stringContaining('S3_BUCKET') });
    expect(await claim(settingsOf(other.location))).toMatchObject({
      code: 1,
      errors: expect.stringContaining('no bucket to claim'),
    });
    expect(await claim(two)).toMatchObject({
      code: 0,
      printed: `The bucket backups belongs to this instance now, ${second}. It belonged to ${first} (http://localhost:3000).`,
    });
    await schedule(one, 3);
    await schedule(two, 3);
    expect(await copies()).toEqual([first, first, second].sort());
    expect(await doctor(one)).toEqual([
      `warning: The bucket backups belongs to another instance, ${second} (https://two.example), so nothing is removed there.`,
    ]);
  });

  test('a backup is copied off this machine only when a store and a key are set', async () => {
    const here = settingsOf(database().location);
    for (const [settings, sentence] of [
      [here, 'No object store is set up'],
      [{ ...here, ...store.settings }, 'only encrypted: set BACKUP_OFFSITE_KEY'],
    ] as const) {
      const outcome = await runCommand(['backup', '--to-store'], settings);
      expect(outcome).toMatchObject({ code: 1, errors: expect.stringContaining(sentence) });
    }
  });
});

describe('a command that root runs', () => {
  const isRoot = process.getuid?.() === 0;
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  let data = '';
  const runIn = (directory: string, ...words: string[]) =>
    spawnSync(process.execPath, [main, ...words], {
      env: { PATH: process.env.PATH, DATA_DIR: directory },
      encoding: 'utf8',
      input: `${goodPassword}\n`,
      cwd: tmpdir(),
    });
  const run = (...words: string[]) => runIn(data, ...words);
  beforeAll(() => {
    data = makeFolder();
    if (isRoot) chownSync(data, nobody.uid, nobody.gid);
  });

  test.runIf(isRoot)('gives every file to the owner of the data folder', () => {
    const created = run('admin', 'create', '--email', 'a@example.com', '--name', 'A', '--password-stdin');
    expect(created).toMatchObject({ status: 0, stderr: expect.stringContaining('Running as the owner of') });
    expect(run('backup').status).toBe(0);
    const [name = ''] = readdirSync(join(data, 'backups')).filter((file) => file.endsWith('.backup'));
    expect(run('restore', join(data, 'backups', name)).status).toBe(0);
    const files = readdirSync(data, { recursive: true, encoding: 'utf8' });
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => statSync(join(data, file)).uid !== nobody.uid)).toEqual([]);
  });

  test.runIf(isRoot)('gives a new folder to the owner of the folder above, and warns when that is root', () => {
    const [name = ''] = readdirSync(join(data, 'backups')).filter((file) => file.endsWith('.backup'));
    const restoreTo = (directory: string) => runIn(directory, 'restore', join(data, 'backups', name));
    const inside = join(data, 'trial');
    expect(restoreTo(inside)).toMatchObject({ status: 0, stderr: expect.not.stringContaining('root. If') });
    const made = readdirSync(inside).map((file) => join(inside, file));
    expect([inside, ...made].filter((path) => statSync(path).uid !== nobody.uid)).toEqual([]);

    const above = makeFolder();
    const rooted = join(above, 'trial');
    const sentence = `The data in ${rooted} belongs to root. If the server runs as another user, run: chown -R USER: ${rooted}\n`;
    expect(restoreTo(rooted)).toMatchObject({ status: 0, stderr: sentence });
    expect(restoreTo(rooted)).toMatchObject({ status: 0, stderr: '' });
  });

  test.runIf(canRunAsNobody)('says that it cannot read its settings, and does nothing', () => {
    const folder = makeFolder();
    writeFileSync(join(folder, '.env'), 'DATA_DIR=elsewhere\n', { mode: 0o600 });
    chmodSync(folder, 0o755);
    const { status, stderr } = spawnSync(process.execPath, [main, 'admin', 'list'], {
      env: { PATH: process.env.PATH },
      encoding: 'utf8',
      cwd: folder,
      ...nobody,
    });
    expect({ status, stderr }).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^The settings in \.env cannot/),
    });
  });

  test.runIf(isRoot)('is refused with advice when that owner may not read or write', () => {
    const secret = makeFolder();
    const file = join(secret, 'x.backup');
    const outcome = run('backup', '--to', file);
    expect(outcome.status).toBe(1);
    expect(outcome.stderr).toContain('This user may not read or write it. Run the command as the user');
    expect(outcome.stderr).not.toMatch(/at .*\.ts:\d+|restore/);
  });

  test.runIf(isRoot)('suggests --key-stdin when only root may read the key file', () => {
    const secret = makeFolder();
    const file = join(secret, 'key.txt');
    writeFileSync(file, 'AGE-SECRET-KEY-1X\n', { mode: 0o600 });
    const outcome = run('restore', '--from-store', '--key-file', file);
    expect(outcome.status).toBe(1);
    expect(outcome.stderr).toContain(`${file} cannot be read by this user. Use --key-stdin < ${file} instead.`);
  });
});
