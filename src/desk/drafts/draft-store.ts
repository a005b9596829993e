import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { useDesk } from '#desk/desk-context.ts';

/** Maximum number of stored drafts. When there are more, the oldest are deleted. */
const draftMaximum = 50;

const draftSchema = z.object({
  /** Key of the draft. A dialog that does not continue a draft gets a new key, so that no draft overwrites another. */
  key: z.string(),
  noun: z.enum(['article', 'category', 'tag']),
  /** Id of the record, or 0 if the record is new. */
  recordId: z.number(),
  title: z.string(),
  savedAt: z.number(),
  /**
   * Number of changes to the text so far. The server's working copy has this number too. Of two texts with the same
   * key, the one with the higher number is newer.
   */
  sequence: z.number(),
  form: z.unknown().optional(),
  /** The record as it was when the dialog opened, or `undefined` if the record is new. */
  record: z.unknown().optional(),
  /** Whether someone else saved the record after this person began to type. `record` is then newer than the text. */
  isBehind: z.boolean().optional(),
});

/**
 * The unsaved changes of one dialog. They survive closing the dialog and the tab, until they are saved or discarded.
 */
export type Draft = z.infer<typeof draftSchema>;

/** A text that this person typed and has not saved. This browser, the server or both store it. */
export interface UnsavedText {
  readonly key: string;
  readonly recordId: number;
  readonly title: string;
  readonly savedAt: number;
  /** This browser's draft of the text. `undefined` if the text is only on the server, or newer there. */
  readonly draft: Draft | undefined;
}

export type DraftStore = ReturnType<typeof createDraftStore>;

export type DraftChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

const newsSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('put'), key: z.string() }),
  z.object({ kind: z.literal('drop'), key: z.string() }),
  z.object({ kind: z.literal('clear') }),
]);
type News = z.infer<typeof newsSchema>;

/**
 * Returns the drafts of this browser, which all its tabs share. If the browser does not allow storing, drafts are only
 * in this tab's memory.
 */
export function createDraftStore(database: DraftDatabase, channel: DraftChannel) {
  let drafts: readonly Draft[] = [];
  const dropped = new Set<string>();
  const listeners = new Set<() => void>();
  const otherTabListeners = new Set<(key: string) => void>();
  const change = (next: readonly Draft[]) => {
    drafts = next;
    for (const listener of listeners) listener();
  };
  const without = (key: string) => drafts.filter((draft) => draft.key !== key);
  const withDraft = (draft: Draft) =>
    [draft, ...without(draft.key)].toSorted((one, other) => other.savedAt - one.savedAt);
  const tell = (news: News) => channel.postMessage(news);
  const forget = async (key: string) => {
    await database.remove(key).catch((error: unknown) => console.error('Deleting a draft failed', error));
    tell({ kind: 'drop', key });
  };

  channel.addEventListener('message', async ({ data }) => {
    const news = newsSchema.safeParse(data).data;
    if (news?.kind === 'clear') change([]);
    if (news?.kind === 'drop') {
      dropped.add(news.key);
      change(without(news.key));
    }
    if (news?.kind !== 'put') return;
    for (const listener of otherTabListeners) listener(news.key);
    const draft = draftSchema.safeParse(await database.read(news.key).catch(() => undefined)).data;
    if (draft) change(withDraft(draft));
  });

  const readStored = async () => {
    const stored = await database.readAll().catch((error: unknown) => {
      console.error('Reading the drafts failed', error);
      return [];
    });
    const read = stored.flatMap((entry) => draftSchema.safeParse(entry).data ?? []);
    // This tab may have stored a newer draft with the same key while the database was being read. That draft stays.
    const kept = new Set(drafts.map(({ key }) => key));
    change(
      [...drafts, ...read.filter(({ key }) => !kept.has(key))].toSorted((one, other) => other.savedAt - one.savedAt),
    );
  };

  return {
    /** Resolves when the stored drafts have been read. */
    ready: readStored(),
    all: () => drafts,
    /** Stores a draft. Rejects if the browser cannot store it. The draft is then only in the memory of this tab. */
    async put(draft: Draft) {
      dropped.delete(draft.key);
      const next = withDraft(draft);
      change(next.slice(0, draftMaximum));
      for (const { key } of next.slice(draftMaximum)) void forget(key);
      await database.put(draft);
      tell({ kind: 'put', key: draft.key });
    },
    drop(key: string) {
      const isKnown = drafts.some((draft) => draft.key === key);
      dropped.add(key);
      change(without(key));
      if (isKnown) void forget(key);
    },
    /**
     * Returns whether the text with this key was saved or discarded in this browser. The server's list of working copies
     * may still contain such a text for a moment.
     */
    hasDropped: (key: string) => dropped.has(key),
    /**
     * Makes `hasDropped` return false again. Called when the server could not discard the text, so that the desk still
     * lists it.
     */
    undrop(key: string) {
      dropped.delete(key);
      change([...drafts]);
    },
    /** Deletes every draft. Called at sign-out. */
    async clear() {
      change([]);
      await database.clear().catch((error: unknown) => console.error('Deleting the drafts failed', error));
      tell({ kind: 'clear' });
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * Calls the listener when another tab stores a draft, with the key of that draft. Returns a function that removes the
     * listener.
     */
    onKeptElsewhere(listener: (key: string) => void): () => void {
      otherTabListeners.add(listener);
      return () => otherTabListeners.delete(listener);
    },
  };
}

export function newDraftKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function useDrafts(): readonly Draft[] {
  const { drafts } = useDesk();
  return useSyncExternalStore(drafts.subscribe, drafts.all);
}

/** The database in which drafts are stored. Every function rejects if the browser does not allow storing. */
export interface DraftDatabase {
  readAll(): Promise<unknown[]>;
  read(key: string): Promise<unknown>;
  put(draft: Draft): Promise<void>;
  remove(key: string): Promise<void>;
  clear(): Promise<void>;
}

const databaseName = 'desk';
const storeName = 'drafts';

/** Returns the database of drafts in IndexedDB. All tabs share it. Drafts survive a crash and the closing of a tab. */
export function openDraftDatabase(): DraftDatabase {
  let opening: Promise<IDBDatabase> | undefined;
  const open = () => {
    opening ??= openDatabase();
    // If opening fails, the next call tries again.
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  };
  const runOnce = async <Result>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<Result>) => {
    const transaction = (await open()).transaction(storeName, mode);
    const request = use(transaction.objectStore(storeName));
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
    return promise;
  };
  const run: typeof runOnce = async (mode, use) => {
    try {
      return await runOnce(mode, use);
    } catch {
      // The browser closes the connection when the site's data are cleared, for example by a sign-out in another tab.
      // So `runOnce` must open a new one.
      opening = undefined;
      return runOnce(mode, use);
    }
  };
  return {
    readAll: () => run('readonly', (store) => store.getAll()),
    read: (key) => run('readonly', (store) => store.get(key)),
    put: async (draft) => {
      await run('readwrite', (store) => store.put(draft));
    },
    remove: async (key) => {
      await run('readwrite', (store) => store.delete(key));
    },
    clear: async () => {
      await run('readwrite', (store) => store.clear());
    },
  };
}

function openDatabase(): Promise<IDBDatabase> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>();
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'key' });
  request.onsuccess = () => {
    // Closes the connection when another tab needs to delete or upgrade the database.
    request.result.onversionchange = () => request.result.close();
    resolve(request.result);
  };
  request.onerror = () => reject(request.error);
  return promise;
}
