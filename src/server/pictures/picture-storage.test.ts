import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { claimBucket, mayDeleteIn, openObjectStore } from '#server/pictures/object-store.ts';
import { makeFolder } from '#tests/support/clean-up.ts';
import { type ObjectStoreServer, startObjectStoreServer } from '#tests/support/object-store-server.ts';
import { testConfig } from '#tests/support/test-app.ts';
import { createPictureStorage, type PictureStorage } from './picture-storage.ts';

const directory = makeFolder();
let server: ObjectStoreServer;
const storages: Record<string, PictureStorage> = {};
beforeAll(async () => {
  server = await startObjectStoreServer();
  storages.folder = createPictureStorage(testConfig({ DATA_DIR: directory }));
  storages.store = createPictureStorage(
    testConfig({ DATA_DIR: directory, PICTURE_STORE: 'object-store', ...server.settings }),
    async () => true,
  );
});

describe.each(['folder', 'store'])('the files of pictures in the %s', (name) => {
  const storage = () => {
    const found = storages[name];
    if (!found) throw new Error(`No storage ${name}`);
    return found;
  };

  test('are read as they were written, are listed by kind, and can be removed', async () => {
    const content = Buffer.from('RIFF the bytes of a picture');
    await storage().write('shown', 'b-480.webp', content);
    await storage().write('shown', 'a-480.webp', content);
    await storage().write('originals', 'a', Buffer.alloc(9 * 1024 * 1024, 'x'));
    expect(await storage().read('shown', 'b-480.webp')).toEqual(content);
    expect((await storage().read('originals', 'a'))?.length).toBe(9 * 1024 * 1024);
    expect(await storage().list('shown')).toEqual(['a-480.webp', 'b-480.webp']);
    await storage().remove('shown', 'b-480.webp');
    await storage().remove('shown', 'b-480.webp');
    expect(await storage().list('shown')).toEqual(['a-480.webp']);
    expect(await storage().read('shown', 'b-480.webp')).toBeUndefined();
  });
});

test('a file in the folder does not have its name until it is complete', async () => {
  const { folder } = storages;
  const unreadable = new Proxy(new Uint8Array(), {});
  await expect(folder?.write('shown', 'd-480.webp', unreadable)).rejects.toThrow();
  expect(readdirSync(join(directory, 'pictures', 'shown'))).toEqual(['a-480.webp']);
});

test('of two instances with one bucket, only its owner removes files, until the other one claims it', async () => {
  const config = testConfig({ DATA_DIR: directory, PICTURE_STORE: 'object-store', ...server.settings });
  const owner = (instance: string) => ({ instance, site: `https://${instance}.example` });
  const of = (instance: string) => createPictureStorage(config, (store) => mayDeleteIn(store, owner(instance)));
  const write = () => of('one').write('shown', 'shared.webp', Buffer.from('RIFF'));
  const isThere = async () => (await of('one').list('shown')).includes('shared.webp');
  await write();
  await of('one').remove('shown', 'shared.webp');
  expect(await isThere()).toBe(false);
  await write();
  await of('two').remove('shown', 'shared.webp');
  await of('restored-two').remove('shown', 'shared.webp');
  expect(await isThere()).toBe(true);
  if (!config.objectStore) throw new Error('The settings name no object store.');
  await claimBucket(await openObjectStore(config.objectStore), owner('two'));
  await of('one').remove('shown', 'shared.webp');
  expect(await isThere()).toBe(true);
  await of('two').remove('shown', 'shared.webp');
  expect(await isThere()).toBe(false);
});
