import { setImmediate as nextTick } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { type Article, tagsMaximum } from '#shared/api/article-contract.ts';
import type { ArticleChange, ChangedArticles, DeletedArticles } from '#shared/api/bulk-contract.ts';
import { scheduleYearsMaximum } from '#shared/api/schedule-contract.ts';
import type { Database } from '../database/database.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import { findArticleJsonById, findArticleVersion, lockArticle, updateArticleFacts } from './article.repository.ts';
import { actionOfSave, moveArticleToTrash, recordArticle, requireArticle } from './article.service.ts';
import { parseArticle } from './article-columns.ts';
import { storeArticleTokens } from './article-tokens.repository.ts';
import { recordSave } from './article-version.ts';
import { type ContentWriter, inContentTransaction } from './content-transaction.ts';
import { deleteSchedule, findSchedule, storeSchedule } from './schedule.repository.ts';
import { type ArticleTokens, articleTokens } from './search/article-text.ts';
import { findTaxonomyIds } from './taxonomy.repository.ts';

/** Why one of many articles was not changed. */
export const bulkSentences = {
  changed: 'Someone else has changed it since you selected it.',
  deleted: 'It has been deleted.',
  category: 'The category that it should get no longer exists.',
  tag: 'A tag that it should get no longer exists.',
  tooManyTags: `It would have more than ${tagsMaximum} tags.`,
} as const;

/** Search tokens of the articles that a request publishes, by article id. */
type TokensByArticle = ReadonlyMap<number, ArticleTokens>;

/**
 * Changes many articles in one transaction. If an article cannot be changed, the result says why in a sentence, and the
 * others are changed. Each changed article gets a version and an entry in the change history. The result also contains
 * the changes that undo this request.
 */
export async function changeArticles(
  db: Database,
  changes: readonly ArticleChange[],
  writer: ContentWriter,
): Promise<ChangedArticles> {
  const tokens = await computeTokens(db, changes);
  return inContentTransaction(db, async (transaction) => {
    const known = {
      categories: await findTaxonomyIds(
        transaction,
        'categories',
        idsIn(changes, ({ category_id = [] }) => category_id),
      ),
      tags: await findTaxonomyIds(
        transaction,
        'tags',
        idsIn(changes, ({ add_tag_ids = [] }) => add_tag_ids),
      ),
    };
    const result: ChangedArticles = { changed: [], unchanged: [], refused: [], undo: [] };
    for (const change of byId(changes)) {
      const { id } = change;
      if (!(await lockArticle(transaction, id))) {
        result.refused.push({ id, title: '', detail: bulkSentences.deleted });
        continue;
      }
      const before = await requireArticle(transaction, id);
      const planned = plan(before, change, known);
      if ('detail' in planned) result.refused.push({ id, title: before.title, detail: planned.detail });
      else if (!planned.isChange) result.unchanged.push(id);
      else {
        const schedule = await findSchedule(transaction, id);
        const after = await writeChange(transaction, { before, planned, tokens: tokens.get(id) }, writer);
        if (change.publish_at) await scheduleAgain(transaction, after, change.publish_at, writer);
        result.changed.push({ id, version: after.version });
        result.undo.push({
          ...inverseOf(before, after),
          ...(schedule && after.is_published && { publish_at: schedule.due_at }),
        });
      }
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
      if (!(await findArticleVersion(transaction, id))) continue;
      try {
        await moveArticleToTrash(transaction, { id, expected: [version] }, writer);
        result.deleted.push(id);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        const { title } = await requireArticle(transaction, id);
        result.refused.push({ id, title, detail: bulkSentences.changed });
      }
    }
    return result;
  });
}

/** Returns the items in the order of their ids, so that two requests never lock the same articles in opposite order. */
function byId<Item extends { readonly id: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => one.id - other.id);
}

function idsIn(changes: readonly ArticleChange[], of: (change: ArticleChange) => number | readonly number[]): number[] {
  return [...new Set(changes.flatMap(of))];
}

