import { apiPaths } from '#shared/api/api-paths.ts';
import { pathWithinLocale } from '#shared/rules/locales.ts';
import { askEarly } from './api/early-answers.ts';
import { pageRange, queryText } from './ui/list-range.ts';

/**
 * Sends the desk's first requests while its scripts are still loading. These are the check of the token and the request
 * for the account. If the desk opens with the list of articles, its first page is requested too. The API client uses
 * the responses later.
 */
export function askForDesk(apiBaseUrl: string): void {
  const isPlain = pathWithinLocale(location.pathname) === '/dashboard' && location.search === '';
  const firstArticles = `${apiPaths.adminArticles}?${queryText(pageRange(1))}`;
  askEarly([apiPaths.adminHealth, apiPaths.me, ...(isPlain ? [firstArticles] : [])].map((path) => apiBaseUrl + path));
}
