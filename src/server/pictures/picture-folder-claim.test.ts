import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ServingLock, sharePostgres } from '#server/database/data-lock.ts';
import { storeServerFact } from '#server/database/server-fact.repository.ts';
import { checkPictures } from '#server/operations/doctor/content-checks.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { hasPostgres } from '#tests/support/every-engine.ts';
import { type ObjectStoreServer, startObjectStoreServer } from '#tests/support/object-store-server.ts';
import { testConfig } from '#tests/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { insertPicture } from './picture.repository.ts';
import { claimPictureFolder } from './picture-folder-claim.ts';
import { createPictureStorage } from './picture-storage.ts';

describe.skipIf(!hasPostgres)('servers with folders for pictures on one PostgreSQL database', () => {
  let folder = '';
  let database: TestDatabase;
  let objects: ObjectStoreServer;
  const locks: ServingLock[] = [];
  beforeEach(async () => {
    folder = makeFolder();
    database = await createTestDatabase('postgres');
    objects = await startObjectStoreServer();
  });
  afterEach(async () => {
    for (const lock of locks.splice(0)) await lock.release();
  });

  const config = (name: string) => testConfig({ DATA_DIR: join(folder, name) });
  const claim = (name: string) => claimPictureFolder(database.db, config(name), new Date());
  const inBucket = (bucket: string) => {
    const store = testConfig({ PICTURE_STORE: 'object-store', ...objects.settings, S3_BUCKET: bucket });
    return { ...config('one'), pictures: store.pictures, objectStore: store.objectStore };
  };
  const claimBucket = (bucket: string) => claimPictureFolder(database.db, inBucket(bucket), new Date());
  const serve = async () => locks.push(await sharePostgres(database.location.databaseUrl ?? ''));
  const addPicture = () => {
    const file = { sha256: 'a'.repeat(64), format: 'jpeg' as const, width: 1, height: 1, bytes: 1 };
    const words = { key: 'key', file_name: 'one.jpg', alt: '', uploaded_by: '' };
    const dates = { created_at: '', updated_at: '', deleted_at: null };
    return database.db.transaction().execute((trx) => insertPicture(trx, { ...file, ...words, ...dates }));
  };

  test('a second server with another folder is refused, by the doctor too', async () => {
    await serve();
    await claim('one');
    await claim('one');
    await serve();
    await expect(claim('two')).rejects.toThrow(/set PICTURE_STORE=object-store and the same S3 settings on each/);
    expect(await checkPictures(database.db, config('two'))).toMatchObject([
      { state: 'fault', advice: expect.stringContaining('PICTURE_STORE=object-store') },
    ]);
    expect(await checkPictures(database.db, config('one'))).toMatchObject([{ state: 'ok' }]);
  });

  test('two servers that start together cannot both have a folder', async () => {
    await serve();
    await serve();
    const results = await Promise.allSettled([claim('one'), claim('two')]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('a folder that was moved is accepted, and an empty one in its place is not', async () => {
    await claim('one');
    await addPicture();
    await expect(claim('empty')).rejects.toThrow(/copy every file of originals/);
    cpSync(join(folder, 'one'), join(folder, 'moved'), { recursive: true });
    await claim('moved');
  });

  test('without pictures and without another server, a new folder takes the place of the old one', async () => {
    await serve();
    await claim('one');
    await claim('two');
    await expect(claim('one')).resolves.toBeUndefined();
  });

  test('a server with another bucket, or with the store beside a folder, is refused, by the doctor too', async () => {
    await serve();
    await claimBucket('backups');
    await claimBucket('backups');
    await serve();
    await expect(claimBucket('elsewhere')).rejects.toThrow(/same S3 settings on each/);
    expect(await checkPictures(database.db, inBucket('elsewhere'))).toMatchObject([{ state: 'fault' }]);
    expect(await checkPictures(database.db, inBucket('backups'))).toMatchObject([{ state: 'ok' }]);
    await locks.pop()?.release();
    await claim('one');
    await serve();
    await expect(claimBucket('backups')).rejects.toThrow(/in the folder of another server/);
  });

  test('a bucket without the pictures is refused, and one to which they were copied is not', async () => {
    await claim('one');
    await addPicture();
    await expect(claimBucket('backups')).rejects.toThrow(/copy every file of originals/);
    await createPictureStorage(inBucket('backups')).write('originals', 'a'.repeat(64), Buffer.from('picture'));
    await claimBucket('backups');
    await expect(claim('one')).rejects.toThrow(/in the object store/);
  });

  test('the first server that knows its bucket names the store of an earlier version', async () => {
    await serve();
    await serve();
    await storeServerFact(database.db, { name: 'picture-folder', value: 'object-store', seen_at: '' });
    await claimBucket('backups');
    await expect(claimBucket('elsewhere')).rejects.toThrow(/object-store:http/);
  });

  test('after the object store, only a folder with every picture may follow, and only alone', async () => {
    await claimPictureFolder(database.db, inBucket('backups'), new Date());
    await addPicture();
    await expect(claim('two')).rejects.toThrow(/in the object store \(object-store:http.*\/backups\)/);
    await createPictureStorage(config('two')).write('originals', 'a'.repeat(64), Buffer.from('picture'));
    await serve();
    await serve();
    await expect(claim('two')).rejects.toThrow(/stop all other servers/);
    await locks.pop()?.release();
    await claim('two');
  });
});
