import type { ApiClient } from '#dashboard/api/api-client.ts';
import { listPartQuery } from '#dashboard/lists/list-part.ts';
import { queryText } from '#dashboard/lists/list-range.ts';
import { apiPaths } from '#domain/api-paths.ts';
import { tagSchema } from '#domain/contract/tag-contract.ts';
import type { TermListQuery } from '#domain/contract/taxonomy-contract.ts';

/** A page of the tags (specification 7; design 3.10). */
export function listTags(api: ApiClient, query: TermListQuery) {
  return listPartQuery(api, `${apiPaths.adminTags}?${queryText(query)}`, tagSchema, ['tags', 'list', query]);
}
