import { useSyncExternalStore } from 'react';
import { useDesk } from '#dashboard/desk-context.ts';
import { accessTokenKey } from '#domain/api-paths.ts';

/** Why the session is no longer open: its token was refused, or another tab signed out. */
export type SessionEnd = 'expired' | 'signed-out-elsewhere';

/** The reason that the sign-in page explains. */
export type SignInReason = 'session-ended' | 'not-admin';

/** Open, or ended and waiting until the person signs in again in place. */
export type SessionState = { readonly kind: 'open' } | { readonly kind: 'ended'; readonly end: SessionEnd };

/** The session of this tab. All tabs share its token in local storage (product 7.3). */
export interface Session {
  token(): string | null;
  state(): SessionState;
  /** Whether an open dialog would be lost by leaving the page. */
  hasOpenWork(): boolean;
  subscribe(listener: () => void): () => void;
  /** Marks a dialog as open. Returns a function that marks it as closed. */
  holdWork(): () => void;
  /** Resolves when a refused token has been replaced. Without an open dialog it goes to the sign-in page instead. */
  renewal(refused: string | null, signal?: AbortSignal): Promise<void>;
  /** Stores a new token and resumes every waiting request. */
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

/** Returns the session of this tab, which follows the token that other tabs store or remove. */
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

/** Returns the state of this tab's session. */
export function useSessionState(): SessionState {
  const { session } = useDesk();
  return useSyncExternalStore(session.subscribe, session.state);
}
