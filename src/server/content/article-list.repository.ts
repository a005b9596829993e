import { type RawBuilder, sql } from 'kysely';
import { idsPerSitemapPart } from '#shared/rules/business-constants.ts';
import { engineOf } from '../database/engine.ts';
import { readRows } from '../database/read-rows.ts';
import type { Queryable } from '../database/schema.ts';
import { containsPattern, searchKey } from '../database/stored-text.ts';
import { type ArticleView, withArticleJson } from './article-columns.ts';

/** Which articles a list contains. An unset field does not limit the list. */
export interface ArticleFilter {
  readonly isPublished?: boolean;
  readonly isFeatured?: boolean;
  /** `true` means drafts that will be published later. */
  readonly isScheduled?: true;
  readonly categoryId?: number;
  readonly tagId?: number;
  /** The first and the last publish date, YYYY-MM-DD. */
  readonly from?: string;
  readonly to?: string;
  readonly search?: string;
  readonly ids?: ReadonlySet<number>;
}

/** Minimum length of a text that the trigram index can find. */
const trigramLength = 3;

export function filteredArticles(
  db: Queryable,
  { isPublished, isFeatured, isScheduled, categoryId, tagId, from, to, search, ids }: ArticleFilter,
) {
  let query = db.selectFrom('articles');
  if (isPublished !== undefined) query = query.where('articles.is_published', '=', isPublished ? 1 : 0);
  if (isFeatured !== undefined) query = query.where('articles.is_featured', '=', isFeatured ? 1 : 0);
  if (isScheduled)
    query = query.where('articles.id', 'in', (eb) =>
      eb.selectFrom('scheduled_publications').select('scheduled_publications.article_id'),
    );
  if (categoryId !== undefined) query = query.where('articles.category_id', '=', categoryId);
  if (tagId !== undefined)
    query = query.where('articles.id', 'in', (eb) =>
      eb.selectFrom('article_tags').select('article_tags.article_id').where('article_tags.tag_id', '=', tagId),
    );
  if (from !== undefined) query = query.where('articles.publish_date', '>=', from);
  if (to !== undefined) query = query.where('articles.publish_date', '<=', to);
  if (ids) query = query.where(engineOf(db).isOneOf('articles.id', ids));
  return search ? query.where(contains(db, search)) : query;
}

/** Returns an SQL condition for the rows of `articles` whose title or summary contains a text. */
function contains(db: Queryable, search: string): RawBuilder<boolean> {
  const key = searchKey(search);
  // SQLite's trigram index finds no shorter text. PostgreSQL chooses its index itself.
  if (engineOf(db).name === 'sqlite' && [...key].length >= trigramLength) {
    const phrase = `"${key.replaceAll('"', '""')}"`;
    return sql<boolean>`articles.id in (select rowid from article_search_index
      where article_search_index match ${phrase})`;
  }
  return sql<boolean>`articles.id in (select article_id from article_search
    where search_key like ${containsPattern(search)} escape '\\')`;
}

export async function countArticles(db: Queryable, filter: ArticleFilter): Promise<number> {
  const query = filteredArticles(db, filter).select((eb) => eb.fn.countAll().as('count'));
  const [row] = await readRows(db, query);
  return Number(row?.count ?? 0);
}

/**
 * Returns the number of articles with each category or tag, drafts included unless `which` is `published`. Leaves out
 * those without any, and with `ids` all others.
 */
export async function countArticlesBy(
  db: Queryable,
  table: 'categories' | 'tags',
  which: 'all' | 'published',
  ids?: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const by = table === 'tags' ? sql.ref<number>('article_tags.tag_id') : sql.ref<number>('articles.category_id');
  let query = db
    .selectFrom('articles')
    .select((eb) => [by.as('id'), eb.fn.countAll().as('articles')])
    .groupBy(by);
  if (table === 'tags') query = query.innerJoin('article_tags', 'article_tags.article_id', 'articles.id');
  if (which === 'published') query = query.where('articles.is_published', '=', 1);
  if (ids) query = query.where(by, 'in', ids);
  return new Map((await query.execute()).map(({ id, articles }) => [id, Number(articles)]));
}

/** Returns the months in which articles were published, newest first, with the number of articles in each. */
export async function countPublishedByMonth(db: Queryable): Promise<{ month: string; articles: number }[]> {
  const rows = await db
    .selectFrom('articles')
    .select((eb) => [sql<string>`substr(publish_date, 1, 7)`.as('month'), eb.fn.countAll().as('articles')])
    .where('is_published', '=', 1)
    .groupBy('month')
    .orderBy('month', 'desc')
    .execute();
  return rows.map(({ month, articles }) => ({ month, articles: Number(articles) }));
}

/** The orders of a list. The id decides between equal rows, so that pages of a list never overlap. */
const orders = {
  newest: { column: 'articles.publish_date', direction: 'desc' },
  oldest: { column: 'articles.publish_date', direction: 'asc' },
  title: { column: 'articles.title_key', direction: 'asc' },
  '-title': { column: 'articles.title_key', direction: 'desc' },
  updated: { column: 'articles.updated_at', direction: 'desc' },
} as const;

export type ArticleOrder = keyof typeof orders;

