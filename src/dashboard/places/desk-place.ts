import { useSyncExternalStore } from 'react';
import { addressChanged, subscribeToAddress } from '#dashboard/lists/desk-address.ts';
import { type Locale, localisedPath, pathWithinLocale } from '#domain/locales.ts';

/** The pages of the desk: the three tabs, what visitors left, what the assistant could not answer, and what an account needs. */
export type DeskPlace = 'content' | 'enquiries' | 'questions' | 'sessions' | 'history';

const paths: Readonly<Record<DeskPlace, string>> = {
  content: '/dashboard',
  enquiries: '/dashboard/enquiries',
  questions: '/dashboard/questions',
  sessions: '/dashboard/sessions',
  history: '/dashboard/history',
};

const deskPlaces = ['enquiries', 'questions', 'sessions', 'history'] as const;

/** The address of a page of the desk, within the prefix that the editor is in. */
export function deskPlacePath(locale: Locale, place: DeskPlace): string {
  return localisedPath(locale, paths[place]);
}

/** The page that an address stands for. */
export function readDeskPlace(pathname: string): DeskPlace {
  const path = pathWithinLocale(pathname);
  return deskPlaces.find((place) => paths[place] === path) ?? 'content';
}

/** The page of the desk that is shown. */
export function useDeskPlace(): DeskPlace {
  return readDeskPlace(useSyncExternalStore(subscribeToAddress, () => location.pathname));
}

/** Goes to an address of the desk without loading it anew. */
export function goToDeskPath(path: string): void {
  if (path === location.pathname + location.search) return;
  history.pushState(null, '', path);
  dispatchEvent(new Event(addressChanged));
}
