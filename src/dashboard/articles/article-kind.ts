import type { ApiClient } from '#dashboard/api/api-client.ts';
import type { EditorFields, EditorKind } from '#dashboard/editing/editor-kind.ts';
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

/** Articles, for lists, dialogs and requests. */
export const articleKind: EditorKind<ArticleForm, Article> = {
  noun: 'article',
  list: 'articles',
  path: apiPaths.adminArticles,
  titleOf: (form) => form.title,
  toForm: toArticleForm,
  toPayload: toArticlePayload,
  formSchema: articleDraftSchema,
  recordSchema: articleSchema,
};

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Returns the article's fields for comparing two versions; ids are shown as names. */
export function articleFields(categories: readonly Named[], tags: readonly Named[]): EditorFields<ArticleForm> {
  const nameOf = (list: readonly Named[], id: number) => list.find((entry) => entry.id === id)?.name ?? `No. ${id}`;
  return {
    title: { label: 'Title', show: (form) => form.title },
    summary: { label: 'Summary', show: (form) => form.summary },
    content: { label: 'Content', show: (form) => form.content },
    publish_date: { label: 'Publish Date', show: (form) => form.publish_date },
    read_time: { label: 'Read Time', show: (form) => formatReadTime(form.read_time) },
    medium_url: { label: 'Medium URL', show: (form) => form.medium_url },
    category_id: { label: 'Category', show: (form) => nameOf(categories, form.category_id) },
    tag_ids: { label: 'Tags', show: (form) => form.tag_ids.map((id) => nameOf(tags, id)).join(', ') },
    is_published: { label: 'Published', show: (form) => (form.is_published ? 'Published' : 'Draft') },
    is_featured: { label: 'Featured', show: (form) => (form.is_featured ? 'Featured' : 'Not Featured') },
  };
}

const { status: statusSchema, sort: sortSchema } = adminArticlesQuerySchema.shape;

/** Returns the API's query for an address of the desk. An unknown state or order is left out. */
export function articlesQueryOf(address: DeskAddress): AdminArticlesQuery {
  return {
    q: address.q || undefined,
    category_id: address.category,
    status: statusSchema.safeParse(address.status).data,
    sort: sortSchema.safeParse(address.sort).data,
    ...pageRange(address.page),
  };
}

/** A page of the articles (product 8.16). */
export function listArticles(api: ApiClient, query: AdminArticlesQuery) {
  return listPartQuery(api, `${apiPaths.adminArticles}?${queryText(query)}`, articleSchema, [
    'articles',
    'list',
    query,
  ]);
}
