import { useSyncExternalStore } from 'react';
import { useDesk } from '#dashboard/desk-context.ts';
import { accessTokenKey } from '#domain/api-paths.ts';

/** Why the session is no longer open: its token was refused, or another tab signed out. */
export type SessionEnd = 'expired' | 'signed-out-elsewhere';

/** Why the sign-in page is shown; it says so in a sentence. */
export type SignInReason = 'session-ended' | 'not-admin';

/** Open, or ended and waiting for the person to sign in again in place. */
export type SessionState = { readonly kind: 'open' } | { readonly kind: 'ended'; readonly end: SessionEnd };

/** The signed-in session of this tab (specification 4 and 6). Its token lies in local storage, shared by all tabs. */
export interface Session {
  token(): string | null;
  state(): SessionState;
  /** Whether something is being edited that leaving the page would interrupt. */
  hasOpenWork(): boolean;
  subscribe(listener: () => void): () => void;
  /** Marks something as being edited; the answer ends that. */
  holdWork(): () => void;
  /** Settles when a refused token has been replaced. Without open work it leaves for the sign-in page instead. */
  renewal(refused: string | null, signal?: AbortSignal): Promise<void>;
  /** Takes a new token and lets every waiting request go on. */
  open(token: string): void;
  /** Removes the token and goes to the sign-in page. */
  leave(reason?: SignInReason): void;
}

interface SessionParts {
  readonly signInPath: string;
  readonly storage?: Storage;
  readonly go?: (path: string) => void;
}

const open: SessionState = { kind: 'open' };

/** Makes the session of this tab, and listens for what other tabs do with the token. */
export function createSession({
  signInPath,
  storage = localStorage,
  go = (path) => location.replace(path),
}: SessionParts): Session {
  let state: SessionState = open;
  let workCount = 0;
  let renewed = Promise.withResolvers<void>();
  let isLeaving = false;
  const listeners = new Set<() => void>();

  const change = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const reopen = () => {
    change(open);
    renewed.resolve();
    renewed = Promise.withResolvers<void>();
  };
  const leave = (reason?: SignInReason) => {
    isLeaving = true;
    storage.removeItem(accessTokenKey);
    go(reason ? `${signInPath}?reason=${reason}` : signInPath);
  };

  addEventListener('storage', (event) => {
    if (isLeaving || (event.key !== accessTokenKey && event.key !== null)) return;
    if (!storage.getItem(accessTokenKey)) change({ kind: 'ended', end: 'signed-out-elsewhere' });
    else if (state.kind === 'ended') reopen();
  });

  return {
    token: () => storage.getItem(accessTokenKey),
    state: () => state,
    hasOpenWork: () => workCount > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    holdWork() {
      workCount += 1;
      return () => {
        workCount -= 1;
      };
    },
    async renewal(refused, signal) {
      const current = storage.getItem(accessTokenKey);
      if (current !== null && current !== refused && state.kind === 'open') return;
      if (workCount === 0 && state.kind === 'open') {
        leave('session-ended');
        return new Promise(() => {});
      }
      if (state.kind === 'open') change({ kind: 'ended', end: 'expired' });
      await Promise.race([renewed.promise, aborted(signal)]);
    },
    open(token) {
      storage.setItem(accessTokenKey, token);
      reopen();
    },
    leave,
  };
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Whether this tab's session is open. */
export function useSessionState(): SessionState {
  const { session } = useDesk();
  return useSyncExternalStore(session.subscribe, session.state);
}
