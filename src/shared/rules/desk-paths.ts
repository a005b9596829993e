import { type Locale, localisedPath } from './locales.ts';

/** Name of the parameter in the desk's address that contains the id of the article to edit. */
export const editParameter = 'edit';

/** Returns the path of the desk at which an article is open for editing. */
export function deskEditPath(locale: Locale, articleId: number): string {
  return `${localisedPath(locale, '/dashboard')}?${editParameter}=${articleId}`;
}
