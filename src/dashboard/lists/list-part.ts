import { keepPreviousData, queryOptions, type UndefinedInitialDataOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type ApiClient, readAnswer } from '#dashboard/api/api-client.ts';

/** Rows on a page of a list. */
export const pageSize = 25;

/** One page of a list, and how many records there are in all. */
export interface ListPart<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** The range of the API's list that a page shows. */
export function pageRange(page: number): { limit: number; skip: number } {
  return { limit: pageSize, skip: (page - 1) * pageSize };
}

/** A query without what is not set, for an address of the API. */
export function queryText(query: Record<string, string | number | undefined>): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(set.map(([key, value]) => [key, String(value)])).toString();
}

/** Fetches a part of an admin list: a bare list, with the number of all in X-Total-Count (design 3.6). */
async function fetchListPart<Schema extends z.ZodType>(
  api: ApiClient,
  path: string,
  schema: Schema,
  signal: AbortSignal,
): Promise<ListPart<z.infer<Schema>>> {
  const answer = await api.send(path, { signal });
  const items = readAnswer(answer, z.array(schema));
  const total = answer.headers.get('x-total-count');
  return { items, total: total === null ? items.length : Number(total) };
}

/** A query for a page of a list. */
export type ListQuery<Item> = UndefinedInitialDataOptions<ListPart<Item>, Error, ListPart<Item>, readonly unknown[]>;

/** A page of an admin list as a query: the page before stays on screen until the next one has come. */
export function listPartQuery<Schema extends z.ZodType>(
  api: ApiClient,
  path: string,
  schema: Schema,
  queryKey: readonly unknown[],
): ListQuery<z.infer<Schema>> {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => fetchListPart(api, path, schema, signal),
    placeholderData: keepPreviousData,
  });
}
