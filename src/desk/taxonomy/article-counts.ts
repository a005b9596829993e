import { keepPreviousData } from '@tanstack/react-query';
import { type ApiClient, apiQuery } from '#desk/api/api-client.ts';
import { type DeskAddress, plainAddress } from '#desk/ui/desk-address.ts';
import { countWords } from '#desk/ui/pager.tsx';
import { articleCountsSchema } from '#shared/api/taxonomy-contract.ts';

interface CountedKind {
  readonly path: string;
  readonly list: 'categories' | 'tags';
}

/** Returns the query that maps each of these categories or tags to its number of articles. */
export function articleCounts(api: ApiClient, { path, list }: CountedKind, ids: readonly number[]) {
  // A save of an article makes every query with the key `articles` stale, so these counts are then fetched again.
  const key = ['articles', 'counts', list, ids];
  return {
    ...apiQuery(api, key, countsSchema, `${path}/article-counts?ids=${ids.join(',')}`),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  };
}

const countsSchema = articleCountsSchema.transform(
  (counts): ReadonlyMap<number, number> => new Map(counts.map(({ id, articles }) => [id, articles])),
);

export function articlesOf(list: 'categories' | 'tags', id: number): DeskAddress {
  return { ...plainAddress('articles'), ...(list === 'categories' ? { category: id } : { tag: id }) };
}

export function mergeText(
  { noun, name }: { readonly noun: 'category' | 'tag'; readonly name: string },
  articles: number | undefined,
): string {
  const get = (count: number) =>
    count === 1 ? `1 article of “${name}” gets` : `${countWords(count, 'articles')} of “${name}” get`;
  const start = articles === undefined ? `The articles of “${name}” get` : get(articles);
  const links = noun === 'category' ? ' Links to it lead to the other category.' : '';
  const what = articles === 0 ? `No article uses “${name}”.` : `${start} the ${noun} that you choose here.`;
  return `${what} “${name}” moves to Trash.${links}`;
}

export function usesText(noun: 'category' | 'tag', articles: number | undefined): string {
  if (articles === undefined) return '';
  if (articles === 0) return `No article uses this ${noun}.`;
  const uses = articles === 1 ? '1 article uses' : `${countWords(articles, 'articles')} use`;
  if (noun === 'tag')
    return `${uses} this tag. ${articles === 1 ? 'The article stays' : 'The articles stay'}, without the tag.`;
  return `${uses} this category, so choose another category for ${articles === 1 ? 'it' : 'them'} first or merge this one into another.`;
}
