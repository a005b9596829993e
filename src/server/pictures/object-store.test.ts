import { beforeAll, expect, test } from 'vitest';
import { parseConfig } from '#server/config/config.ts';
import { type ObjectStoreServer, startObjectStoreServer } from '#tests/support/object-store-server.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';

let server: ObjectStoreServer;
let store: ObjectStore;
beforeAll(async () => {
  server = await startObjectStoreServer();
  store = await open();
});

function open(changed: Record<string, string> = {}): Promise<ObjectStore> {
  const { objectStore } = parseConfig({ ...server.settings, ...changed });
  if (!objectStore) throw new Error('The settings name no object store.');
  return openObjectStore(objectStore);
}

const streamOf = (text: string) => new Blob([text]).stream();

test('an object comes back as it was written, is listed by its prefix, and can be removed', async () => {
  await store.put('one/ā b.txt', streamOf('電話'));
  await store.put('two/c.txt', streamOf('other'));
  expect(await new Response(await store.get('one/ā b.txt')).text()).toBe('電話');
  expect(await store.list('one/')).toEqual([{ key: 'one/ā b.txt', bytes: 6 }]);
  await store.remove('one/ā b.txt');
  await store.remove('one/ā b.txt');
  expect(await store.list('one/')).toEqual([]);
  await expect(store.get('one/ā b.txt')).rejects.toMatchObject({ code: 'not_found' });
});

test('an object larger than one part comes back whole', async () => {
  const content = Buffer.alloc(20 * 1024 * 1024, 'Bellbird ');
  await store.put('large', new Blob([content]).stream());
  const read = Buffer.from(await new Response(await store.get('large')).arrayBuffer());
  expect(read.equals(content)).toBe(true);
});

test('content that fails half way is never shown as an object', async () => {
  let parts = 0;
  const failing = new ReadableStream<Uint8Array>({
    pull(controller) {
      parts += 1;
      if (parts > 3) controller.error(new Error('the disk failed'));
      else controller.enqueue(Buffer.alloc(5 * 1024 * 1024));
    },
  });
  await expect(store.put('half', failing)).rejects.toThrow(/Cannot write half/);
  expect(await store.list('half')).toEqual([]);
});

test.each([
  ['another bucket', { S3_BUCKET: 'elsewhere' }, /bucket elsewhere at .* refused it \(NoSuchBucket/],
  ['an unknown key', { S3_ACCESS_KEY_ID: 'nobody' }, /refused it \(InvalidAccessKeyId/],
  ['a server that is not there', { S3_ENDPOINT: 'http://127.0.0.1:1' }, /does not answer .*Check S3_ENDPOINT/],
])('%s is refused with a sentence that contains no secret', async (_name, changed, sentence) => {
  const refused = await (await open(changed)).put('x', streamOf('y')).catch((error: Error) => error.message);
  expect(refused).toMatch(sentence);
  expect(refused).not.toContain('S3RVER');
});
