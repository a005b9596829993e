import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { sanitiseArticleHtml } from '#server/content/article-html.ts';
import { createSiteContent } from '#server/content/public-content.service.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { openObjectStore } from '#server/pictures/object-store.ts';
import { createPictureStorage } from '#server/pictures/picture-storage.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import type { PictureDetails } from '#shared/api/picture-contract.ts';
import type { Recording } from '#shared/api/recording-contract.ts';
import { callAccounts } from '#tests/support/account-caller.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { openDesk } from '#tests/support/desk.ts';
import { describeOnEveryEngine, testedEngines } from '#tests/support/every-engine.ts';
import { type ObjectStoreServer, startObjectStoreServer } from '#tests/support/object-store-server.ts';
import { createUploader, makePicture } from '#tests/support/pictures.ts';
import { createRecordingUploader, tone } from '#tests/support/recordings.ts';
import { buildTestApp, testConfig } from '#tests/support/test-app.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { exportContent } from '../content-files/export-content.ts';
import { checkContent, importContent } from '../content-files/import-content.ts';
import { examine } from '../doctor/examine.ts';
import { makeBackup, makeScheduledBackup, restoreBackup } from './backup.service.ts';
import { copyPicturesToStore, createKeyPair, picturesInStore } from './offsite-backup.ts';
import { backUpPictures, copiesBeside, dropOldPictureCopies, restorePictures } from './picture-copies.ts';

let server: ObjectStoreServer;
beforeAll(async () => {
  server = await startObjectStoreServer();
});

