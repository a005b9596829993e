import { setImmediate as nextTick } from 'node:timers/promises';
import { type Article, type ArticleSave, tagsMaximum } from '#shared/api/article-contract.ts';
import type { ArticleChange, ChangedArticles, DeletedArticles, RefusedArticle } from '#shared/api/bulk-contract.ts';
import { scheduleYearsMaximum } from '#shared/api/schedule-contract.ts';
import type { Database } from '../database/database.ts';
import type { Transaction } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import {
  type ArticleWriter,
  findArticle,
  moveArticleToTrash,
  overwriteArticle,
  type PreparedSave,
  prepareSave,
  recordArticle,
} from './article.service.ts';
import { toSave } from './article-version.ts';
import { type ContentWriter, inContentTransaction } from './content-transaction.ts';
import { findSchedule, storeSchedule } from './schedule.repository.ts';
import { findTaxonomyIds } from './taxonomy.repository.ts';

/** Why one of many articles was not changed. */
const bulkSentences = {
  changed: 'Someone else has changed it since you selected it.',
  deleted: 'It has been deleted.',
  category: 'The category that it should get no longer exists.',
  tag: 'A tag that it should get no longer exists.',
  tooManyTags: `It would have more than ${tagsMaximum} tags.`,
} as const;

/** Returns the refusal of an article that is deleted, or that somebody else has changed. */
export function refusalOf(article: Pick<Article, 'id' | 'title'>, why: keyof typeof bulkSentences): RefusedArticle {
  return { id: article.id, title: article.title, detail: bulkSentences[why] };
}

/** An article and how it will be saved. */
export interface PreparedArticle {
  readonly before: Article;
  readonly save: PreparedSave;
}

/**
 * Overwrites one of many articles. If somebody has saved or deleted the article since it was read, adds it to `refused`
 * and returns `undefined`.
 */
export async function overwriteOrRefuse(
  transaction: Transaction,
  { before, save }: PreparedArticle,
  writer: ArticleWriter,
  refused: RefusedArticle[],
): Promise<Article | undefined> {
  try {
    return await overwriteArticle(transaction, { id: before.id, expected: [before.version] }, save, writer);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    refused.push(refusalOf(before, error.code === 'not_found' ? 'deleted' : 'changed'));
    return undefined;
  }
}

/**
 * Changes many articles in one transaction. If an article cannot be changed, the result says why in a sentence, and the
 * others are changed. Each changed article gets a version and an entry in the change history. The result also contains
 * the changes that undo this request.
 */
export async function changeArticles(
  db: Database,
  changes: readonly ArticleChange[],
  writer: ArticleWriter,
): Promise<ChangedArticles> {
  const categoryIds = changes.flatMap(({ category_id = [] }) => category_id);
  const known = {
    categories: await findTaxonomyIds(db, 'categories', [...new Set(categoryIds)]),
    tags: await findTaxonomyIds(db, 'tags', [...new Set(changes.flatMap(({ add_tag_ids = [] }) => add_tag_ids))]),
  };
  const unchanged: number[] = [];
  const refused: RefusedArticle[] = [];
  const prepared: (PreparedArticle & { readonly publishAt: string | undefined })[] = [];
  for (const change of byId(changes)) {
    const before = await findArticle(db, change.id);
    const save = before && planSave(before, change, known);
    if (!before) refused.push(refusalOf({ id: change.id, title: '' }, 'deleted'));
    else if (typeof save === 'string') refused.push(refusalOf(before, save));
    else if (!save) unchanged.push(before.id);
    else prepared.push({ before, save: await prepareSave(save, writer), publishAt: change.publish_at });
    // Long articles take long to prepare, so other requests are answered between two articles.
    await nextTick();
  }
  return inContentTransaction(db, async (transaction) => {
    const result: ChangedArticles = { changed: [], unchanged, refused: [...refused], undo: [] };
    for (const { publishAt, ...article } of prepared) {
      const { before } = article;
      const schedule = await findSchedule(transaction, before.id);
      const after = await overwriteOrRefuse(transaction, article, writer, result.refused);
      if (!after) continue;
      if (publishAt) await scheduleAgain(transaction, after, publishAt, writer);
      result.changed.push({ id: after.id, version: after.version });
      const publish_at = after.is_published ? schedule?.due_at : undefined;
      result.undo.push({ ...inverseOf(before, after), ...(publish_at && { publish_at }) });
    }
    return result;
  });
}

