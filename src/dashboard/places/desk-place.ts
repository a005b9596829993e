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
