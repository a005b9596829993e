import type { AdminArticlesQuery, Article, ArticleSave, ListedArticle } from '#shared/api/article-contract.ts';
import { articleMessages, titleMaximum } from '#shared/api/article-fields.ts';
import type { AuditAction } from '#shared/api/audit-contract.ts';
import { type Actor, requireScope } from '../accounts/access.ts';
import type { Database } from '../database/database.ts';
import {
  deleteRecord,
  missingRecord,
  type RecordTarget,
  refusedWrite,
  requireExpectedVersion,
} from '../database/record-version.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import { announceArticles } from '../outbox/article-events.ts';
import { type FieldProblem, Problem } from '../problem.ts';
import {
  findArticleJsonById,
  findArticleVersion,
  findTakenArticleSlugs,
  insertArticle,
  lockArticle,
  setArticleSlug,
  updateArticle,
} from './article.repository.ts';
import { type ArticleRow, buildArticleRow, CleanContent, firstVersion, parseArticle } from './article-columns.ts';
import type { SanitiseHtml } from './article-html.ts';
import { type ArticleFilter, countArticles, findArticleJson } from './article-list.repository.ts';
import { recordSave, toSave } from './article-version.ts';
import type { ContentParts } from './content-parts.ts';
import { type ContentWriter, inContentTransaction, recordInHistory } from './content-transaction.ts';
import { summariseReviews } from './reviews/review-entries.ts';
import { deleteSchedule, findSchedule } from './schedule.repository.ts';
import { findFreeSlug, isSlugOf } from './slug-choice.ts';
import { findTaxonomyIds, findTaxonomyRow } from './taxonomy.repository.ts';
import { insertTrashRow } from './trash.repository.ts';
import { writeArticleSnapshot } from './trash-snapshot.ts';
import { findMadeRecord, recordMade, type SaveKey } from './working-copies/save-once.ts';

export interface ArticleWriter extends ContentWriter {
  readonly sanitiseHtml: SanitiseHtml;
  readonly restoredFrom?: number;
  /** Whether this save publishes an article that was scheduled. */
  readonly isScheduled?: true;
  /** The slug of a new article, which must be free. Without it, the slug is made from the title. */
  readonly chosenSlug?: string;
}

/** A save that is ready to be written: its content is clean. */
export interface PreparedSave {
  readonly save: ArticleSave;
  readonly row: ArticleRow;
}

/** The person or program that reads. A person has no scopes. */
type Reader = Pick<Actor, 'scopes'>;

/**
 * Returns the articles that match, and in a page of them also what reviewers said. A program that may not read drafts
 * gets published articles only. `findFaulty` is only called for the articles that need attention.
 */
export async function listArticles(
  db: Queryable,
  { q, category_id, tag_id, from, to, status, sort = 'newest', limit, skip }: AdminArticlesQuery,
  reader: Reader,
  findFaulty: ContentParts['findFaulty'],
): Promise<{ rows: ListedArticle[]; total: number }> {
  if (status === 'draft' || status === 'scheduled') requireScope(reader, 'read_drafts');
  const readsDrafts = reader.scopes?.includes('read_drafts') ?? true;
  const filter: ArticleFilter = {
    search: q,
    categoryId: category_id,
    tagId: tag_id,
    from,
    to,
    isPublished: status === 'published' || !readsDrafts ? true : status === 'draft' ? false : undefined,
    isScheduled: status === 'scheduled' ? true : undefined,
    isFeatured: status === 'featured' ? true : undefined,
    ids: status === 'attention' ? await findFaulty() : undefined,
  };
  const articles = (await findArticleJson(db, filter, sort, { limit, skip }, 'desk')).map(parseArticle);
  const ids = articles.map(({ id }) => id);
  const reviews = await summariseReviews(db, limit === undefined ? [] : ids);
  const listed = articles.map((article) => ({ ...article, review: reviews.get(article.id) }));
  return { rows: listed, total: await countArticles(db, filter) };
}

