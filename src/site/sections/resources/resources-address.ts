import { resourcesQueryNames } from '#domain/article-link.ts';
import type { Locale } from '#domain/locales.ts';
import { localisedPath } from '#domain/locales.ts';

/** Cards per page. */
export const pageSize = 24;

/** Most pages shown together for a URL with a later page: 96 cards, which fit one API response. */
const pagesTogether = 4;

/** The category and the number of pages that the Resources page shows. */
export interface ResourcesChoice {
  /** Slug of the category; empty for All Resources. */
  readonly category: string;
  /** The last page that is shown, counting from 1. */
  readonly page: number;
}

/** Parses the query of a URL. Invalid values become All Resources, page 1 (product 3.7). */
export function readResourcesChoice(query: URLSearchParams): ResourcesChoice {
  const page = query.get(resourcesQueryNames.page) ?? '';
  return {
    category: query.get(resourcesQueryNames.category) ?? '',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** Returns the path of a choice in a variant: `/nz/resources?category=cost&page=2`. */
export function resourcesPath(locale: Locale, { category, page }: ResourcesChoice): string {
  const query = new URLSearchParams();
  if (category) query.set(resourcesQueryNames.category, category);
  if (page > 1) query.set(resourcesQueryNames.page, String(page));
  const path = localisedPath(locale, '/resources');
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Returns the range of articles for a URL: its page and the pages before it, as far as they fit one response. */
export function shownRange(page: number): { skip: number; limit: number } {
  const first = Math.max(1, page - pagesTogether + 1);
  return { skip: (first - 1) * pageSize, limit: (page - first + 1) * pageSize };
}
