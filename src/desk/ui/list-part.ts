import { keepPreviousData, queryOptions, type UndefinedInitialDataOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type ApiClient, readAnswer } from '#desk/api/api-client.ts';
import { queryText } from './list-range.ts';

/** The records on one page of a list, and the number of records in the whole list. */
export interface ListPart<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

export type ListQuery<Item> = UndefinedInitialDataOptions<ListPart<Item>, Error, ListPart<Item>, readonly unknown[]>;

type Asked = Parameters<typeof queryText>[0];

/**
 * Returns the query that fetches one page of a list. Until it arrives, `data` is the page shown last. The header
 * X-Total-Count has the number of records in the whole list.
 */
export function listPartQuery<Schema extends z.ZodType>(
  api: ApiClient,
  queryKey: readonly unknown[],
  schema: Schema,
  path: string,
  asked: Asked = {},
): ListQuery<z.infer<Schema>> {
  const key: readonly unknown[] = [...queryKey, asked];
  const query = queryText(asked);
  return queryOptions({
    queryKey: key,
    queryFn: async ({ signal }): Promise<ListPart<z.infer<Schema>>> => {
      const answer = await api.send(query ? `${path}?${query}` : path, { signal });
      const items = readAnswer(answer, z.array(schema));
      const total = answer.headers.get('x-total-count');
      return { items, total: total === null ? items.length : Number(total) };
    },
    placeholderData: keepPreviousData,
  });
}