/** Returns the article with this id, draft or published, or `undefined`. */
export async function findArticle(db: Queryable, id: number): Promise<Article | undefined> {
  const json = await findArticleJsonById(db, id);
  return json === undefined ? undefined : parseArticle(json);
}

/** Returns the article with this id, draft or published. Throws a 404 when there is none. */
export async function requireArticle(db: Queryable, id: number): Promise<Article> {
  const article = await findArticle(db, id);
  if (!article) throw missingRecord('article');
  return article;
}

/** Returns an article like {@link requireArticle}. Throws a 403 for a draft that a program may not read. */
export async function readArticle(db: Queryable, id: number, reader: Reader): Promise<Article> {
  const article = await requireArticle(db, id);
  if (!article.is_published) requireScope(reader, 'read_drafts');
  return article;
}

/**
 * Adds an article. Throws a 422 when its category or a tag does not exist. If the save has a key and is sent again,
 * returns the article that the first request created.
 */
export async function createArticle(
  db: Database,
  save: ArticleSave,
  writer: ArticleWriter,
  saveKey?: SaveKey,
): Promise<Article> {
  requireWriteScope(writer, save);
  const { row } = await prepareSave(save, writer);
  return inContentTransaction(db, async (transaction) => {
    const made = await findMadeRecord(transaction, { kind: 'article', payload: save, now: writer.now, saveKey });
    if (made !== undefined) return requireArticle(transaction, made);
    const tagIds = await requireReferences(transaction, save);
    const slug = writer.chosenSlug ?? (await freeArticleSlug(transaction, save.title, undefined));
    const record = firstVersion(row, slug, writer.now.toISOString());
    const article = await requireArticle(transaction, await insertArticle(transaction, { row, record, tagIds }));
    await recordMade(transaction, saveKey, article.id);
    await recordArticle(transaction, writer, 'created', article);
    if (article.is_published) await recordArticle(transaction, writer, 'published', article);
    await recordSave(transaction, { before: undefined, after: article, action: 'created' }, writer);
    return { ...article, saved_by: writer.actor.name };
  });
}

/**
 * Adds a copy of an article: a draft named “Copy of …” that is not featured, with a given publish date. Throws a 404
 * when there is no such article.
 */
export async function duplicateArticle(
  db: Database,
  id: number,
  publishDate: string,
  writer: ArticleWriter,
  saveKey?: SaveKey,
): Promise<Article> {
  const article = await requireArticle(db, id);
  const copy: ArticleSave = {
    ...toSave(article),
    title: `Copy of ${article.title}`.slice(0, titleMaximum).toWellFormed(),
    publish_date: publishDate,
    is_published: false,
    is_featured: false,
  };
  return createArticle(db, copy, writer, saveKey);
}

/**
 * Overwrites an article. Throws a 412 when the article's version is not one of `expected`. The slug follows the title
 * until the article is first published, or until a person chooses a slug. After that the slug stays, so that links keep
 * working.
 */
export async function saveArticle(
  db: Database,
  target: RecordTarget,
  save: ArticleSave,
  writer: ArticleWriter,
): Promise<Article> {
  requireExpectedVersion('article', await findArticleVersion(db, target.id), target.expected);
  const prepared = await prepareSave(save, writer);
  return inContentTransaction(db, (transaction) => overwriteArticle(transaction, target, prepared, writer));
}

/** Cleans the content of a save. This is slow, so it is done before the transaction. */
export async function prepareSave(save: ArticleSave, { sanitiseHtml }: ArticleWriter): Promise<PreparedSave> {
  const content = await CleanContent.from(save.content, sanitiseHtml);
  return { save, row: buildArticleRow({ ...save, content }) };
}

