import { resourcesQueryNames } from '#domain/article-link.ts';
import type { Locale } from '#domain/locales.ts';
import { localisedPath } from '#domain/locales.ts';

/** Cards that come at a time. */
export const pageSize = 24;

/** Pages of cards that stand together when an address names a later one; with the page size at most 96 cards, one API answer. */
const pagesTogether = 4;

/** What the Resources page shows: a category (none means All Resources) up to a page of cards. */
export interface ResourcesChoice {
  /** Slug of the category; empty for All Resources. */
  readonly category: string;
  /** The last page of cards that is shown, from 1. */
  readonly page: number;
}

/** The choice that an address's query stands for. Anything that cannot be read counts as All Resources, page 1 (product 3.7). */
export function readResourcesChoice(query: URLSearchParams): ResourcesChoice {
  const page = query.get(resourcesQueryNames.page) ?? '';
  return {
    category: query.get(resourcesQueryNames.category) ?? '',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a choice within a variant: `/nz/resources?category=cost&page=2`. */
export function resourcesPath(locale: Locale, { category, page }: ResourcesChoice): string {
  const query = new URLSearchParams();
  if (category) query.set(resourcesQueryNames.category, category);
  if (page > 1) query.set(resourcesQueryNames.page, String(page));
  const path = localisedPath(locale, '/resources');
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Which articles a page shows when its address is opened: those before it too, as far as they fit one answer. */
export function shownRange(page: number): { skip: number; limit: number } {
  const first = Math.max(1, page - pagesTogether + 1);
  return { skip: (first - 1) * pageSize, limit: (page - first + 1) * pageSize };
}
