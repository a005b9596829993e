import { chmodSync, chownSync, existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeBackup, makeScheduledBackup } from '#server/operations/backup/backup.service.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { openDesk } from '#tests/support/desk.ts';
import { storeEnquiry } from '#tests/support/enquiry-sender.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { testConfig } from '#tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { examine } from './examine.ts';

describeOnEveryEngine('bellbird doctor', (_database, engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase(engine);
  });

  const look = (settings: Record<string, string> = {}) => {
    const { databaseUrl, dataDirectory } = database.location;
    const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDirectory, BACKUP_EVERY_HOURS: '24', ...settings };
    return examine(environment, new Date());
  };
  const stateOf = async (name: string, settings: Record<string, string> = {}) =>
    (await look(settings)).filter((finding) => finding.name === name).map(({ state, text }) => `${state}: ${text}`);
  const backUp = async () => {
    const file = join(database.location.dataDirectory, 'backups', 'scheduled-1.backup');
    await makeBackup(database.location, file, new Date());
    return file;
  };

  test('a healthy installation has no findings to fix', async () => {
    const desk = await openDesk(database);
    await desk.make.article({
      content: '<p><a href="/nz/demo">Demo</a> <a href="https://other.example/x">Out</a></p>',
    });
    await backUp();
    expect((await look()).filter(({ state }) => state !== 'ok')).toEqual([]);
  });

  test('a broken link in a published article is named; one in a draft is not', async () => {
    const desk = await openDesk(database);
    const target = await desk.make.article({ title: 'Target', content: '<p>x</p>' });
    const content = `<p><a href="/resources/${target.slug}">fine</a> <a href="/nz/articles">fine too</a> <a href="/au/resources/gone?x=1#y">broken</a></p>`;
    await desk.make.article({ title: 'Linking', content });
    await desk.make.article({ title: 'Draft', content, is_published: false });
    expect(await stateOf('links')).toEqual(['warning: “Linking” links to /au/resources/gone?x=1.']);
  });

  test('a missing index is a fault', async () => {
    await sql`drop index articles_newest`.execute(database.db);
    expect(await stateOf('indexes')).toEqual(['fault: Missing: articles_newest. Lists will be slow.']);
  });

  test('a newer schema is a fault, an older one a warning, and neither is changed', async () => {
    const table = database.db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
    await table.deleteFrom('kysely_migration').where('name', '=', '0048-enquiry-owner').execute();
    expect(await stateOf('schema')).toEqual(['warning: Migrations that have not run yet: 1.']);
    await table.insertInto('kysely_migration').values({ name: '9999-future', timestamp: '2030' }).execute();
    expect(await stateOf('schema')).toEqual([expect.stringMatching(/^fault: A newer version.*9999-future/)]);
  });

  test('no backup is a warning; an old or damaged one a fault', async () => {
    expect(await stateOf('backups')).toEqual([expect.stringMatching(/^warning: There is no backup yet/)]);
    expect(await stateOf('backups', { BACKUP_EVERY_HOURS: '0' })).toEqual([
      expect.stringMatching(/^warning: Scheduled backups are off/),
    ]);
    const file = await backUp();
    const threeDays = new Date(Date.now() - 72 * 60 * 60 * 1000);
    utimesSync(file, threeDays, threeDays);
    expect(await stateOf('backups')).toEqual([expect.stringMatching(/^fault: The newest is 72 h old/)]);
    writeFileSync(file, 'damaged');
    expect(await stateOf('backups')).toEqual([expect.stringMatching(/^fault: .*not a complete backup/)]);
  });

  test('a clock that differs from the database’s, or is behind the newest article, is a warning', async () => {
    const desk = await openDesk(database);
    await desk.make.article();
    expect(await stateOf('clock')).toEqual([expect.stringMatching(/^ok: /)]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
    const found = await stateOf('clock').finally(() => vi.useRealTimers());
    expect(found).toEqual([
      expect.stringMatching(
        engine === 'postgres'
          ? /^warning: It differs from .* database server.* by (?:59|60|61) s\./
          : /^warning: An article was saved at .*, which is in the future/,
      ),
    ]);
  });

  test('a setting of the owner that cannot be used is a warning', async () => {
    expect(await stateOf('owner settings')).toEqual([
      'ok: 0 settings changed in the desk; the others have their defaults.',
    ]);
    const row = { version: 1, updated_at: new Date().toISOString() };
    const values = [
      { name: 'whoWeAre', value: '"Two people."', ...row },
      { name: 'gst', value: '"perhaps"', ...row },
    ] as const;
    await database.db.insertInto('owner_settings').values(values).execute();
    expect(await stateOf('owner settings')).toEqual([
      'warning: Pages show the default of settings that cannot be used: gst (GST must be “included” or “added”, or be left empty.)',
    ]);
  });

  test('an enquiry that could not be passed on is a fault', async () => {
    await storeEnquiry(database.db, new Date().toISOString(), { message: { state: 'failed', attempts: 9 } });
    expect(await stateOf('outbox')).toEqual(['fault: 1 message about enquiries could not be sent.']);
  });
});

