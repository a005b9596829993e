import type { ApiClient } from '#dashboard/api/api-client.ts';
import type { DeskAddress } from '#dashboard/lists/desk-address.ts';
import { listPartQuery } from '#dashboard/lists/list-part.ts';
import { pageRange, queryText } from '#dashboard/lists/list-range.ts';
import { apiPaths } from '#domain/api-paths.ts';
import { type AdminArticlesQuery, adminArticlesQuerySchema, articleSchema } from '#domain/contract/article-contract.ts';

const { status: statusSchema, sort: sortSchema } = adminArticlesQuerySchema.shape;

/** The API's query for what the address asks of the articles; a state or an order that does not exist is left out. */
export function articlesQueryOf(address: DeskAddress): AdminArticlesQuery {
  return {
    q: address.q || undefined,
    category_id: address.category,
    status: statusSchema.safeParse(address.status).data,
    sort: sortSchema.safeParse(address.sort).data,
    ...pageRange(address.page),
  };
}

/** A page of the articles (specification 7, GET /api/admin/articles; design 3.6). */
export function listArticles(api: ApiClient, query: AdminArticlesQuery) {
  return listPartQuery(api, `${apiPaths.adminArticles}?${queryText(query)}`, articleSchema, [
    'articles',
    'list',
    query,
  ]);
}
