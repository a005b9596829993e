import type { EditorField, EditorKind } from '#dashboard/editing/editor-kind.ts';
import { saveRecord } from '#dashboard/editing/save-record.ts';
import { apiPaths } from '#domain/api-paths.ts';
import { formatReadTime } from '#domain/article-presentation.ts';
import { type Article, type ArticleForm, articleSchema } from '#domain/contract/article-contract.ts';
import { articleDraftSchema, toArticleForm, toArticlePayload } from './article-form.ts';
import { readArticle } from './read-article.ts';

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
