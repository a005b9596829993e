import { keepPreviousData, queryOptions, type UndefinedInitialDataOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type ApiClient, readAnswer } from '#dashboard/api/api-client.ts';

/** One page of a list, and the total number of records. */
export interface ListPart<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** Fetches a range of an admin list. The total is in the X-Total-Count header (product 9.4). */
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

/** The query of a page of a list. */
export type ListQuery<Item> = UndefinedInitialDataOptions<ListPart<Item>, Error, ListPart<Item>, readonly unknown[]>;

/** Returns the query of a page. The previous page stays on the screen until the next one arrives. */
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
