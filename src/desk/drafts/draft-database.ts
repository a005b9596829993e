import type { Draft } from './draft-store.ts';

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
