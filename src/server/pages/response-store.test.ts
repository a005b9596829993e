import { expect, test } from 'vitest';
import type { CachedResponse } from './cached-response.ts';
import { PreparedMessage } from './prepared-message.ts';
import { ResponseStore } from './response-store.ts';

function responseOf(bytes: number): CachedResponse {
  const identity = new PreparedMessage(200, []);
  return {
    encodings: { identity },
    encode: async () => identity,
    etag: 'W/"x"',
    notModified: new PreparedMessage(304, []),
    freshUntil: 0,
    bytes,
  };
}

test('never exceeds its limits in bytes and entries', () => {
  const store = new ResponseStore({ bytes: 1000, entries: 20 });
  for (let index = 0; index < 5000; index += 1) {
    store.put(`/resources?category=${index}`, responseOf(1 + (index % 200)));
    if (index % 3 === 0) store.use(`/resources?category=${index - 5}`);
    expect(store.bytes).toBeLessThanOrEqual(1000);
    expect(store.size).toBeLessThanOrEqual(20);
  }
});

test('keeps a response that is used, however many others are put in', () => {
  const store = new ResponseStore({ bytes: 1000, entries: 10 });
  store.put('/', responseOf(50));
  for (let index = 0; index < 1000; index += 1) {
    if (index % 4 === 0) expect(store.use('/')).toBeDefined();
    store.put(`/resources?category=junk${index}`, responseOf(50));
  }
  expect(store.use('/')).toBeDefined();
});

test('does not store a response that would take most of the room, and drops the one it replaces', () => {
  const store = new ResponseStore({ bytes: 1000, entries: 10 });
  store.put('/', responseOf(50));
  store.put('/', responseOf(600));
  expect([store.has('/'), store.bytes]).toEqual([false, 0]);
});

test('returns what it drops with its uses, half of which count for the response that replaces it', () => {
  const store = new ResponseStore({ bytes: 1000, entries: 10 });
  store.put('/', responseOf(50));
  for (let times = 0; times < 8; times += 1) store.use('/');
  expect(store.clear()).toEqual([{ address: '/', uses: 8 }]);
  expect([store.size, store.bytes]).toEqual([0, 0]);
  store.put('/', responseOf(50), 8);
  expect(store.clear()).toEqual([{ address: '/', uses: 4 }]);
});