/** A page of a list. Without a limit, the page extends to the end. */
export interface ListRange {
  readonly limit?: number;
  readonly skip?: number;
}

/**
 * Returns the articles of one page of a list, as JSON. It first reads their ids from an index and then only those
 * articles, so that skipping reads no content.
 */
export async function findArticleJson(
  db: Queryable,
  filter: ArticleFilter,
  order: ArticleOrder,
  { limit = Number.MAX_SAFE_INTEGER, skip = 0 }: ListRange,
  view: ArticleView,
): Promise<string[]> {
  const { column, direction } = orders[order];
  const ids = filteredArticles(db, filter)
    .select('articles.id')
    .orderBy(column, direction)
    .orderBy('articles.id', direction)
    .limit(asLimit(limit))
    .offset(asLimit(skip));
  const articles = db.selectFrom('articles').where('articles.id', 'in', ids);
  const page = withArticleJson(db, articles, view).orderBy(column, direction).orderBy('articles.id', direction);
  return (await readRows(db, page)).map(({ json }) => json);
}

/**
 * Returns a limit as an SQL expression. If LIMIT were a plain parameter, SQLite would prepare the statement again each
 * time, which takes as long as the query itself.
 */
function asLimit(limit: number): RawBuilder<bigint> {
  return sql`cast(${limit} as bigint)`;
}

/** Returns the published articles among the given ones, as the JSON of the public API, in no particular order. */
export async function findPublishedJsonByIds(db: Queryable, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const articles = db.selectFrom('articles').where('articles.id', 'in', ids).where('articles.is_published', '=', 1);
  return (await withArticleJson(db, articles, 'public').execute()).map(({ json }) => json);
}

/** Returns the sitemap files that list articles, counted from 1, with the time of the last change in each. */
export function findSitemapFiles(db: Queryable) {
  return articlesWithPage(db)
    .select((eb) => [
      sql<number>`id / ${sql.lit(idsPerSitemapPart)} + 1`.as('part'),
      eb.fn.max('updated_at').as('updatedAt'),
    ])
    .groupBy('part')
    .orderBy('part')
    .execute();
}

/** Returns slug and last change of the articles in one sitemap file, without reading their content. */
export function findSitemapArticles(db: Queryable, part: number) {
  return articlesWithPage(db)
    .select(['slug', 'updated_at as updatedAt'])
    .where('id', '>=', (part - 1) * idsPerSitemapPart)
    .where('id', '<', part * idsPerSitemapPart)
    .orderBy('id')
    .execute();
}

function articlesWithPage(db: Queryable) {
  return db.selectFrom('articles').where('is_published', '=', 1).where('has_content', '=', 1);
}

/** Number of articles that become candidates for each tag, and for the category. */
const candidatesOfEach = 6;

/**
 * Returns the articles to read after an article, as JSON: those with the most tags in common, then those of the same
 * category, newest first. The candidates are the newest articles of each tag and of the category. A single statement
 * chooses among the candidates and reads the chosen articles, so that the texts of the other candidates are never read.
 */
export async function findNextReadJson(
  db: Queryable,
  { id, categoryId, tagIds }: { readonly id: number; readonly categoryId: number; readonly tagIds: readonly number[] },
  count: number,
) {
  const [first, ...rest] = [{ categoryId }, ...tagIds.map((tagId) => ({ tagId }))].map((filter) =>
    newestIds(db, filter),
  );
  const candidates = rest.reduce((all, next) => all.union(next), first ?? newestIds(db, {}));
  const likeness = likenessTo(categoryId, tagIds);
  const chosen = db
    .selectFrom('articles')
    .select('articles.id')
    .where('articles.id', 'in', candidates)
    .where('articles.id', '<>', id)
    .where((eb) => eb.or([eb('articles.has_content', '=', 1), eb('articles.medium_url', 'is not', null)]))
    .orderBy(likeness, 'desc')
    .orderBy('articles.publish_date', 'desc')
    .orderBy('articles.id', 'desc')
    .limit(sql.lit(count));
  const rows = await readRows(
    db,
    withArticleJson(db, db.selectFrom('articles').where('articles.id', 'in', chosen), 'public')
      .orderBy(likeness, 'desc')
      .orderBy('articles.publish_date', 'desc')
      .orderBy('articles.id', 'desc'),
  );
  return rows.map(({ json }) => json);
}

function newestIds(db: Queryable, filter: ArticleFilter) {
  const newest = filteredArticles(db, { isPublished: true, ...filter })
    .select('articles.id')
    .orderBy('articles.publish_date', 'desc')
    .orderBy('articles.id', 'desc')
    .limit(sql.lit(candidatesOfEach));
  return db.selectFrom(newest.as('newest')).select('newest.id');
}

/**
 * Returns how much an article has in common with the article that the visitor reads: 2 for each common tag, and 1 for
 * the same category.
 */
function likenessTo(category: number, tagIds: readonly number[]): RawBuilder<number> {
  const sameCategory = sql<number>`case when articles.category_id = ${category} then 1 else 0 end`;
  if (tagIds.length === 0) return sameCategory;
  return sql`(select count(*) from article_tags as own where own.article_id = articles.id and own.tag_id in (${sql.join(tagIds)})) * 2 + ${sameCategory}`;
}
