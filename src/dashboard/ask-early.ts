import { apiPaths } from '#domain/api-paths.ts';
import { pathWithinLocale } from '#domain/locales.ts';
import { askEarly } from './api/early-answers.ts';
import { pageRange, queryText } from './lists/list-range.ts';

/**
 * Starts the token check and the first list while the desk's scripts are still loading; the API client then takes the
 * responses. Only the unfiltered first page of the articles is requested, because most visits begin with it.
 */
export function askForDesk(apiBaseUrl: string): void {
  const isPlain = pathWithinLocale(location.pathname) === '/dashboard' && location.search === '';
  const firstArticles = `${apiPaths.adminArticles}?${queryText(pageRange(1))}`;
  askEarly([apiPaths.adminHealth, ...(isPlain ? [firstArticles] : [])].map((path) => apiBaseUrl + path));
}
