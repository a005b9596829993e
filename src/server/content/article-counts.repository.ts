import type { Kysely } from 'kysely';
import { readRows } from '../database/read-rows.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { type ArticleFilter, countMatches, isPlainFilter, searchedArticles } from './article-filter.ts';

/** In the stored counts, category 0 means all categories. */
const allCategories = 0;

type Span = DatabaseSchema['article_counts']['span'];
type Direction = 'asc' | 'desc';

/** Reads the stored counts for a plain filter (see {@link isPlainFilter}). */
export async function countArticles(db: Kysely<DatabaseSchema>, filter: ArticleFilter): Promise<number> {
  if (isPlainFilter(filter)) return (await readCounts(db, filter, 'all', '', 'asc'))[0]?.articles ?? 0;
  if (filter.search && isSearchOnly(filter)) return countMatches(db, filter.search);
  const { query } = await searchedArticles(db, filter);
  const { count } = await query.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/** The position of a row in a list that is ordered by date. */
export interface ListPosition {
  /** The month of the row, YYYY-MM. */
  readonly month: string;
  /** How many rows of the same month come before this row in the list. */
  readonly skip: number;
}

/** Returns the position of the row that follows the first `skip` rows, or `undefined` when the list is shorter. */
export async function findPosition(
  db: Kysely<DatabaseSchema>,
  filter: ArticleFilter,
  direction: Direction,
  skip: number,
): Promise<ListPosition | undefined> {
  const year = periodAt(await readCounts(db, filter, 'year', '', direction), skip);
  const month = year && periodAt(await readCounts(db, filter, 'month', year.period, direction), year.skip);
  return month && { month: month.period, skip: month.skip };
}

interface PeriodCount {
  readonly period: string;
  readonly articles: number;
}

function periodAt(periods: readonly PeriodCount[], skip: number): { period: string; skip: number } | undefined {
  let before = 0;
  for (const { period, articles } of periods) {
    if (before + articles > skip) return { period, skip: skip - before };
    before += articles;
  }
  return undefined;
}

/** Returns how many articles each category has, drafts included. Leaves out categories without articles. */
export async function countArticlesByCategory(
  db: Kysely<DatabaseSchema>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('article_counts')
    .select((eb) => ['category_id as id', eb.fn.sum('articles').as('articles')])
    .where('span', '=', 'all')
    .where('category_id', 'in', ids)
    .groupBy('category_id')
    .execute();
  return new Map(rows.map(({ id, articles }) => [id, Number(articles)]));
}

/** Returns the number of articles with each of the given tags, drafts included. Leaves out tags without articles. */
export async function countArticlesByTag(
  db: Kysely<DatabaseSchema>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('article_tags')
    .select((eb) => ['tag_id as id', eb.fn.countAll().as('articles')])
    .where('tag_id', 'in', ids)
    .groupBy('tag_id')
    .execute();
  return new Map(rows.map(({ id, articles }) => [id, Number(articles)]));
}

/** Returns the months in which articles were published, newest first, with the number of articles in each. */
export async function countPublishedByMonth(
  db: Kysely<DatabaseSchema>,
): Promise<{ month: string; articles: number }[]> {
  const counts = await readCounts(db, { isPublished: true }, 'month', '', 'desc');
  return counts.filter(({ articles }) => articles > 0).map(({ period, articles }) => ({ month: period, articles }));
}

/** Returns the number of published articles in each category. Leaves out categories without any. */
export async function countPublishedByCategory(db: Kysely<DatabaseSchema>): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('article_counts')
    .select((eb) => ['category_id as id', eb.fn.sum('articles').as('articles')])
    .where('span', '=', 'all')
    .where('is_published', '=', 1)
    .where('category_id', '<>', allCategories)
    .groupBy('category_id')
    .execute();
  return new Map(rows.map(({ id, articles }) => [id, Number(articles)]));
}

/** Returns the number of published articles with each tag. Leaves out tags without any. */
export async function countPublishedByTag(db: Kysely<DatabaseSchema>): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('article_tags')
    .innerJoin('articles', 'articles.id', 'article_tags.article_id')
    .select((eb) => ['article_tags.tag_id as id', eb.fn.countAll().as('articles')])
    .where('articles.is_published', '=', 1)
    .groupBy('article_tags.tag_id')
    .execute();
  return new Map(rows.map(({ id, articles }) => [id, Number(articles)]));
}

/**
 * Returns the number of articles that match a filter, for each period whose name begins with `start`, ordered by
 * period. Example: with “2026”, the months of 2026.
 */
async function readCounts(
  db: Kysely<DatabaseSchema>,
  { isPublished, isFeatured, categoryId = allCategories }: ArticleFilter,
  span: Span,
  start: string,
  direction: Direction,
): Promise<PeriodCount[]> {
  let query = db
    .selectFrom('article_counts')
    .select((eb) => ['period', eb.fn.sum('articles').as('articles')])
    .where('category_id', '=', categoryId)
    .where('span', '=', span)
    .where('period', '>=', start)
    .where('period', '<', `${start}~`);
  if (isPublished !== undefined) query = query.where('is_published', '=', isPublished ? 1 : 0);
  if (isFeatured !== undefined) query = query.where('is_featured', '=', isFeatured ? 1 : 0);
  const rows = await readRows(db, query.groupBy('period').orderBy('period', direction));
  return rows.map(({ period, articles }) => ({ period, articles: Number(articles) }));
}

function isSearchOnly({ search: _search, ...others }: ArticleFilter): boolean {
  return Object.values(others).every((value) => value === undefined);
}
