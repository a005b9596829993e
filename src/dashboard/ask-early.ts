import { apiPaths } from '#domain/api-paths.ts';
import { pathWithinLocale } from '#domain/locales.ts';
import { askEarly } from './api/early-answers.ts';
import { pageRange, queryText } from './lists/list-range.ts';

/**
 * Begins the check of who is there, and the first list, while the desk's program is still being fetched: it takes the
 * answers when it gets there. Only the plain first page of the articles is asked for, which most visits begin with.
 */
export function askForDesk(apiBaseUrl: string): void {
  const isPlain = pathWithinLocale(location.pathname) === '/dashboard' && location.search === '';
  const firstArticles = `${apiPaths.adminArticles}?${queryText(pageRange(1))}`;
  askEarly([apiPaths.adminHealth, ...(isPlain ? [firstArticles] : [])].map((path) => apiBaseUrl + path));
}
