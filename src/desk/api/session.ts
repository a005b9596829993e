import { useEffect, useSyncExternalStore } from 'react';
import { useDesk } from '#desk/desk-context.ts';
import { accessTokenKey, tokenRefusedEvent } from '#shared/api/api-paths.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { type SignInReason, signInPath } from '#shared/rules/sign-in-notices.ts';

/** Maximum time between the two clicks of a double click, in milliseconds. */
export const doubleClickTime = 500;

/** Why a session ended: the server refused its token, or the person signed out in another tab. */
export type SessionEnd = 'expired' | 'signed-out-elsewhere';

/**
 * The state of the session. After it has ended, requests wait until the person signs in again. While it is `confirming`,
 * the request that needs a confirmation waits for it.
 */
type SessionState =
  | { readonly kind: 'open' }
  | { readonly kind: 'confirming' }
  | { readonly kind: 'ended'; readonly end: SessionEnd };

export type Session = ReturnType<typeof createSession>;

const open: SessionState = { kind: 'open' };

/**
 * Creates the session of this tab. All tabs use the same token, which is in local storage. The session notices when
 * another tab stores or removes it.
 */
export function createSession(locale: Locale) {
  let state: SessionState = open;
  let workCount = 0;
  let workEndedAt = Number.NEGATIVE_INFINITY;
  let renewed = Promise.withResolvers<void>();
  let cancelled = Promise.withResolvers<void>();
  let isLeaving = false;
  let accountId: number | undefined;
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
  /** Removes the token and goes to the sign-in page. After the sign-in, the page `returnTo` opens. */
  const leave = (reason?: SignInReason, returnTo?: string) => {
    isLeaving = true;
    localStorage.removeItem(accessTokenKey);
    location.replace(signInPath(locale, reason, returnTo));
  };

  /** Ends the confirmation: the requests that wait for it continue, or fail if the person has cancelled. */
  const endConfirmation = (outcome: 'confirmed' | 'cancelled') => {
    if (outcome === 'confirmed') return reopen();
    change(open);
    cancelled.resolve();
    cancelled = Promise.withResolvers<void>();
  };

  // Back closes the dialog whose request waits, so nobody would know any more what they confirm.
  addEventListener('popstate', () => {
    if (state.kind === 'confirming') endConfirmation('cancelled');
  });
  addEventListener('storage', (event) => {
    if (isLeaving || (event.key !== accessTokenKey && event.key !== null)) return;
    if (!localStorage.getItem(accessTokenKey)) change({ kind: 'ended', end: 'signed-out-elsewhere' });
    else if (state.kind === 'ended') reopen();
  });

  /** Called when the server has ended the session while it was being confirmed. */
  const expire = () => change({ kind: 'ended', end: 'expired' });
  addEventListener(tokenRefusedEvent, expire);

  return {
    token: () => localStorage.getItem(accessTokenKey),
    state: () => state,
    /** The id of the account that uses the desk, or `undefined` while it is being fetched. */
    accountId: () => accountId,
    setAccountId(id: number) {
      accountId = id;
    },
    /** Returns whether work ended so recently that a click may be the second click of a double click. */
    hasJustEndedWork: () => performance.now() - workEndedAt < doubleClickTime,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Marks work as open that would be lost if the desk went to the sign-in page. Returns a function that ends it. */
    holdWork() {
      workCount += 1;
      return () => {
        workCount -= 1;
        workEndedAt = performance.now();
      };
    },
    /**
     * Called after the server has refused the token. Resolves when somebody has signed in again. If no work is open,
     * goes to the sign-in page and never resolves.
     */
    async renewal(refused: string | null, signal?: AbortSignal): Promise<void> {
      const current = localStorage.getItem(accessTokenKey);
      if (current !== null && current !== refused && state.kind === 'open') return;
      if (workCount === 0 && state.kind === 'open') {
        leave('session-ended', openDeskPage());
        return new Promise(() => {});
      }
      if (state.kind === 'open') expire();
      await Promise.race([renewed.promise, aborted(signal)]);
    },
    /**
     * Called after the server has asked for the password or passkey again. Resolves when the person has confirmed.
     * Rejects with `refusal` if they cancel.
     */
    async confirmation(refusal: Error, signal?: AbortSignal) {
      if (state.kind === 'open') change({ kind: 'confirming' });
      const cancelling = cancelled.promise.then(() => Promise.reject(refusal));
      await Promise.race([renewed.promise, cancelling, aborted(signal)]);
    },
    expire,
    endConfirmation,
    open(token: string) {
      isLeaving = false;
      localStorage.setItem(accessTokenKey, token);
      reopen();
    },
    leave,
  };
}

export function openDeskPage(): string {
  return location.pathname + location.search;
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Holds the session's work open while this component is mounted and `isOpen` is true. */
export function useOpenWork(isOpen = true): void {
  const { session } = useDesk();
  useEffect(() => (isOpen ? session.holdWork() : undefined), [isOpen, session]);
}

export function useSessionState(): SessionState {
  const { session } = useDesk();
  return useSyncExternalStore(session.subscribe, session.state);
}
