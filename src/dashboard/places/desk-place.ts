import { type Locale, localisedPath, pathWithinLocale } from '#domain/locales.ts';

/** The pages of the desk: the three tabs, what visitors left, and what the assistant could not answer. */
export type DeskPlace = 'content' | 'enquiries' | 'questions';

const paths: Readonly<Record<DeskPlace, string>> = {
  content: '/dashboard',
  enquiries: '/dashboard/enquiries',
  questions: '/dashboard/questions',
};

/** The address of a page of the desk, within the prefix that the editor is in. */
export function deskPlacePath(locale: Locale, place: DeskPlace): string {
  return localisedPath(locale, paths[place]);
}

/** The page that an address stands for. */
export function readDeskPlace(pathname: string): DeskPlace {
  const path = pathWithinLocale(pathname);
  if (path === paths.enquiries) return 'enquiries';
  return path === paths.questions ? 'questions' : 'content';
}
