import type { Kysely } from 'kysely';
import { createCompiledQuery } from '../database/compiled-query.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { type ArticleFilter, countMatches, searchedArticles } from './article-filter.ts';

/** The category of the counts over all articles. */
const allCategories = 0;

type Span = DatabaseSchema['article_counts']['span'];
type Direction = 'asc' | 'desc';

/** Returns how many articles match a filter; read from the stored counts unless the filter has a search. */
export async function countArticles(db: Kysely<DatabaseSchema>, filter: ArticleFilter): Promise<number> {
  if (!filter.search) return (await readCounts(db, filter, 'all', '', 'asc'))[0]?.articles ?? 0;
  if (isSearchOnly(filter)) return countMatches(db, filter.search);
  const { query } = await searchedArticles(db, filter);
  const { count } = await query.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/** The position of a row in a list that is ordered by date. */
export interface ListPosition {
  /** The month of the row, YYYY-MM. */
  readonly month: string;
  /** How many rows of the same month come before it in the list. */
  readonly skip: number;
}

/** Returns the position of the row after `skip` others, or `undefined` when the list is shorter. */
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

const sendCounts = createCompiledQuery<{ period: string; articles: number | string | bigint }>();

/** Returns the counts of a filter for every period whose name starts with a text, in order. */
async function readCounts(
  db: Kysely<DatabaseSchema>,
  { isPublished, isFeatured, categoryId = allCategories }: ArticleFilter,
  span: Span,
  start: string,
  direction: Direction,
): Promise<PeriodCount[]> {
  const shape = `${isPublished} ${isFeatured} ${span} ${direction}`;
  const rows = await sendCounts(db, shape, { categoryId, start, end: `${start}~` }, (value) => {
    let query = db
      .selectFrom('article_counts')
      .select((eb) => ['period', eb.fn.sum('articles').as('articles')])
      .where('category_id', '=', value.categoryId)
      .where('span', '=', span)
      .where('period', '>=', value.start)
      .where('period', '<', value.end);
    if (isPublished !== undefined) query = query.where('is_published', '=', isPublished ? 1 : 0);
    if (isFeatured !== undefined) query = query.where('is_featured', '=', isFeatured ? 1 : 0);
    return query.groupBy('period').orderBy('period', direction);
  });
  return rows.map(({ period, articles }) => ({ period, articles: Number(articles) }));
}

function isSearchOnly({ isPublished, isFeatured, categoryId }: ArticleFilter): boolean {
  return isPublished === undefined && isFeatured === undefined && categoryId === undefined;
}
