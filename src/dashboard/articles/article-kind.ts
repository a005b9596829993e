import { type ApiClient, readAnswer } from '#dashboard/api/api-client.ts';
import type { EditorField, EditorKind } from '#dashboard/editing/editor-kind.ts';
import { saveRecord } from '#dashboard/editing/save-record.ts';
import type { DeskAddress } from '#dashboard/lists/desk-address.ts';
import { listPartQuery } from '#dashboard/lists/list-part.ts';
import { pageRange, queryText } from '#dashboard/lists/list-range.ts';
import { apiPaths } from '#domain/api-paths.ts';
import { formatReadTime } from '#domain/article-presentation.ts';
import {
  type AdminArticlesQuery,
  type Article,
  type ArticleForm,
  adminArticlesQuerySchema,
  articleSchema,
} from '#domain/contract/article-contract.ts';
import { articleDraftSchema, toArticleForm, toArticlePayload } from './article-form.ts';

/** How articles are edited. */
export const articleKind: EditorKind<ArticleForm, Article> = {
  noun: 'article',
  list: 'articles',
  titleOf: (form) => form.title,
  toForm: toArticleForm,
  formSchema: articleDraftSchema,
  recordSchema: articleSchema,
  read: readArticle,
  save: (api, id, form, version) =>
    saveRecord(api, apiPaths.adminArticles, { id, payload: toArticlePayload(form), version }),
};

interface Named {
  readonly id: number;
  readonly name: string;
}

/** The article's fields in the dialog's order, for comparing two versions; ids are shown by name. */
export function articleFields(categories: readonly Named[], tags: readonly Named[]): EditorField<ArticleForm>[] {
  const nameOf = (list: readonly Named[], id: number) => list.find((entry) => entry.id === id)?.name ?? `No. ${id}`;
  return [
    { key: 'title', label: 'Title', show: (form) => form.title },
    { key: 'summary', label: 'Summary', show: (form) => form.summary },
    { key: 'content', label: 'Content', show: (form) => form.content },
    { key: 'publish_date', label: 'Publish Date', show: (form) => form.publish_date },
    { key: 'read_time', label: 'Read Time', show: (form) => formatReadTime(form.read_time) },
    { key: 'medium_url', label: 'Medium URL', show: (form) => form.medium_url },
    { key: 'category_id', label: 'Category', show: (form) => nameOf(categories, form.category_id) },
    { key: 'tag_ids', label: 'Tags', show: (form) => form.tag_ids.map((id) => nameOf(tags, id)).join(', ') },
    { key: 'is_published', label: 'Published', show: (form) => (form.is_published ? 'Published' : 'Draft') },
    { key: 'is_featured', label: 'Featured', show: (form) => (form.is_featured ? 'Featured' : 'Not Featured') },
  ];
}

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

/** The article as it is on the server now. */
async function readArticle(api: ApiClient, id: number): Promise<Article> {
  return readAnswer(await api.send(`${apiPaths.adminArticles}/${id}`), articleSchema);
}

/** Deletes an article (specification 7). */
export async function deleteArticle(api: ApiClient, id: number): Promise<void> {
  await api.send(`${apiPaths.adminArticles}/${id}`, { method: 'DELETE' });
}
