import { keepPreviousData, queryOptions, type UndefinedInitialDataOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type ApiClient, readAnswer } from '#dashboard/api/api-client.ts';

/** One page of a list, and how many records there are in all. */
export interface ListPart<Item> {
  readonly items: readonly Item[];
  readonly total: number;
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
