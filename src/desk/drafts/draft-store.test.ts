import { expect, test, vi } from 'vitest';
import type { DraftDatabase } from './draft-store.ts';
import { createDraftStore, type Draft, type DraftChannel, newDraftKey } from './draft-store.ts';

/** Simulates a browser with several tabs. They share one database, and each tab has a channel to the others. */
function openBrowser({ isFull = false } = {}) {
  const stored = new Map<string, unknown>();
  const tabs: ((event: MessageEvent) => void)[][] = [];
  const database: DraftDatabase = {
    readAll: async () => [...stored.values()],
    read: async (key) => stored.get(key),
    async put(draft) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(draft.key, structuredClone(draft));
    },
    async remove(key) {
      stored.delete(key);
    },
    async clear() {
      stored.clear();
    },
  };
  const channel = (): DraftChannel => {
    const own: ((event: MessageEvent) => void)[] = [];
    tabs.push(own);
    return {
      postMessage(data) {
        for (const tab of tabs) if (tab !== own) for (const listener of tab) listener(new MessageEvent('m', { data }));
      },
      addEventListener: (_type: string, listener: (event: MessageEvent) => void) => own.push(listener),
    } as DraftChannel;
  };
  return {
    stored,
    async openTab() {
      const store = createDraftStore(database, channel());
      await store.ready;
      return store;
    },
  };
}

const draft: Draft = {
  key: 'a',
  noun: 'article',
  recordId: 0,
  title: 'T',
  savedAt: 1,
  sequence: 1,
  form: { title: 'T' },
  record: null,
};

test('a tab that is opened later has the drafts of the one that was closed', async () => {
  const browser = openBrowser();
  const first = await browser.openTab();
  await first.put(draft);
  await first.put({ ...draft, key: 'new', savedAt: 2 });
  const second = await browser.openTab();
  expect(second.all().map(({ key }) => key)).toEqual(['new', 'a']);
});

test('storing a draft again replaces it and moves it to the front; dropping removes it', async () => {
  const store = await openBrowser().openTab();
  await store.put(draft);
  await store.put({ ...draft, key: 'b', title: 'Other', savedAt: 2 });
  await store.put({ ...draft, title: 'Newer', savedAt: 3 });
  expect(store.all().map((entry) => entry.title)).toEqual(['Newer', 'Other']);
  store.drop('a');
  expect(store.all().map((entry) => entry.key)).toEqual(['b']);
});

test('an open tab learns of every draft that another tab keeps, drops or clears', async () => {
  const browser = openBrowser();
  const [one, other] = [await browser.openTab(), await browser.openTab()];
  const heard: string[] = [];
  other.onKeptElsewhere((key) => heard.push(key));
  await one.put(draft);
  await vi.waitFor(() => expect(other.all()).toEqual([draft]));
  expect(heard).toEqual(['a']);
  one.drop('a');
  await vi.waitFor(() => expect(other.all()).toEqual([]));
  await one.put(draft);
  await one.clear();
  expect(other.all()).toEqual([]);
  expect(browser.stored.size).toBe(0);
});

test('keeps drafts in memory and says so when the browser is full; skips what it cannot read', async () => {
  const browser = openBrowser({ isFull: true });
  browser.stored.set('odd', { key: 1 });
  const store = await browser.openTab();
  expect(store.all()).toEqual([]);
  await expect(store.put(draft)).rejects.toThrow('full');
  expect(store.all()).toEqual([draft]);
});

test('keeps 50 drafts and deletes the oldest', async () => {
  const browser = openBrowser();
  const store = await browser.openTab();
  for (let count = 0; count <= 50; count += 1) await store.put({ ...draft, key: `k${count}`, savedAt: count });
  expect(store.all()).toHaveLength(50);
  await vi.waitFor(() => expect(browser.stored.has('k0')).toBe(false));
});

test('keys are 32 hexadecimal digits, each another', () => {
  expect(newDraftKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newDraftKey()).not.toBe(newDraftKey());
});

test('a text that was saved or discarded stays dropped in every tab, until something is typed into it again', async () => {
  const browser = openBrowser();
  const [first, second] = [await browser.openTab(), await browser.openTab()];
  await first.put(draft);
  expect(first.hasDropped('a')).toBe(false);
  const listener = vi.fn();
  first.subscribe(listener);
  first.drop('a');
  first.drop('only-on-the-server');
  expect(listener).toHaveBeenCalledTimes(2);
  expect([first.hasDropped('a'), first.hasDropped('only-on-the-server')]).toEqual([true, true]);
  await expect.poll(() => second.hasDropped('a')).toBe(true);
  await first.put(draft);
  expect(first.hasDropped('a')).toBe(false);
  first.undrop('only-on-the-server');
  expect(first.hasDropped('only-on-the-server')).toBe(false);
});
