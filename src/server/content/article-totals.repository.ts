import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import { type ArticleFilter, filteredArticles } from './article-filter.ts';
import { countMatches } from './article-search.repository.ts';

/** The category under which the counts of all articles stand. */
const allCategories = 0;

/** How many articles a filter has: a sum of monthly counts, or, of a search, a count of what it finds. */
export async function countArticles(db: Kysely<DatabaseSchema>, filter: ArticleFilter): Promise<number> {
  if (filter.search) {
    if (isSearchOnly(filter)) return countMatches(db, filter.search);
    const { articles } = await filteredArticles(db, filter);
    const { count } = await articles.select((eb) => eb.fn.countAll().as('count')).executeTakeFirstOrThrow();
    return Number(count);
  }
  const { total } = await monthlyCounts(db, filter)
    .select((eb) => eb.fn.sum('articles').as('total'))
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

function isSearchOnly({ isPublished, isFeatured, categoryId }: ArticleFilter): boolean {
  return isPublished === undefined && isFeatured === undefined && categoryId === undefined;
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
  direction: 'asc' | 'desc',
  skip: number,
): Promise<PlaceInList | undefined> {
  const months = await monthlyCounts(db, filter)
    .select((eb) => ['month', eb.fn.sum('articles').as('articles')])
    .groupBy('month')
    .orderBy('month', direction)
    .execute();
  let before = 0;
  for (const { month, articles } of months) {
    const through = before + Number(articles);
    if (through > skip) return { month, skip: skip - before };
    before = through;
  }
  return undefined;
}

function monthlyCounts(db: Kysely<DatabaseSchema>, { isPublished, isFeatured, categoryId }: ArticleFilter) {
  let query = db.selectFrom('article_counts').where('category_id', '=', categoryId ?? allCategories);
  if (isPublished !== undefined) query = query.where('is_published', '=', isPublished ? 1 : 0);
  if (isFeatured !== undefined) query = query.where('is_featured', '=', isFeatured ? 1 : 0);
  return query;
}
