import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** The three tabs in their order. Articles is the default (product 8.2). */
export const deskTabs = ['articles', 'categories', 'tags'] as const;

export type DeskTab = (typeof deskTabs)[number];

/** What the desk shows. The URL keeps it, so that Back works and a list can be bookmarked (product 8.16). */
export interface DeskAddress {
  readonly tab: DeskTab;
  readonly q: string;
  readonly category: number | undefined;
  readonly status: string | undefined;
  readonly sort: string | undefined;
  /** Id of the account whose changes are shown; 0 is the command line. */
  readonly actor?: number | undefined;
  /** Counts from 1. */
  readonly page: number;
}

/** Longest search text that the API accepts. */
const searchMaximum = 200;

/** Parses the query of a URL. Invalid values are left out. */
export function readDeskAddress(search: string): DeskAddress {
  const query = new URLSearchParams(search);
  return {
    tab: deskTabs.find((tab) => tab === query.get('tab')) ?? 'articles',
    q: (query.get('q') ?? '').slice(0, searchMaximum),
    category: wholeNumber(query.get('category')),
    status: query.get('status') ?? undefined,
    sort: query.get('sort') ?? undefined,
    actor: query.get('actor') === '0' ? 0 : wholeNumber(query.get('actor')),
    page: wholeNumber(query.get('page')) ?? 1,
  };
}

/** Returns the query of a URL. The default tab, page 1 and empty filters are left out. */
export function writeDeskAddress(address: DeskAddress): string {
  const query = new URLSearchParams();
  if (address.tab !== 'articles') query.set('tab', address.tab);
  if (address.q) query.set('q', address.q);
  if (address.category !== undefined) query.set('category', String(address.category));
  if (address.status) query.set('status', address.status);
  if (address.sort) query.set('sort', address.sort);
  if (address.actor !== undefined) query.set('actor', String(address.actor));
  if (address.page > 1) query.set('page', String(address.page));
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** Returns the address of a tab without search and filters. */
export function plainAddress(tab: DeskTab): DeskAddress {
  return { tab, q: '', category: undefined, status: undefined, sort: undefined, actor: undefined, page: 1 };
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
}

/** Event that is dispatched when the URL changes without loading a document. */
export const addressChanged = 'desk-address';

/** Calls a listener when the URL changes, including Back and Forward. Returns a function that unsubscribes. */
export function subscribeToAddress(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(addressChanged, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(addressChanged, listener);
  };
}

/** Navigates within the desk. Use `replace` for changes that Back should skip, such as typing. */
export type GoTo = (address: DeskAddress, how?: 'push' | 'replace') => void;

/** Returns the desk's address and a function that changes it. */
export function useDeskAddress(): readonly [DeskAddress, GoTo] {
  const search = useSyncExternalStore(subscribeToAddress, () => location.search);
  const address = useMemo(() => readDeskAddress(search), [search]);
  const goTo = useCallback<GoTo>((next, how = 'push') => {
    const target = location.pathname + writeDeskAddress(next);
    if (target === location.pathname + location.search) return;
    if (how === 'push') history.pushState(null, '', target);
    else history.replaceState(null, '', target);
    dispatchEvent(new Event(addressChanged));
  }, []);
  return [address, goTo];
}
