import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { readClock } from '#server/database/clock.ts';
import { sqliteFileName } from '#server/database/connect.ts';
import { sharePostgres } from '#server/database/data-lock.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { inviteCreatedSchema } from '#shared/api/people-contract.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { createContentFactories, sendToApp } from '#tests/support/content-factories.ts';
import { deskOfSuite } from '#tests/support/desk.ts';
import { describeOnEveryEngine } from '#tests/support/every-engine.ts';
import { refusal } from '#tests/support/refusal.ts';
import { buildTestApp } from '#tests/support/test-app.ts';
import { createTestDatabase, openDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { makeBackup, restoreBackup } from './backup.service.ts';
import { readBackupContent, verifyBackupFile, writeBackupFile } from './backup-file.ts';
import { backUpPostgres } from './postgres-backup.ts';
import { backUpSqlite } from './sqlite-backup.ts';

const folder = makeFolder();

let serial = 0;
const newFile = () => join(folder, `${++serial}.backup`);

/** Returns the titles of the articles in a database, read through a separate connection. */
async function readTitles(database: TestDatabase): Promise<string[]> {
  const db = await openDatabase(database.location);
  const rows = await db.selectFrom('articles').select('title').orderBy('id').execute();
  return rows.map((row) => row.title);
}

describeOnEveryEngine('backup and restore', (database, engine) => {
  const desk = deskOfSuite(database);
  let file = '';
  let token = '';
  let inviteToken = '';
  beforeAll(async () => {
    await desk.make.article({ title: 'Kept – ā, 電話, 전화', content: '<p>one\ntwo</p>' });
    const dropped = await desk.make.article({ title: 'Deleted before the backup' });
    await desk.admin('DELETE', `/api/admin/articles/${dropped.id}`);
    token = await callAccounts(desk.app).signIn('member@example.com');
    const invite = { full_name: 'Mere', email: 'mere@example.com', role: 'editor' };
    const { body } = await desk.admin('POST', apiPaths.adminInvites, invite);
    inviteToken = inviteCreatedSchema.parse(body).token;
    file = newFile();
    await makeBackup(database().location, file, new Date());
  });

  /** Restores a backup into a new database. */
  async function restored(from = file) {
    const target = await createTestDatabase(engine);
    await target.db.destroy();
    const kept = await restoreBackup(target.location, from, new Date());
    return { target, kept };
  }

  test('a backup made during writes is one committed state: it has every earlier article, each complete', async () => {
    const { id: category_id } = await desk.make.category();
    const tag = await desk.make.tag();
    const acknowledged: string[] = [];
    let isWriting = true;
    const writer = (async () => {
      while (isWriting) {
        const { title } = await desk.make.article({ category_id, tag_ids: [tag.id] });
        acknowledged.push(title);
      }
    })();
    while (acknowledged.length < 5) await new Promise((resolve) => setImmediate(resolve));
    const before = [...acknowledged];
    const under = newFile();
    await makeBackup(database().location, under, new Date());
    isWriting = false;
    await writer;

    expect(await faultsOf(under, before, tag.id)).toEqual({ missing: [], untied: 0, unsearchable: 0 });
    // Control: a backup made before these writes contains none of them.
    expect((await faultsOf(file, before, tag.id)).missing).toEqual(before);
  });

  /**
   * Restores a backup and returns what it lacks: the titles of acknowledged articles, and how many articles have no tag
   * or no search words. Those are written in the article's transaction.
   */
  async function faultsOf(backup: string, acknowledged: readonly string[], tagId: number) {
    const { target } = await restored(backup);
    const titles = await readTitles(target);
    const db = await openDatabase(target.location);
    const tied = await db.selectFrom('article_tags').select('article_id').where('tag_id', '=', tagId).execute();
    const searchable = await db.selectFrom('article_search').select('article_id').execute();
    return {
      missing: acknowledged.filter((title) => !titles.includes(title)),
      untied: titles.filter((title) => title.startsWith('Made article')).length - tied.length,
      unsearchable: titles.length - searchable.length,
    };
  }

  // Both engines take the record from the replaced data in the same code, so the other cases run on SQLite only.
  describe('the record of the clock after a restore', () => {
    const day = 24 * 60 * 60 * 1000;
    const made = Date.now();
    const daysOn = (days: number) => new Date(made + days * day);
    /**
     * Makes a backup on day 0 and restores it over data that was last used on day `lastUsed`. If `lastUsed` is
     * `undefined`, there is no such data. Returns whether the clock is then trusted on each of `days`.
     */
    async function trustAfterRestore(lastUsed: number | undefined, ...days: readonly number[]) {
      await readClock(database().db, daysOn(0));
      const backup = newFile();
      await makeBackup(database().location, backup, daysOn(0));
      const target = await createTestDatabase(engine);
      if (lastUsed !== undefined) await readClock(target.db, daysOn(0));
      for (let used = 1; used <= (lastUsed ?? 0); used += 1) await readClock(target.db, daysOn(used));
      await target.db.destroy();
      if (lastUsed === undefined) rmSync(join(target.location.dataDirectory, sqliteFileName), { force: true });
      await restoreBackup(target.location, backup, daysOn(days[0] ?? 0));
      const db = await openDatabase(target.location);
      const trust: boolean[] = [];
      for (const count of days) trust.push((await readClock(db, daysOn(count))).isTrusted);
      return trust;
    }

    test('is taken from the replaced data, so that restoring an old backup does not stop deletions', async () => {
      expect(await trustAfterRestore(20, 21)).toEqual([true]);
    });

    test.runIf(engine === 'sqlite')(
      'does not make the clock trusted if it has jumped ahead of the replaced data',
      async () => {
        expect(await trustAfterRestore(20, 400, 401)).toEqual([false, false]);
      },
    );

    test.runIf(engine === 'sqlite')('is taken from the backup if there was no data to replace', async () => {
      expect(await trustAfterRestore(undefined, 20)).toEqual([false]);
      expect(await trustAfterRestore(undefined, 2)).toEqual([true]);
    });
  });

  test('a restore brings everything back, ends all sessions, withdraws all one-time links and assigns no identifier twice', async () => {
    const { target, kept } = await restored();
    expect(kept !== undefined && existsSync(kept)).toBe(true);
    expect(statSync(kept ?? '').mode & 0o777).toBe(0o600);
    const db = await openDatabase(target.location);
    const again = await openRestored(db);
    const [article] = await db.selectFrom('articles').selectAll().execute();
    expect(article).toMatchObject({ title: 'Kept – ā, 電話, 전화', content: '<p>one\ntwo</p>', version: 1 });
    expect((await callAccounts(again.app).me(token)).statusCode).toBe(401);
    expect((await callAccounts(again.app).login('member@example.com')).statusCode).toBe(200);
    // The invite may have been used after the backup.
    const view = await callAccounts(again.app).post(apiPaths.inviteView, { token: inviteToken });
    expect(view.json()).toEqual({ state: 'withdrawn' });
    // The article with the highest identifier was deleted before the backup. Its identifier must not be assigned again.
    expect((await again.make.article()).id).toBeGreaterThan((article?.id ?? 0) + 1);
  });

  async function openRestored(db: TestDatabase['db']) {
    const app = await buildTestApp({ db });
    const admin = sendToApp(app, await callAccounts(app).signIn('admin@example.com'));
    return { app, make: createContentFactories(admin) };
  }

  test('the former data is kept and can be restored too', async () => {
    const target = await createTestDatabase(engine);
    await target.db
      .insertInto('tags')
      .values({ name: 'Former', slug: 'former', name_key: 'former', version: 1, created_at: '', updated_at: '' })
      .execute();
    await target.db.destroy();
    const kept = await restoreBackup(target.location, file, new Date());
    await restoreBackup(target.location, kept ?? '', new Date(Date.now() + 1000));
    const db = await openDatabase(target.location);
    expect(await db.selectFrom('tags').select('name').execute()).toEqual([{ name: 'Former' }]);
  });

  describe('one byte flipped', () => {
    test.runIf(engine === 'sqlite')('anywhere in the file is refused and changes nothing', async () => {
      const whole = readFileSync(file);
      const places = [0, 20, 150, Math.floor(whole.length / 2), whole.length - 80, whole.length - 30, whole.length - 1];
      const target = await createTestDatabase(engine);
      await target.db.destroy();
      for (const place of places) {
        const flipped = newFile();
        writeFileSync(flipped, whole.with(place, (whole[place] ?? 0) ^ 1));
        expect(await refusal(restoreBackup(target.location, flipped, new Date()))).toMatch(
          /is damaged|not a complete backup/,
        );
      }
      expect(await readTitles(target)).toEqual([]);
    });

    test('in the text of an article passes every check except the checksum', async () => {
      const backup = await verifyBackupFile(file);
      const content = await buffer(readBackupContent(backup));
      content[content.indexOf('<p>one') + 3] = 'O'.charCodeAt(0);
      const resealed = newFile();
      await writeBackupFile(resealed, backup.header, Readable.from([content]));
      const { target } = await restored(resealed);
      const db = await openDatabase(target.location);
      const [article] = await db.selectFrom('articles').select('content').execute();
      expect(article?.content).toContain('<p>One');
    });
  });

  test.runIf(engine === 'sqlite')(
    'a truncated backup, a file of another format and a missing file are refused',
    async () => {
      const cut = newFile();
      writeFileSync(cut, readFileSync(file).subarray(0, -200));
      const foreign = newFile();
      writeFileSync(foreign, 'A shopping list. '.repeat(100));
      const otherProgram = newFile();
      const sqlite = new DatabaseSync(otherProgram);
      sqlite.exec('create table shopping (item text)');
      sqlite.close();
      for (const [from, sentence] of [
        [cut, /not a complete backup/],
        [foreign, /not a complete backup/],
        [newFile(), /There is no file/],
        [folder, /is a folder\. Give the file of a backup\.$/],
        [otherProgram, /backup has no data of this program/],
      ] as const)
        expect(await refusal(restoreBackup(database().location, from, new Date()))).toMatch(sentence);
    },
  );

  test('a backup of a newer program is refused by name', async () => {
    const { db, location } = await createTestDatabase(engine);
    const { databaseUrl, dataDirectory } = location;
    const future = { name: '9999-future', timestamp: '2030' };
    await db.withTables<{ kysely_migration: typeof future }>().insertInto('kysely_migration').values(future).execute();
    const newer = newFile();
    // A whole backup is loaded before it gets its name, so that this program cannot make one that it refuses.
    if (databaseUrl) await backUpPostgres(databaseUrl, newer, new Date());
    else await backUpSqlite(join(dataDirectory, sqliteFileName), newer, new Date());
    const target = await createTestDatabase(engine);
    await target.db.destroy();
    expect(await refusal(restoreBackup(target.location, newer, new Date()))).toMatch(/newer version.*9999-future/);
  });

  test('a backup from before the baseline is refused', async () => {
    const { header } = await verifyBackupFile(file);
    const older = newFile();
    const content = readBackupContent(await verifyBackupFile(file));
    await writeBackupFile(older, { ...header, engine: 'postgres', migrations: ['0001-content-and-accounts'] }, content);
    const target = await createTestDatabase(engine);
    await target.db.destroy();
    expect(await refusal(restoreBackup(target.location, older, new Date()))).toMatch(
      /is too old for this version of the program. Restore it with version 002495df or a later one up to 2f611d44/,
    );
  });

  test('is refused while a server uses the data, and works once it has stopped', async () => {
    const target = await createTestDatabase(engine);
    const mark = target.location.databaseUrl ? await sharePostgres(target.location.databaseUrl) : undefined;
    expect(await refusal(restoreBackup(target.location, file, new Date()))).toMatch(
      /in use, so nothing was changed|serves from this database, so nothing was changed/,
    );
    expect(await target.db.selectFrom('articles').select('id').execute()).toEqual([]);
    await target.db.destroy();
    await mark?.release();
    await restoreBackup(target.location, file, new Date());
    expect(await readTitles(target)).toHaveLength(1);
  });

  test('an existing file is never overwritten', async () => {
    expect(await refusal(makeBackup(database().location, file, new Date()))).toMatch(/exists already/);
  });
});

test('the content of a SQLite backup can be extracted by hand', async () => {
  const database = await createTestDatabase('sqlite');
  const file = newFile();
  await makeBackup(database.location, file, new Date());
  const { content } = await verifyBackupFile(file);
  const unpacked = gunzipSync(readFileSync(file).subarray(content.start, content.end + 1));
  expect(unpacked.subarray(0, 15).toString()).toBe('SQLite format 3');
  expect(dirname(file)).toBe(folder);
});
