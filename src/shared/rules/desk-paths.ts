import { type Locale, localisedPath } from './locales.ts';

export const editParameter = 'edit';

export function deskEditPath(locale: Locale, articleId: number): string {
  return `${localisedPath(locale, '/dashboard')}?${editParameter}=${articleId}`;
}
