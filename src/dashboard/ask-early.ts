import { apiPaths } from '#domain/api-paths.ts';
import { pathWithinLocale } from '#domain/locales.ts';
import { askEarly } from './api/early-answers.ts';
import { pageRange, queryText } from './lists/list-range.ts';

/**
 * Sends the desk's first requests while its scripts are still loading: the check of the token and the account. If the
 * desk opens with the list of articles, also requests the first page of that list. The API client uses the responses
 * later.
 */
export function askForDesk(apiBaseUrl: string): void {
  const isPlain = pathWithinLocale(location.pathname) === '/dashboard' && location.search === '';
  const firstArticles = `${apiPaths.adminArticles}?${queryText(pageRange(1))}`;
  askEarly([apiPaths.adminHealth, apiPaths.me, ...(isPlain ? [firstArticles] : [])].map((path) => apiBaseUrl + path));
}