/** Overwrites as {@link saveArticle} describes. Publishing also deletes the schedule. */
export async function overwriteArticle(
  transaction: Transaction,
  { id, expected }: RecordTarget,
  { save, row }: PreparedSave,
  writer: ArticleWriter,
): Promise<Article> {
  const now = writer.now.toISOString();
  const tagIds = await requireReferences(transaction, save);
  const before = await lockArticle(transaction, id);
  const former = before && (await requireArticle(transaction, id));
  // What a program saves in a scheduled article would be published without a person who has read it.
  const isDue = writer.actor.scopes !== undefined && (await findSchedule(transaction, id)) !== undefined;
  requireWriteScope(writer, save, former, { is_published: isDue });
  const updated = await updateArticle(transaction, id, expected, { row, tagIds, now });
  if (!updated) throw refusedWrite('article', before !== undefined);
  if (updated.first_published_at === null && before) {
    const isChosen = !isSlugOf(before.slug, before.title, 'article');
    const slug = isChosen ? before.slug : await freeArticleSlug(transaction, save.title, id);
    await setArticleSlug(transaction, id, slug, save.is_published ? now : null);
  }
  if (save.is_published) await deleteSchedule(transaction, id);
  const article = await requireArticle(transaction, id);
  const { restoredFrom, isScheduled } = writer;
  const action = restoredFrom === undefined ? actionOfSave(before, article) : 'restored';
  await recordArticle(transaction, writer, isScheduled ? 'published-as-scheduled' : action, article);
  await recordSave(transaction, { before: former, after: article, action, restoredFrom }, writer);
  return { ...article, saved_by: writer.actor.name };
}

/** Moves an article to Trash. Throws a 412 when the article's version is not one of `expected`. */
export async function removeArticle(db: Database, target: RecordTarget, writer: ContentWriter): Promise<void> {
  await inContentTransaction(db, (transaction) => moveArticleToTrash(transaction, target, writer));
}

/** Moves an article to Trash. Writes nothing when it throws a 404 or a 412. */
export async function moveArticleToTrash(
  transaction: Transaction,
  { id, expected }: RecordTarget,
  writer: ContentWriter,
): Promise<void> {
  const before = await lockArticle(transaction, id);
  const article = before && (await requireArticle(transaction, id));
  if (article) requireWriteScope(writer, article);
  const isDeleted = await deleteRecord(transaction, 'articles', { id, expected });
  if (!before || !article || !isDeleted) throw refusedWrite('article', before !== undefined);
  const snapshot = writeArticleSnapshot(article, before.first_published_at);
  await insertTrashRow(transaction, { kind: 'article', record_id: id, title: before.title, snapshot }, writer);
  await recordArticle(transaction, writer, 'deleted', { id, title: before.title });
  const wasPublished = before.first_published_at !== null;
  await announceArticles(transaction, [{ before: article, wasPublished }], writer.now);
}

/** Throws a 403 for a program that may not write an article in these states: visitors see it, or it is a draft. */
export function requireWriteScope(
  { actor }: ContentWriter,
  ...states: readonly (Pick<Article, 'is_published'> | undefined)[]
): void {
  requireScope(actor, states.some((state) => state?.is_published) ? 'publish' : 'write_drafts');
}

/** Returns the distinct ids of a save's tags. Throws a 422 that names every category and tag that does not exist. */
async function requireReferences(transaction: Transaction, save: ArticleSave): Promise<readonly number[]> {
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

function freeArticleSlug(transaction: Transaction, title: string, id: number | undefined) {
  return findFreeSlug(title, 'article', (slugs) => findTakenArticleSlugs(transaction, slugs, id));
}

export function recordArticle(
  transaction: Transaction,
  writer: ContentWriter,
  action: AuditAction,
  { id, title }: { id: number; title: string },
): Promise<void> {
  return recordInHistory(transaction, writer, { kind: 'article', action, id, title });
}

function actionOfSave(before: { is_published: number | boolean } | undefined, after: Article) {
  if (Boolean(before?.is_published) === after.is_published) return 'updated' as const;
  return after.is_published ? ('published' as const) : ('unpublished' as const);
}
