import { useSyncExternalStore } from 'react';
import { addressChanged, subscribeToAddress } from '#desk/ui/desk-address.ts';
import { mayUseDesk, type Role } from '#shared/api/account-contract.ts';
import { type Locale, localisedPath, pathWithinLocale } from '#shared/rules/locales.ts';

/** The pages of the desk and their paths; `page-queries.ts` has the same. `content` is the page with the three tabs. */
const paths = {
  content: '/dashboard',
  insight: '/dashboard/insight',
  pictures: '/dashboard/pictures',
  enquiries: '/dashboard/enquiries',
  questions: '/dashboard/questions',
  sessions: '/dashboard/sessions',
  passkeys: '/dashboard/passkeys',
  people: '/dashboard/people',
  history: '/dashboard/history',
  settings: '/dashboard/settings',
  'personal-data': '/dashboard/personal-data',
  trash: '/dashboard/trash',
} as const;

export type DeskPlace = keyof typeof paths;

const isPlace = (name: string): name is DeskPlace => name in paths;

/** The pages that editors may open. Administrators may open all pages. */
const editorPlaces: readonly DeskPlace[] = ['content', 'pictures', 'sessions', 'passkeys', 'trash'];

export function deskPlacePath(locale: Locale, place: DeskPlace): string {
  return localisedPath(locale, paths[place]);
}

/** Returns the page of the desk at a path, or `content` if the path is unknown. */
export function readDeskPlace(pathname: string): DeskPlace {
  const path = pathWithinLocale(pathname);
  return (
    Object.keys(paths)
      .filter(isPlace)
      .find((place) => paths[place] === path) ?? 'content'
  );
}

/** Returns whether accounts with this role may open a page of the desk. */
export function mayOpen(role: Role, place: DeskPlace): boolean {
  return role === 'admin' || (mayUseDesk(role) && editorPlaces.includes(place));
}

export function useDeskPlace(): DeskPlace {
  return readDeskPlace(useSyncExternalStore(subscribeToAddress, () => location.pathname));
}

/** Opens a page of the desk without loading the document again. */
export function goToDeskPath(path: string): void {
  if (path === location.pathname + location.search) return;
  history.pushState(null, '', path);
  dispatchEvent(new Event(addressChanged));
}
