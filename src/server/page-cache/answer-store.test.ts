import { expect, test } from 'vitest';
import { AnswerStore } from './answer-store.ts';
import type { KeptAnswer } from './kept-answer.ts';

function answer(bytes: number): KeptAnswer {
  const form = { headers: [], body: Buffer.alloc(0) };
  return {
    forms: { identity: form },
    makeForm: async () => form,
    etag: 'W/"x"',
    notModifiedHeaders: [],
    topics: new Set(),
    freshUntil: 0,
    bytes,
  };
}

test('never holds more than its bytes or its number of entries', () => {
  const store = new AnswerStore({ bytes: 1000, entries: 20 });
  for (let index = 0; index < 5000; index += 1) {
    store.put(`/resources?category=${index}`, answer(1 + (index % 200)));
    if (index % 3 === 0) store.use(`/resources?category=${index - 5}`);
    expect(store.bytes).toBeLessThanOrEqual(1000);
    expect(store.size).toBeLessThanOrEqual(20);
  }
  expect(store.evictions).toBeGreaterThan(4000);
});

test('keeps what is asked for, however many others come and go', () => {
  const store = new AnswerStore({ bytes: 1000, entries: 10 });
  store.put('/', answer(50));
  for (let index = 0; index < 1000; index += 1) {
    if (index % 4 === 0) expect(store.use('/')).toBeDefined();
    store.put(`/resources?category=junk${index}`, answer(50));
  }
  expect(store.use('/')).toBeDefined();
});

test('an answer that would take most of the room is not kept, and its forerunner goes', () => {
  const store = new AnswerStore({ bytes: 1000, entries: 10 });
  store.put('/', answer(50));
  store.put('/', answer(600));
  expect([store.has('/'), store.bytes]).toEqual([false, 0]);
});

test('gives back what it drops, with its uses, of which half stay with its successor', () => {
  const store = new AnswerStore({ bytes: 1000, entries: 10 });
  store.put('/', answer(50));
  for (let times = 0; times < 8; times += 1) store.use('/');
  expect(store.dropWhere(() => true)).toEqual([{ address: '/', uses: 8 }]);
  store.put('/', answer(50), 8);
  expect(store.drop('/')).toEqual({ address: '/', uses: 4 });
  expect(store.bytes).toBe(0);
});
