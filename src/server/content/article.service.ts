import type { Kysely, Transaction } from 'kysely';
import type { AdminArticlesQuery, Article, ArticleSave } from '#domain/contract/article-contract.ts';
import type { AuditAction } from '#domain/contract/audit-contract.ts';
import { topicsOfArticleChange } from '../content-changes/content-topic.ts';
import type { Database } from '../database/database.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { ExpectedVersions } from '../records/expected-version.ts';
import { missingRecord, refusedWrite, requireExpectedVersion } from '../records/record-version.ts';
import { searchKey, sortKey } from '../records/search-key.ts';
import { articleTerms } from '../search/article-text.ts';
import {
  type ArticleValues,
  articleExists,
  deleteArticle,
  findArticleJsonById,
  findArticleVersion,
  findTakenArticleSlugs,
  insertArticle,
  lockArticle,
  replaceArticleTags,
  settleArticleSlug,
  updateArticle,
} from './article.repository.ts';
import type { ArticleFilter } from './article-filter.ts';
import type { SanitiseHtml } from './article-html.ts';
import { parseArticle } from './article-json.ts';
import { findArticleJson } from './article-list.repository.ts';
import { requireReferences } from './article-references.ts';
import { keepArticleTerms } from './article-tokens.repository.ts';
import { countArticles } from './article-totals.repository.ts';
import { inContentTransaction } from './content-transaction.ts';
import { type ContentWriting, noteChange } from './content-writing.ts';
import { findFreeSlug } from './free-slug.ts';

/** What writing an article needs besides the database. */
export interface ArticleWriting extends ContentWriting {
  readonly sanitiseHtml: SanitiseHtml;
}

/** One part of the desk's article list, and how many there are in all (design 3.6). */
export async function listArticles(
  db: Kysely<DatabaseSchema>,
  { q, category_id, status, sort = 'newest', limit, skip }: AdminArticlesQuery,
): Promise<{ articles: Article[]; total: number }> {
  const filter: ArticleFilter = {
    search: q,
    categoryId: category_id,
    isPublished: status === 'published' ? true : status === 'draft' ? false : undefined,
    isFeatured: status === 'featured' ? true : undefined,
  };
  const json = await findArticleJson(db, filter, sort, { limit, skip }, 'desk');
  return { articles: json.map(parseArticle), total: await countArticles(db, filter) };
}

/** The article with this identifier, draft or published; a 404 when there is none. */
export async function requireArticle(db: Kysely<DatabaseSchema>, id: number): Promise<Article> {
  const json = await findArticleJsonById(db, id);
  if (json === undefined) throw missingRecord('article');
  return parseArticle(json);
}

/** Adds an article. An unknown category or tag is a 422 (specification 5). */
export async function createArticle(db: Database, save: ArticleSave, writing: ArticleWriting): Promise<Article> {
  const values = toValues(save, await cleanContent(save, writing.sanitiseHtml));
  const terms = articleTerms(values);
  return inContentTransaction(db, async (transaction) => {
    const tagIds = await requireReferences(transaction, save);
    const slug = await freeArticleSlug(transaction, save.title, undefined);
    const id = await insertArticle(transaction, values, slug, writing.now.toISOString());
    await replaceArticleTags(transaction, id, tagIds);
    await keepArticleTerms(transaction, id, { ...values, terms });
    const article = await requireArticle(transaction, id);
    await noteArticle(transaction, writing, 'created', article);
    if (article.is_published) await noteArticle(transaction, writing, 'published', article);
    return { result: article, changed: topicsOfArticleChange(undefined, article) };
  });
}

/**
 * Overwrites an article if it still has an expected version; else a 412 (design 3.7). The slug follows the title until
 * the article is first published, and stays from then on, so that links to it keep working.
 */
export async function saveArticle(
  db: Database,
  id: number,
  expected: ExpectedVersions,
  save: ArticleSave,
  writing: ArticleWriting,
): Promise<Article> {
  requireExpectedVersion('article', await findArticleVersion(db, id), expected);
  const values = toValues(save, await cleanContent(save, writing.sanitiseHtml));
  const terms = articleTerms(values);
  const moment = writing.now.toISOString();
  return inContentTransaction(db, async (transaction) => {
    const tagIds = await requireReferences(transaction, save);
    const before = await lockArticle(transaction, id);
    const updated = await updateArticle(transaction, id, expected, values, moment);
    if (!updated) throw refusedWrite('article', await articleExists(transaction, id));
    if (updated.first_published_at === null) {
      const slug = await freeArticleSlug(transaction, save.title, id);
      await settleArticleSlug(transaction, id, slug, save.is_published ? moment : null);
    }
    await replaceArticleTags(transaction, id, tagIds);
    await keepArticleTerms(transaction, id, { ...values, terms });
    const article = await requireArticle(transaction, id);
    await noteArticle(transaction, writing, actionOfSave(before, article), article);
    return { result: article, changed: topicsOfArticleChange(before, article) };
  });
}

/** Deletes an article if it still has an expected version; else a 412 (design 3.7). */
export async function removeArticle(
  db: Database,
  id: number,
  expected: ExpectedVersions,
  writing: ContentWriting,
): Promise<void> {
  await inContentTransaction(db, async (transaction) => {
    const before = await lockArticle(transaction, id);
    const isDeleted = await deleteArticle(transaction, id, expected);
    if (!before || !isDeleted) throw refusedWrite('article', before !== undefined);
    await noteArticle(transaction, writing, 'deleted', { id, title: before.title });
    return { result: undefined, changed: topicsOfArticleChange(before, undefined) };
  });
}

function freeArticleSlug(transaction: Transaction<DatabaseSchema>, title: string, id: number | undefined) {
  return findFreeSlug(title, 'article', (slugs) => findTakenArticleSlugs(transaction, slugs, id));
}

function noteArticle(
  transaction: Transaction<DatabaseSchema>,
  writing: ContentWriting,
  action: AuditAction,
  { id, title }: { id: number; title: string },
): Promise<void> {
  return noteChange(transaction, writing, { kind: 'article', action, id, title });
}

/** A save that puts an article on the site, or takes it off, is called so. */
function actionOfSave(before: { is_published: number } | undefined, after: Article): AuditAction {
  if (Boolean(before?.is_published) === after.is_published) return 'updated';
  return after.is_published ? 'published' : 'unpublished';
}

async function cleanContent(save: ArticleSave, sanitiseHtml: SanitiseHtml): Promise<string | null> {
  if (save.content === null) return null;
  const clean = (await sanitiseHtml(save.content)).trim();
  return clean === '' ? null : clean;
}

function toValues(save: ArticleSave, content: string | null): ArticleValues {
  return {
    title: save.title,
    summary: save.summary,
    content,
    has_content: content === null ? 0 : 1,
    medium_url: save.medium_url,
    publish_date: save.publish_date,
    read_time: save.read_time,
    category_id: save.category_id,
    is_published: save.is_published ? 1 : 0,
    is_featured: save.is_featured ? 1 : 0,
    title_key: sortKey(save.title),
    search_key: searchKey(`${save.title}\n${save.summary}`),
  };
}
