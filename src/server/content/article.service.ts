import type { Kysely, Transaction } from 'kysely';
import {
  type AdminArticlesQuery,
  type Article,
  type ArticleSave,
  articleMessages,
} from '#domain/contract/article-contract.ts';
import type { AuditAction } from '#domain/contract/audit-contract.ts';
import { topicsOfArticleChange } from '../content-changes/content-topic.ts';
import type { Database } from '../database/database.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { Problem } from '../problems/problem.ts';
import type { FieldProblem } from '../problems/problem-schema.ts';
import {
  type ExpectedVersions,
  missingRecord,
  refusedWrite,
  requireExpectedVersion,
} from '../records/record-version.ts';
import {
  deleteArticle,
  findArticleJsonById,
  findArticleVersion,
  findTakenArticleSlugs,
  insertArticle,
  lockArticle,
  setArticleSlug,
  updateArticle,
} from './article.repository.ts';
import { buildArticleRow, CleanContent, firstVersion, parseArticle } from './article-columns.ts';
import { countArticles } from './article-counts.repository.ts';
import type { ArticleFilter } from './article-filter.ts';
import type { SanitiseHtml } from './article-html.ts';
import { findArticleJson } from './article-list.repository.ts';
import { type ContentWriter, inContentTransaction, recordInHistory } from './content-transaction.ts';
import { findFreeSlug } from './slug-choice.ts';
import { findTaxonomyIds, findTaxonomyRow } from './taxonomy.repository.ts';

/** The actor of a change to an article, and the HTML cleaner. */
export interface ArticleWriter extends ContentWriter {
  readonly sanitiseHtml: SanitiseHtml;
}

/** Returns one page of the desk's article list, and how many articles match in all (product 9.4). */
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

/** Returns the article with this id, draft or published. Throws a 404 when there is none. */
export async function requireArticle(db: Kysely<DatabaseSchema>, id: number): Promise<Article> {
  const json = await findArticleJsonById(db, id);
  if (json === undefined) throw missingRecord('article');
  return parseArticle(json);
}

/** Adds an article; throws a 422 when its category or a tag does not exist (product 9.15). */
export async function createArticle(db: Database, save: ArticleSave, writer: ArticleWriter): Promise<Article> {
  const row = await toRow(save, writer);
  return inContentTransaction(db, async (transaction) => {
    const tagIds = await requireReferences(transaction, save);
    const slug = await freeArticleSlug(transaction, save.title, undefined);
    const record = firstVersion(row, slug, writer.now.toISOString());
    const article = await requireArticle(transaction, await insertArticle(transaction, { row, record, tagIds }));
    await recordArticle(transaction, writer, 'created', article);
    if (article.is_published) await recordArticle(transaction, writer, 'published', article);
    return { result: article, changed: topicsOfArticleChange(undefined, article) };
  });
}

/**
 * Overwrites an article. Throws a 412 when it does not have an expected version (product 9.7). The slug follows the
 * title until the article is first published and then stays, so that links keep working.
 */
export async function saveArticle(
  db: Database,
  id: number,
  expected: ExpectedVersions,
  save: ArticleSave,
  writer: ArticleWriter,
): Promise<Article> {
  requireExpectedVersion('article', await findArticleVersion(db, id), expected);
  const row = await toRow(save, writer);
  const now = writer.now.toISOString();
  return inContentTransaction(db, async (transaction) => {
    const tagIds = await requireReferences(transaction, save);
    const before = await lockArticle(transaction, id);
    const updated = await updateArticle(transaction, id, expected, { row, tagIds, now });
    if (!updated) throw refusedWrite('article', before !== undefined);
    if (updated.first_published_at === null) {
      const slug = await freeArticleSlug(transaction, save.title, id);
      await setArticleSlug(transaction, id, slug, save.is_published ? now : null);
    }
    const article = await requireArticle(transaction, id);
    await recordArticle(transaction, writer, actionOfSave(before, article), article);
    return { result: article, changed: topicsOfArticleChange(before, article) };
  });
}

/** Deletes an article; throws a 412 when it does not have an expected version (product 9.7). */
export async function removeArticle(
  db: Database,
  id: number,
  expected: ExpectedVersions,
  writer: ContentWriter,
): Promise<void> {
  await inContentTransaction(db, async (transaction) => {
    const before = await lockArticle(transaction, id);
    const isDeleted = await deleteArticle(transaction, id, expected);
    if (!before || !isDeleted) throw refusedWrite('article', before !== undefined);
    await recordArticle(transaction, writer, 'deleted', { id, title: before.title });
    return { result: undefined, changed: topicsOfArticleChange(before, undefined) };
  });
}

async function toRow(save: ArticleSave, { sanitiseHtml }: ArticleWriter) {
  return buildArticleRow({ ...save, content: await CleanContent.from(save.content, sanitiseHtml) });
}

/** Returns the ids of a save's tags, each once; throws a 422 that names every category and tag that does not exist. */
async function requireReferences(
  transaction: Transaction<DatabaseSchema>,
  save: ArticleSave,
): Promise<readonly number[]> {
  const faults: FieldProblem[] = [];
  if (!(await findTaxonomyRow(transaction, 'categories', save.category_id))) {
    faults.push({ loc: ['body', 'category_id'], msg: articleMessages.category, type: 'value_error' });
  }
  const tagIds = [...new Set(save.tag_ids)];
  const known = await findTaxonomyIds(transaction, 'tags', tagIds);
  for (const [index, id] of save.tag_ids.entries()) {
    if (known.has(id)) continue;
    faults.push({ loc: ['body', 'tag_ids', index], msg: articleMessages.tag, type: 'value_error' });
  }
  if (faults.length > 0) throw new Problem('invalid', faults);
  return tagIds;
}

function freeArticleSlug(transaction: Transaction<DatabaseSchema>, title: string, id: number | undefined) {
  return findFreeSlug(title, 'article', (slugs) => findTakenArticleSlugs(transaction, slugs, id));
}

function recordArticle(
  transaction: Transaction<DatabaseSchema>,
  writer: ContentWriter,
  action: AuditAction,
  { id, title }: { id: number; title: string },
): Promise<void> {
  return recordInHistory(transaction, writer, { kind: 'article', action, id, title });
}

function actionOfSave(before: { is_published: number } | undefined, after: Article): AuditAction {
  if (Boolean(before?.is_published) === after.is_published) return 'updated';
  return after.is_published ? 'published' : 'unpublished';
}