describeOnEveryEngine('pictures and recordings survive the loss of the machine', (database, engine) => {
  /** For tests in which the two databases have nothing different to do. */
  const onSqlite = test.runIf(engine === 'sqlite');
  let picture: PictureDetails;
  let recording: Recording;
  let file: Buffer;
  const location = () => database().location;
  const environment = (): Record<string, string> => {
    const { databaseUrl, dataDirectory } = location();
    return { DATA_DIR: dataDirectory, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  };
  const config = (changed: Record<string, string> = {}) => testConfig({ ...environment(), ...changed });
  const originals = (folder = location().dataDirectory) => {
    const place = join(folder, 'pictures', 'originals');
    return existsSync(place) ? readdirSync(place) : [];
  };

  beforeAll(async () => {
    const desk = await openDesk(database(), { config: config() });
    const token = await callAccounts(desk.app).signIn('admin@example.com');
    const files = createUploader(desk.app, token);
    recording = await createRecordingUploader(desk.app, token).upload(tone.m4a, { file_name: 'drain.m4a' });
    const lines = [{ speaker: 'caller', text: 'Our drain is blocked.' }];
    await desk.admin('PUT', `${apiPaths.adminRecordings}/${recording.id}`, { trade: 'trades', language: 'en', lines });
    file = await makePicture({ width: 640 });
    picture = await files.upload(file, { file_name: 'Tally.jpg', alt: 'A tally' });
    await files.upload(await makePicture({ width: 500, seed: 9 }), { file_name: 'unused.jpg' });
    await desk.make.article({ title: 'Tally', content: `<p><img src="${picture.address}" alt="A tally"></p>` });
  });
  beforeEach(() => rmSync(join(location().dataDirectory, 'backups'), { recursive: true, force: true }));

  test.each(testedEngines)(
    'a backup restores them on a new machine with %s, and their files are made again',
    async (other) => {
      const folder = makeFolder();
      const backup = join(folder, 'all.backup');
      await makeBackup(location(), backup, new Date());
      expect(await backUpPictures(createPictureStorage(config()), folder)).toEqual({ copied: 3, missing: [] });
      expect(await backUpPictures(createPictureStorage(config()), folder)).toEqual({ copied: 0, missing: [] });

      const there = await createTestDatabase(other);
      const home = makeFolder();
      const place = there.location;
      await there.db.destroy();
      await restoreBackup(place, backup, new Date());
      const settings = testConfig({ DATA_DIR: home });
      expect(await restorePictures(place, createPictureStorage(settings), copiesBeside(folder))).toEqual({
        copied: 3,
        missing: [],
      });
      expect(originals(home)).toEqual(originals());
      if (other === 'postgres') return;
      const restored = await connectDatabase(place, 'must-exist');
      const visitor = await buildTestApp({ db: restored }, { parts: { config: settings } });
      expect((await visitor.inject(picture.large_address)).statusCode).toBe(200);
      expect((await visitor.inject(recording.address)).rawPayload.equals(tone.m4a)).toBe(true);
      await visitor.close();
      await restored.destroy();
    },
  );

  onSqlite('a damaged copy is not restored, but reported', async () => {
    const folder = makeFolder();
    await backUpPictures(createPictureStorage(config()), folder);
    const [first = ''] = originals(folder);
    writeFileSync(join(folder, 'pictures', 'originals', first), 'damaged');
    const home = makeFolder();
    const storage = createPictureStorage(testConfig({ DATA_DIR: home }));
    expect(await restorePictures(location(), storage, copiesBeside(folder))).toEqual({ copied: 2, missing: [first] });
  });

  onSqlite('copies beside backups are removed when no backup needs them any more', async () => {
    const folder = makeFolder();
    const storage = createPictureStorage(config());
    const now = new Date();
    await backUpPictures(storage, folder);
    const gone = join(folder, 'pictures', 'originals', 'a'.repeat(64));
    writeFileSync(join(folder, 'scheduled-1.backup'), '');
    writeFileSync(gone, 'of a picture that was deleted');
    utimesSync(join(folder, 'scheduled-1.backup'), now, new Date(now.getTime() - 30_000));
    await dropOldPictureCopies(storage, folder, now);
    expect(existsSync(gone)).toBe(true);
    utimesSync(gone, now, new Date(now.getTime() - 60_000));
    expect(await dropOldPictureCopies(storage, folder, now)).toBe(1);
    expect(originals(folder)).toEqual(originals());
  });

  onSqlite('they are stored once, encrypted, in the object store and can be read with the secret key', async () => {
    const keys = await createKeyPair();
    const settings = config({ ...server.settings, BACKUP_OFFSITE_KEY: keys.recipient });
    const folder = makeFolder();
    await backUpPictures(createPictureStorage(settings), folder);
    const store = settings.objectStore ? await openObjectStore(settings.objectStore) : undefined;
    for (const { key } of (await store?.list('')) ?? []) await store?.remove(key);
    expect((await copyPicturesToStore(settings, folder)).copied).toBe(3);
    expect((await copyPicturesToStore(settings, folder)).copied).toBe(0);
    const [object] = (await store?.list('backup-pictures/')) ?? [];
    const stored = Buffer.from(await new Response(await store?.get(object?.key ?? '')).arrayBuffer());
    expect(stored.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    const home = makeFolder();
    const storage = createPictureStorage(testConfig({ DATA_DIR: home }));
    const copies = await picturesInStore(settings, keys.identity);
    expect(await restorePictures(location(), storage, copies)).toEqual({ copied: 3, missing: [] });
    expect(originals(home)).toEqual(originals());
  });

  onSqlite('each scheduled backup copies them', async () => {
    await makeScheduledBackup(config({ BACKUP_EVERY_HOURS: '24' }), new Date());
    expect(originals(join(location().dataDirectory, 'backups'))).toEqual(originals());
  });

  test('an export contains them as files, and after an import elsewhere they have the same address', async () => {
    const folder = makeFolder();
    const storage = createPictureStorage(config());
    expect(await exportContent(database().db, folder, storage, { now: new Date() })).toMatchObject({
      pictures: 2,
      recordings: 1,
    });
    expect(readdirSync(join(folder, 'pictures')).length).toBe(2);
    const there = await createTestDatabase('sqlite');
    const home = makeFolder();
    const options = {
      isReplacing: false,
      sanitiseHtml: sanitiseArticleHtml,
      storage: createPictureStorage(testConfig({ DATA_DIR: home })),
      now: new Date(),
    };
    expect(await importContent(there.db, folder, options)).toMatchObject({ pictures: 2, recordings: 1, cleaned: [] });
    await importContent(there.db, folder, { ...options, isReplacing: true });
    expect(originals(home)).toEqual(originals());
    const visitor = await buildTestApp(there, { environment: { DATA_DIR: home } });
    expect((await visitor.inject(picture.address)).statusCode).toBe(302);
    expect((await visitor.inject(picture.large_address)).statusCode).toBe(200);
    expect((await visitor.inject(recording.address)).statusCode).toBe(200);
    await visitor.close();
    expect(await createSiteContent(there.db).recordings()).toMatchObject([
      { trade: 'trades', address: recording.address },
    ]);
    const uses = await there.db.selectFrom('picture_uses').select('picture_key').execute();
    expect(uses).toHaveLength(1);
  });

  onSqlite('an import reports a file that is missing or not a picture, and writes nothing', async () => {
    const folder = makeFolder();
    await exportContent(database().db, folder, createPictureStorage(config()), { now: new Date() });
    const [one = '', two = ''] = readdirSync(join(folder, 'pictures'));
    rmSync(join(folder, 'pictures', one));
    writeFileSync(join(folder, 'pictures', two), '<svg onload="alert(1)"></svg>');
    const [sound = ''] = readdirSync(join(folder, 'recordings'));
    writeFileSync(join(folder, 'recordings', sound), 'no sound');
    const home = makeFolder();
    const storage = createPictureStorage(testConfig({ DATA_DIR: home }));
    const options = { isReplacing: false, sanitiseHtml: sanitiseArticleHtml, storage, now: new Date() };
    const refused = await checkContent(undefined, folder, options).catch((error: Error) => error.message);
    expect(refused).toContain(`pictures/${one} is missing`);
    expect(refused).toContain(`pictures/${two}: SVG pictures can’t be uploaded`);
    expect(refused).toContain(`recordings/${sound}: This file is not a recording`);
    expect(originals(home)).toEqual([]);
  });

  onSqlite('the doctor reports a picture whose file is missing', async () => {
    const findings = async () =>
      (await examine({ ...environment(), LOG_LEVEL: 'silent' }, new Date()))
        .filter(({ name }) => name === 'pictures')
        .map(({ state, text }) => `${state}: ${text}`);
    expect(await findings()).toEqual(['ok: Each of the 3 pictures and recordings has its file.']);
    const folder = join(location().dataDirectory, 'pictures', 'originals');
    const [gone = ''] = originals().filter((name) => readFileSync(join(folder, name)).equals(file));
    rmSync(join(folder, gone));
    expect(await findings()).toEqual([
      `fault: 1 of 3 pictures and recordings have no file in ${location().dataDirectory}/pictures: Tally.jpg (${picture.id}).`,
    ]);
  });
});
