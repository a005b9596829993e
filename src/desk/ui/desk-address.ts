import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { isCalendarDate } from '#shared/rules/dates.ts';
import { editParameter } from '#shared/rules/desk-paths.ts';
import { queryText } from './list-range.ts';

/** The three tabs, in the order in which they are shown. Articles is the default. */
export const deskTabs = ['articles', 'categories', 'tags'] as const;

export type DeskTab = (typeof deskTabs)[number];

/** The open tab, its filters, and the page of its list. All of them are in the URL, so that Back and bookmarks work. */
export interface DeskAddress {
  readonly tab: DeskTab;
  readonly q: string;
  readonly category: number | undefined;
  readonly tag?: number | undefined;
  /** The first and the last publish date that the list shows, as YYYY-MM-DD. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly status: string | undefined;
  readonly sort: string | undefined;
  /** Id of the account whose changes the change history shows. 0 means the command line. */
  readonly actor?: number | undefined;
  /** Number of the list's page. The first page is 1. */
  readonly page: number;
  readonly edit?: number | undefined;
  /** The part of that article that gets the focus: `title`, `summary` or the number of a block of its content. */
  readonly part?: string | undefined;
}

/** The state in a tab's address that shows the tab's deleted records. */
export const trashStatus = 'trash';

/** Maximum length of a search text that the API accepts. */
const searchMaximum = 200;

/** Parses the query of a URL. Ignores values that are not valid. */
export function readDeskAddress(search: string): DeskAddress {
  const query = new URLSearchParams(search);
  return {
    tab: deskTabs.find((tab) => tab === query.get('tab')) ?? 'articles',
    q: (query.get('q') ?? '').slice(0, searchMaximum),
    category: wholeNumber(query.get('category')),
    tag: wholeNumber(query.get('tag')),
    from: calendarDate(query.get('from')),
    to: calendarDate(query.get('to')),
    status: query.get('status') ?? undefined,
    sort: query.get('sort') ?? undefined,
    actor: query.get('actor') === '0' ? 0 : wholeNumber(query.get('actor')),
    page: wholeNumber(query.get('page')) ?? 1,
    edit: wholeNumber(query.get(editParameter)),
    part: /^(?:summary|\d{1,5})$/.exec(query.get('part') ?? '')?.[0],
  };
}

/** Returns an address as the query of a URL. Leaves out the default tab, page 1 and empty filters. */
export function writeDeskAddress({ tab, page, edit, ...filters }: DeskAddress): string {
  const text = queryText({
    tab: tab === 'articles' ? undefined : tab,
    ...filters,
    page: page > 1 ? page : undefined,
    [editParameter]: edit,
  });
  return text ? `?${text}` : '';
}

/** Returns the address of a tab's first page, without search and filters. */
export function plainAddress(tab: DeskTab): DeskAddress {
  return { tab, q: '', category: undefined, status: undefined, sort: undefined, actor: undefined, page: 1 };
}

/** Returns how many filters of a list are set. The search and the order are not filters. */
export function countFilters({ category, tag, from, to, status, actor }: DeskAddress): number {
  return [category, tag, from, to, status, actor].filter((value) => value !== undefined).length;
}

function calendarDate(text: string | null): string | undefined {
  return text !== null && isCalendarDate(text) ? text : undefined;
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined;
}

/** Name of the event that the desk dispatches on the window when it changes the URL itself. */
export const addressChanged = 'desk-address';

/** Calls the listener when the desk, Back or Forward changes the URL. Returns a function that removes it. */
export function subscribeToAddress(listener: () => void): () => void {
  addEventListener('popstate', listener);
  addEventListener(addressChanged, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener(addressChanged, listener);
  };
}

/** Changes the desk's address. With `replace`, Back does not return to the current address. */
export type GoTo = (address: DeskAddress, how?: 'push' | 'replace') => void;

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
