import { resourcesQueryNames } from '#shared/rules/article-link.ts';
import type { Locale } from '#shared/rules/locales.ts';
import { localisedPath } from '#shared/rules/locales.ts';

/** Number of cards on a page of the list. */
export const pageSize = 24;

/**
 * Maximum number of pages of the list that are shown together. Four pages have 96 cards, which fit into one response of
 * the API (at most 100 rows).
 */
const pagesTogether = 4;

/** What a visitor has chosen on the Resources page: a category, and the last page of its list that is shown. */
export interface ResourcesChoice {
  /** Slug of the category. It is empty for All Resources. */
  readonly category: string;
  /**
   * Number of the last page of the list that is shown. The pages before this one are shown too. The first page is 1.
   * The number is 0 if the URL has a page that cannot be read.
   */
  readonly page: number;
}

/** Parses the query of a URL. The defaults are All Resources and page 1. */
export function readResourcesChoice(query: URLSearchParams): ResourcesChoice {
  const page = query.get(resourcesQueryNames.page) ?? '1';
  return {
    category: query.get(resourcesQueryNames.category) ?? '',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 0,
  };
}

/** Returns the path of a choice in a variant. Example: `/nz/resources?category=cost&page=2`. */
export function resourcesPath(locale: Locale, { category, page }: ResourcesChoice): string {
  const query = new URLSearchParams();
  if (category) query.set(resourcesQueryNames.category, category);
  if (page > 1) query.set(resourcesQueryNames.page, String(page));
  const path = localisedPath(locale, '/resources');
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * Returns the range of articles to show: the articles on a page of the list and on up to three pages before it. One
 * response of the API can contain the whole range.
 */
export function shownRange(page: number): { skip: number; limit: number } {
  const first = Math.max(1, page - pagesTogether + 1);
  return { skip: (first - 1) * pageSize, limit: (page - first + 1) * pageSize };
}

/**
 * Returns the redirect from a former address to a path. Browsers must ask the server again each time, because the
 * former address may later be used for something else.
 */
export function movedTo(path: string): Response {
  return new Response(null, { status: 301, headers: { location: path, 'cache-control': 'no-cache' } });
}
