import { expect, test, vi } from 'vitest';
import { createDraftStore, type Draft, findDraft } from './draft-store.ts';

function memoryStorage(text: string | null = null, isFull = false): Storage {
  let kept = text;
  return {
    length: 0,
    clear: () => {},
    key: () => null,
    removeItem: () => {},
    getItem: () => kept,
    setItem: (_key, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept = value;
    },
  };
}

const draft: Draft = {
  key: 'a',
  noun: 'article',
  recordId: 0,
  title: 'T',
  savedAt: 1,
  form: { title: 'T' },
  record: null,
};

test('a new store over the same storage has the drafts of the old one', () => {
  const storage = memoryStorage();
  const draftOfNew = { ...draft, key: 'new', record: undefined };
  createDraftStore(storage).put(draft);
  createDraftStore(storage).put(draftOfNew);
  expect(createDraftStore(storage).all()).toEqual([draftOfNew, draft]);
});

test('storing a draft again replaces it and moves it to the front; dropping removes it', () => {
  const store = createDraftStore(memoryStorage());
  store.put(draft);
  store.put({ ...draft, key: 'b', title: 'Other' });
  store.put({ ...draft, title: 'Newer' });
  expect(store.all().map((entry) => entry.title)).toEqual(['Newer', 'Other']);
  expect(findDraft(store.all(), 'article', 0)?.title).toBe('Newer');
  store.drop('a');
  expect(store.all().map((entry) => entry.key)).toEqual(['b']);
});

test('keeps drafts in memory when the storage is full, and starts empty when it is corrupt', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = createDraftStore(memoryStorage(null, true));
  store.put(draft);
  expect(store.all()).toEqual([draft]);
  expect(complaint).toHaveBeenCalledOnce();
  expect(createDraftStore(memoryStorage('not JSON')).all()).toEqual([]);
  expect(createDraftStore(memoryStorage('[{"key":1}]')).all()).toEqual([]);
  complaint.mockRestore();
});
