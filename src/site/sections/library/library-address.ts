import { libraryQueryNames, resourcesQueryNames } from '#shared/rules/article-link.ts';
import { dateFormatter } from '#shared/rules/formatters.ts';
import { type Locale, localisedPath } from '#shared/rules/locales.ts';
import { formatCount } from '#shared/rules/numbers.ts';
import { cleanLine } from '#shared/rules/text-input.ts';
import type { ArticleRange } from '#shared/site-content.ts';

/** Number of articles on one page of the list of a tag, of a month, or of all articles. */
export const rowsPerPage = 50;

export function readPageNumber(query: URLSearchParams): number | undefined {
  const page = query.get(libraryQueryNames.page);
  if (page === null) return 1;
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : undefined;
}

export function rangeOfPage(page: number): ArticleRange {
  return { skip: (page - 1) * rowsPerPage, limit: rowsPerPage };
}

/** Returns a path with a page number in its query, except for the first page. Example: `/tags/bookings?page=2`. */
export function pathOfPage(path: string, page: number): string {
  return page > 1 ? `${path}${path.includes('?') ? '&' : '?'}${libraryQueryNames.page}=${page}` : path;
}

export const allArticlesPath = '/articles';
export const allTagsPath = '/tags';

/** Returns the path of the articles of a month, YYYY-MM, without the prefix of a variant. */
export function monthPath(month: string): string {
  return `${allArticlesPath}/${month}`;
}

/**
 * Returns the path of the list of articles with a tag, in a variant. Code in the browser may not know the slug. The
 * path then contains the tag's id, and the server redirects to the path with the slug.
 */
export function tagPath(locale: Locale, { id, slug }: { readonly id: number; readonly slug?: string | undefined }) {
  return localisedPath(locale, slug ? `${allTagsPath}/${slug}` : `${allTagsPath}?${libraryQueryNames.tag}=${id}`);
}

/** Maximum length of a search, in characters. The rest of a longer text is ignored. */
export const searchMaximum = 100;

/** Returns the search text in a query, cut to {@link searchMaximum} characters. Empty if there is none. */
export function readSearchText(query: URLSearchParams): string {
  const text = cleanLine((query.get(resourcesQueryNames.search) ?? '').toWellFormed().replace(/\s+/g, ' '));
  return [...text].slice(0, searchMaximum).join('');
}

/** Returns the path of a search, without the prefix of a variant. */
export function searchPath(text: string): string {
  return `/resources?${new URLSearchParams({ [resourcesQueryNames.search]: text })}`;
}

/** Returns the name and year of a month that is given as YYYY-MM. Example: "November 2026" for "2026-11". */
export function formatMonth(month: string): string {
  const form = dateFormatter('en-NZ', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return form.format(new Date(`${month}-01T00:00:00Z`));
}

/** Returns a number of articles in words. Example: "1 article", "2,340 articles". */
export function articleCount(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'article' : 'articles'}`;
}