/**
 * Moves many articles to Trash in one transaction. If an article no longer has the version in the request, it is not
 * moved. The result then says so in a sentence, and the other articles are moved.
 */
export async function removeArticles(
  db: Database,
  articles: readonly Pick<ArticleChange, 'id' | 'version'>[],
  writer: ContentWriter,
): Promise<DeletedArticles> {
  return inContentTransaction(db, async (transaction) => {
    const result: DeletedArticles = { deleted: [], refused: [] };
    for (const { id, version } of byId(articles)) {
      const article = await findArticle(transaction, id);
      if (!article) continue;
      try {
        await moveArticleToTrash(transaction, { id, expected: [version] }, writer);
        result.deleted.push(id);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        result.refused.push(refusalOf(article, 'changed'));
      }
    }
    return result;
  });
}

/** Returns the items in the order of their ids, so that two requests never lock the same articles in opposite order. */
export function byId<Item extends { readonly id: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => one.id - other.id);
}

/** Returns an article as a change would save it, why it is refused, or `undefined` if the article is like that already. */
function planSave(
  before: Article,
  {
    version,
    category_id = before.category_id,
    add_tag_ids: added = [],
    remove_tag_ids: removed = [],
    ...change
  }: ArticleChange,
  known: Readonly<Record<'categories' | 'tags', ReadonlySet<number>>>,
): ArticleSave | keyof typeof bulkSentences | undefined {
  if (before.version !== version) return 'changed';
  if (category_id !== before.category_id && !known.categories.has(category_id)) return 'category';
  if (added.some((id) => !known.tags.has(id))) return 'tag';
  const { is_published = before.is_published, is_featured = before.is_featured } = change;
  const save = toSave(before);
  const tag_ids = [...new Set([...save.tag_ids, ...added])].filter((id) => !removed.includes(id));
  if (tag_ids.length > tagsMaximum) return 'tooManyTags';
  const isSame =
    is_published === before.is_published &&
    is_featured === before.is_featured &&
    category_id === before.category_id &&
    tag_ids.length === save.tag_ids.length &&
    tag_ids.every((id) => save.tag_ids.includes(id));
  return isSame ? undefined : { ...save, is_published, is_featured, category_id, tag_ids };
}

/**
 * Schedules a draft for `dueAt` again, the time of the schedule that it had before it was published. Does nothing when
 * this time has passed or is too far in the future.
 */
async function scheduleAgain(
  transaction: Transaction,
  article: Article,
  dueAt: string,
  writer: ContentWriter,
): Promise<void> {
  const due = new Date(dueAt);
  const latest = new Date(writer.now);
  latest.setUTCFullYear(latest.getUTCFullYear() + scheduleYearsMaximum);
  if (article.is_published || due <= writer.now || due > latest) return;
  await storeSchedule(transaction, { id: article.id, due }, writer);
  await recordArticle(transaction, writer, 'scheduled', article);
}

/** Returns the change that undoes the change from `before` to the present state of an article. */
function inverseOf(before: Article, { id, version, ...after }: Article): ArticleChange {
  const [formerIds, currentIds] = [tagIdsOf(before), tagIdsOf(after)];
  const removed = formerIds.filter((tag) => !currentIds.includes(tag));
  const added = currentIds.filter((tag) => !formerIds.includes(tag));
  return {
    id,
    version,
    ...(after.is_published !== before.is_published && { is_published: before.is_published }),
    ...(after.is_featured !== before.is_featured && { is_featured: before.is_featured }),
    ...(after.category_id !== before.category_id && { category_id: before.category_id }),
    ...(removed.length > 0 && { add_tag_ids: removed }),
    ...(added.length > 0 && { remove_tag_ids: added }),
  };
}

function tagIdsOf({ tags }: Pick<Article, 'tags'>): number[] {
  return tags.map(({ id }) => id);
}
