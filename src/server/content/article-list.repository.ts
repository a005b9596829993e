import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { idsPerSitemapPart } from '#shared/rules/business-constants.ts';
import { readRows } from '../database/read-rows.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { type ArticleView, withArticleJson } from './article-columns.ts';
import { countArticles, findPosition } from './article-counts.repository.ts';
import { type ArticleFilter, filteredArticles, isPlainFilter, searchedArticles } from './article-filter.ts';

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
 * Maximum number of rows that the database skips one by one. For a page that starts later in a list by date, the
 * monthly counts tell in which month it starts.
 */
const countedSkip = 2000;

/**
 * Returns the articles of one page of a list, as JSON. It first reads their ids from an index and then only those
 * articles, so that the last page of 100,000 costs about as much as the first.
 */
export async function findArticleJson(
  db: Kysely<DatabaseSchema>,
  filter: ArticleFilter,
  order: ArticleOrder,
  range: ListRange,
  view: ArticleView,
): Promise<string[]> {
  if (!isPlainFilter(filter)) return findSearchedJson(db, filter, order, range, view);
  const page = await findPage(db, filter, order, range);
  if (!page) return [];
  const { isPublished, isFeatured, categoryId } = filter;
  const { limit, skip, month, walk } = page;
  const { column, direction } = orders[order];
  const walked = walk === 'backward' ? reversed[direction] : direction;
  let found = filteredArticles(db, { isPublished, isFeatured, categoryId }).select('articles.id');
  if (month !== undefined)
    found = direction === 'desc' ? found.where(column, '<=', `${month}-31`) : found.where(column, '>=', `${month}-01`);
  const ids = found.orderBy(column, walked).orderBy('articles.id', walked).limit(asLimit(limit)).offset(skip);
  return (await readRows(db, readArticles(db, ids, order, view))).map(({ json }) => json);
}

/**
 * Returns a limit as an SQL expression. If LIMIT were a plain parameter, SQLite would prepare the statement again each
 * time, which takes as long as the query itself.
 */
function asLimit(limit: number): RawBuilder<bigint> {
  return sql`cast(${limit} as bigint)`;
}

const reversed = { asc: 'desc', desc: 'asc' } as const;

/** Where a page starts and in which direction the index is read. The returned rows are always in the list's order. */
interface ListPage {
  readonly limit: number;
  readonly skip: number;
  /** If set, `skip` counts from the first row of this month. */
  readonly month?: string;
  readonly walk: 'forward' | 'backward';
}

/** Returns the page, or `undefined` when the list ends before it. */
async function findPage(
  db: Kysely<DatabaseSchema>,
  filter: ArticleFilter,
  order: ArticleOrder,
  { limit = Number.MAX_SAFE_INTEGER, skip = 0 }: ListRange,
): Promise<ListPage | undefined> {
  if (skip <= countedSkip) return { limit, skip, walk: 'forward' };
  const { column, direction } = orders[order];
  if (column === 'articles.publish_date') {
    const position = await findPosition(db, filter, direction, skip);
    return position && { limit, ...position, walk: 'forward' };
  }
  // There are no monthly counts for orders by title or by last change. The index is therefore read from the nearer end
  // of the list.
  const total = await countArticles(db, filter);
  const wanted = Math.min(limit, total - skip);
  if (wanted <= 0) return undefined;
  if (skip <= total / 2) return { limit, skip, walk: 'forward' };
  return { limit: wanted, skip: total - skip - wanted, walk: 'backward' };
}

async function findSearchedJson(
  db: Kysely<DatabaseSchema>,
  filter: ArticleFilter,
  order: ArticleOrder,
  { limit = Number.MAX_SAFE_INTEGER, skip = 0 }: ListRange,
  view: ArticleView,
): Promise<string[]> {
  const { column, direction } = orders[order];
  const ids = (await searchedArticles(db, filter)).query
    .select('articles.id')
    .orderBy(column, direction)
    .orderBy('articles.id', direction)
    .limit(limit)
    .offset(skip);
  return (await readArticles(db, ids, order, view).execute()).map(({ json }) => json);
}

/** Returns the published articles among the given ones, as the JSON of the public API, in no particular order. */
export async function findPublishedJsonByIds(db: Kysely<DatabaseSchema>, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const articles = db.selectFrom('articles').where('articles.id', 'in', ids).where('articles.is_published', '=', 1);
  return (await withArticleJson(db, articles, 'public').execute()).map(({ json }) => json);
}

function readArticles(
  db: Kysely<DatabaseSchema>,
  ids: SelectQueryBuilder<DatabaseSchema, 'articles', { id: number }>,
  order: ArticleOrder,
  view: ArticleView,
) {
  const { column, direction } = orders[order];
  const articles = db.selectFrom('articles').where('articles.id', 'in', ids);
  return withArticleJson(db, articles, view).orderBy(column, direction).orderBy('articles.id', direction);
}

/** Returns the sitemap files that list articles, counted from 1, with the time of the last change in each. */
export async function findSitemapFiles(db: Kysely<DatabaseSchema>): Promise<{ part: number; updated_at: string }[]> {
  return articlesWithPage(db)
    .select((eb) => [
      sql<number>`id / ${sql.lit(idsPerSitemapPart)} + 1`.as('part'),
      eb.fn.max('updated_at').as('updated_at'),
    ])
    .groupBy('part')
    .orderBy('part')
    .execute();
}

/** Returns slug and last change of the articles in one sitemap file, without reading their content. */
export async function findSitemapArticles(
  db: Kysely<DatabaseSchema>,
  part: number,
): Promise<{ slug: string; updated_at: string }[]> {
  return articlesWithPage(db)
    .select(['slug', 'updated_at'])
    .where('id', '>=', (part - 1) * idsPerSitemapPart)
    .where('id', '<', part * idsPerSitemapPart)
    .orderBy('id')
    .execute();
}

function articlesWithPage(db: Kysely<DatabaseSchema>) {
  return db.selectFrom('articles').where('is_published', '=', 1).where('has_content', '=', 1);
}
