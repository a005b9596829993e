import type { Kysely } from 'kysely';
import { createCompiledQuery } from '../database/compiled-query.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { type ArticleFilter, searchedArticles } from './article-filter.ts';
import { countMatches } from './article-search.repository.ts';

/** The category under which the counts of all articles stand. */
const allCategories = 0;

type Span = DatabaseSchema['article_counts']['span'];
type Direction = 'asc' | 'desc';

/** How many articles a filter has: a sum of kept counts, or, of a search, a count of what it finds. */
export async function countArticles(db: Kysely<DatabaseSchema>, filter: ArticleFilter): Promise<number> {
  if (!filter.search) return (await readCounts(db, filter, 'all', '', 'asc'))[0]?.articles ?? 0;
  if (isSearchOnly(filter)) return countMatches(db, filter.search);
  const { query } = await searchedArticles(db, filter);
  const { count } = await query.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/** Where in a list by date a row lies. */
export interface PlaceInList {
  /** The month of the row, YYYY-MM. */
  readonly month: string;
  /** Rows of the list before it that lie in the same month. */
  readonly skip: number;
}

/** The month in which the row after `skip` others lies; undefined when the list ends before it. */
export async function findPlace(
  db: Kysely<DatabaseSchema>,
  filter: ArticleFilter,
  direction: Direction,
  skip: number,
): Promise<PlaceInList | undefined> {
  const year = placeAmong(await readCounts(db, filter, 'year', '', direction), skip);
  const month = year && placeAmong(await readCounts(db, filter, 'month', year.period, direction), year.skip);
  return month && { month: month.period, skip: month.skip };
}

interface PeriodCount {
  readonly period: string;
  readonly articles: number;
}

function placeAmong(periods: readonly PeriodCount[], skip: number): { period: string; skip: number } | undefined {
  let before = 0;
  for (const { period, articles } of periods) {
    if (before + articles > skip) return { period, skip: skip - before };
    before += articles;
  }
  return undefined;
}

const sendCounts = createCompiledQuery<{ period: string; articles: number | string | bigint }>();

/** Counts of a filter in every period of a span that begins with a text, in order. */
async function readCounts(
  db: Kysely<DatabaseSchema>,
  { isPublished, isFeatured, categoryId = allCategories }: ArticleFilter,
  span: Span,
  begin: string,
  direction: Direction,
): Promise<PeriodCount[]> {
  const shape = `${isPublished} ${isFeatured} ${span} ${direction}`;
  const rows = await sendCounts(db, shape, { categoryId, begin, end: `${begin}~` }, (value) => {
    let query = db
      .selectFrom('article_counts')
      .select((eb) => ['period', eb.fn.sum('articles').as('articles')])
      .where('category_id', '=', value.categoryId)
      .where('span', '=', span)
      .where('period', '>=', value.begin)
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