/**
 * Computes the search tokens of the articles that the changes publish. Call this before the transaction, because the
 * computation is slow for long articles. The server can answer other requests between two articles.
 */
async function computeTokens(db: Kysely<DatabaseSchema>, changes: readonly ArticleChange[]): Promise<TokensByArticle> {
  const tokens = new Map<number, ArticleTokens>();
  for (const { id, version, is_published } of changes) {
    if (!is_published) continue;
    await nextTick();
    const json = await findArticleJsonById(db, id);
    const article = json === undefined ? undefined : parseArticle(json);
    if (article?.version === version && !article.is_published) tokens.set(id, articleTokens(article));
  }
  return tokens;
}

/** The state of an article after a change. `isChange` tells whether it differs from the state before. */
interface PlannedState {
  readonly isChange: boolean;
  readonly is_published: boolean;
  readonly is_featured: boolean;
  readonly category_id: number;
  readonly tagIds: readonly number[];
}

interface KnownTerms {
  readonly categories: ReadonlySet<number>;
  readonly tags: ReadonlySet<number>;
}

function plan(before: Article, change: ArticleChange, known: KnownTerms): PlannedState | { readonly detail: string } {
  if (before.version !== change.version) return { detail: bulkSentences.changed };
  const {
    is_published = before.is_published,
    is_featured = before.is_featured,
    category_id = before.category_id,
  } = change;
  const { add_tag_ids: added = [], remove_tag_ids: removed = [] } = change;
  if (category_id !== before.category_id && !known.categories.has(category_id))
    return { detail: bulkSentences.category };
  if (added.some((id) => !known.tags.has(id))) return { detail: bulkSentences.tag };
  const formerIds = tagIdsOf(before);
  const tagIds = [...new Set([...formerIds, ...added])].filter((id) => !removed.includes(id));
  if (tagIds.length > tagsMaximum) return { detail: bulkSentences.tooManyTags };
  const isChange =
    is_published !== before.is_published ||
    is_featured !== before.is_featured ||
    category_id !== before.category_id ||
    tagIds.length !== formerIds.length ||
    tagIds.some((id) => !formerIds.includes(id));
  return { isChange, is_published, is_featured, category_id, tagIds };
}

interface PlannedChange {
  readonly before: Article;
  readonly planned: PlannedState;
  readonly tokens: ArticleTokens | undefined;
}

async function writeChange(
  transaction: Transaction<DatabaseSchema>,
  { before, planned, tokens }: PlannedChange,
  writer: ContentWriter,
): Promise<Article> {
  const { id } = before;
  await updateArticleFacts(transaction, id, { ...planned, now: writer.now.toISOString() });
  if (planned.is_published !== before.is_published) {
    const published = planned.is_published ? (tokens ?? articleTokens(before)) : undefined;
    await storeArticleTokens(transaction, [{ id, tokens: published }]);
    if (planned.is_published) await deleteSchedule(transaction, id);
  }
  const after = await requireArticle(transaction, id);
  const action = actionOfSave(before, after);
  await recordArticle(transaction, writer, action, after);
  await recordSave(transaction, { before, after, action }, writer);
  return after;
}

/**
 * Schedules a draft for `dueAt` again, the time of the schedule that it had before it was published. Does nothing when
 * this time has passed or is too far in the future.
 */
async function scheduleAgain(
  transaction: Transaction<DatabaseSchema>,
  article: Article,
  dueAt: string,
  writer: ContentWriter,
): Promise<void> {
  const now = writer.now.toISOString();
  const due = new Date(dueAt);
  const latest = new Date(writer.now);
  latest.setUTCFullYear(latest.getUTCFullYear() + scheduleYearsMaximum);
  if (article.is_published || due <= writer.now || due > latest) return;
  await storeSchedule(transaction, {
    article_id: article.id,
    due_at: due.toISOString(),
    account_id: writer.actor.id,
    scheduled_by: writer.actor.name,
    scheduled_at: now,
  });
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
