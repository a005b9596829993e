import { keepPreviousData, queryOptions, type UndefinedInitialDataOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type ApiClient, readAnswer } from '#desk/api/api-client.ts';

/** The records on one page of a list, and the number of records in the whole list. */
export interface ListPart<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** Fetches one page of a list. The header X-Total-Count has the number of records in the whole list. */
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

export type ListQuery<Item> = UndefinedInitialDataOptions<ListPart<Item>, Error, ListPart<Item>, readonly unknown[]>;

/** Returns the query that fetches one page of a list. Until it arrives, `data` is the page shown last. */
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