describe('bellbird doctor without a database', () => {
  test('reports that there is none, and creates none and no folder', async () => {
    const empty = makeFolder();
    const missing = join(empty, 'missing');
    expect(await examine({ DATA_DIR: missing }, new Date())).toContainEqual(
      expect.objectContaining({ name: 'rights', state: 'fault', text: `There is no folder ${missing}.` }),
    );
    expect(existsSync(missing)).toBe(false);
    const again = async () => (await examine({ DATA_DIR: empty }, new Date())).filter(({ state }) => state === 'fault');
    expect(await again()).toMatchObject([{ name: 'database', text: expect.stringMatching(/^There is no database/) }]);
    expect(await again()).toHaveLength(1);
  });

  test('reports wrong settings, a damaged file and a server that does not answer', async () => {
    expect(await examine({ PORT: 'x' }, new Date())).toMatchObject([{ name: 'settings', state: 'fault' }]);
    const damaged = makeFolder();
    writeFileSync(join(damaged, 'bellbird.sqlite'), 'A shopping list. '.repeat(500), { mode: 0o600 });
    const found = await examine({ DATA_DIR: damaged }, new Date());
    expect(found.filter(({ state }) => state === 'fault').map(({ name }) => name)).toEqual(['database']);
    expect(found.map(({ name }) => name)).toEqual(['settings', 'rights', 'disk', 'database', 'backups']);
    const nowhere = { DATABASE_URL: 'postgres://nobody:secret-word@127.0.0.1:9/none', DATA_DIR: damaged };
    const findings = await examine(nowhere, new Date());
    expect(findings.filter(({ state }) => state === 'fault')).toMatchObject([{ name: 'database' }]);
    expect(JSON.stringify(findings)).not.toContain('secret-word');
  });

  test('names files that other users can read, and files that belong to another user', async () => {
    const open = makeFolder();
    const file = join(open, 'bellbird.sqlite');
    writeFileSync(file, '', { mode: 0o600 });
    const rights = async () => (await examine({ DATA_DIR: open }, new Date())).filter(({ name }) => name === 'rights');
    expect(await rights()).toMatchObject([{ state: 'ok' }]);
    chmodSync(file, 0o644);
    expect(await rights()).toMatchObject([{ state: 'warning', text: expect.stringContaining(`can read ${file}.`) }]);
    chmodSync(file, 0o600);
    if (process.getuid?.() !== 0) return;
    chownSync(file, 65534, 65534);
    expect(await rights()).toMatchObject([{ state: 'fault', text: expect.stringMatching(/another user than/) }]);
  });

  test('names a backup dated in the future, and what the schedule could not do', async () => {
    const data = makeFolder();
    const file = join(data, 'backups', 'scheduled-1.backup');
    await makeScheduledBackup(testConfig({ DATA_DIR: data }), new Date()).catch(() => {});
    writeFileSync(file, '');
    const ahead = new Date(Date.now() + 400 * 24 * 60 * 60 * 1000);
    utimesSync(file, ahead, ahead);
    const findings = (await examine({ DATA_DIR: data }, new Date())).filter(({ name }) => name === 'backups');
    expect(findings.map(({ state, text }) => `${state}: ${text}`)).toEqual([
      expect.stringMatching(/^warning: .*scheduled-1\.backup is dated in the future/),
      expect.stringMatching(/^fault: The last scheduled backup failed: There is no database/),
      expect.stringMatching(/^warning: There is no backup yet/),
    ]);
  });

  test('warns about an open server without encryption and about trusting every proxy', async () => {
    const settings = {
      HOST: '0.0.0.0',
      DATA_DIR: makeFolder(),
      TRUST_PROXY: 'true',
      PUBLIC_SITE_URL: 'http://www.example.com',
    };
    const findings = (await examine(settings, new Date())).filter(({ name }) => name === 'settings');
    expect(findings.map(({ state }) => state)).toEqual(['warning', 'warning']);
  });
});
