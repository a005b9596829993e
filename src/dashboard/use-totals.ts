import { useQuery } from '@tanstack/react-query';
import { listArticles } from './articles/list-articles.ts';
import { listCategories } from './categories/list-categories.ts';
import { useDesk } from './desk-context.ts';
import type { DeskTab } from './lists/desk-address.ts';
import { listTags } from './tags/list-tags.ts';

/** How many articles, categories and tags there are in all; undefined until known. */
export function useTotals(): Record<DeskTab, number | undefined> {
  const { api } = useDesk();
  const one = { limit: 1 };
  return {
    articles: useQuery(listArticles(api, one)).data?.total,
    categories: useQuery(listCategories(api, one)).data?.total,
    tags: useQuery(listTags(api, one)).data?.total,
  };
}
