import type { ApiClient } from '#desk/api/api-client.ts';
import type { EditorKind } from '#desk/drafts/editor-kind.ts';
import type { DeskAddress } from '#desk/ui/desk-address.ts';
import { listPartQuery } from '#desk/ui/list-part.ts';
import { pageRange } from '#desk/ui/list-range.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import {
  type AdminArticlesQuery,
  type Article,
  type ArticleForm,
  adminArticlesQuerySchema,
  articleFormSchema,
  articleSchema,
  listedArticleSchema,
} from '#shared/api/article-contract.ts';
import { fullArticleVersionSchema } from '#shared/api/version-contract.ts';
import { toArticleForm, toArticlePayload } from './article-form.ts';

export const articleKind: EditorKind<ArticleForm, Article> = {
  noun: 'article',
  list: 'articles',
  path: apiPaths.adminArticles,
  titleOf: (form) => form.title,
  toForm: toArticleForm,
  toPayload: toArticlePayload,
  formSchema: articleFormSchema,
  recordSchema: articleSchema,
  readVersion: async (api, article, number) => {
    const path = `${apiPaths.adminArticles}/${article.id}/versions/${number}`;
    const { state, saved_by } = await api.read(fullArticleVersionSchema, path);
    return { ...article, ...state, category_id: state.category.id, version: number, saved_by };
  },
  mergedText: {
    key: 'content',
    load: async () => (await import('#desk/editor/merge-blocks.ts')).mergeBlocks,
  },
  // Whether visitors see the article is never decided by a merge.
  asked: ['is_published'],
};

const { status: statusSchema, sort: sortSchema } = adminArticlesQuerySchema.shape;

/** Returns the API's query for the list at a desk address. Leaves out an unknown status or order. */
export function articlesQueryOf(address: DeskAddress): AdminArticlesQuery {
  return {
    q: address.q || undefined,
    category_id: address.category,
    tag_id: address.tag,
    from: address.from,
    to: address.to,
    status: statusSchema.safeParse(address.status).data,
    sort: sortSchema.safeParse(address.sort).data,
    ...pageRange(address.page),
  };
}

export function listArticles(api: ApiClient, query: AdminArticlesQuery) {
  return listPartQuery(api, ['articles', 'list'], listedArticleSchema, apiPaths.adminArticles, query);
}
