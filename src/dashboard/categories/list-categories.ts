import type { ApiClient } from '#dashboard/api/api-client.ts';
import { listPartQuery } from '#dashboard/lists/list-part.ts';
import { queryText } from '#dashboard/lists/list-range.ts';
import { apiPaths } from '#domain/api-paths.ts';
import { categorySchema, type TermListQuery } from '#domain/contract/taxonomy-contract.ts';

/** A page of the categories (specification 7; design 3.10). */
export function listCategories(api: ApiClient, query: TermListQuery) {
  return listPartQuery(api, `${apiPaths.adminCategories}?${queryText(query)}`, categorySchema, [
    'categories',
    'list',
    query,
  ]);
}
