import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { createCompiledQuery } from '../database/compiled-query.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { type ArticleFilter, filteredArticles, searchedArticles } from './article-filter.ts';
import { type ArticleView, withArticleJson } from './article-json.ts';
import { countArticles, findPlace } from './article-totals.repository.ts';

/** The orders of a list; equal ones are told apart by their identifier, so that parts of a list never overlap. */
const orders = {
  newest: { column: 'articles.publish_date', direction: 'desc' },
  oldest: { column: 'articles.publish_date', direction: 'asc' },
  title: { column: 'articles.title_key', direction: 'asc' },
  '-title': { column: 'articles.title_key', direction: 'desc' },
  updated: { column: 'articles.updated_at', direction: 'desc' },
} as const;

export type ArticleOrder = keyof typeof orders;

/** Which part of a list: no limit gives the rest of it. */
export interface ListRange {
  readonly limit?: number;
  readonly skip?: number;
}

/** Up to here the database counts past the rows before a part; further on the monthly counts say where it begins. */
const countedSkip = 2000;

const sendPart = createCompiledQuery<{ json: string }>();

/**
 * The JSON of the articles of one part of a list. They are found on an index alone and only then read, so that the last
 * page of 100,000 articles costs about as much as the first; one statement brings tags and categories along.
 */
export async function findArticleJson(
  db: Kysely<DatabaseSchema>,
  filter: ArticleFilter,
  order: ArticleOrder,
  range: ListRange,
  view: ArticleView,
): Promise<string[]> {
  if (filter.search) return findSearched(db, filter, order, range, view);
  const part = await findPart(db, filter, order, range);
  if (!part) return [];
  const { isPublished, isFeatured, categoryId } = filter;
  const { limit, skip, month, walk } = part;
  const { column, direction } = orders[order];
  const along = walk === 'backward' ? reversed[direction] : direction;
  const shape = `${view} ${isPublished} ${isFeatured} ${categoryId !== undefined} ${order} ${walk} ${month !== undefined}`;
  const edge = direction === 'desc' ? `${month}-31` : `${month}-01`;
  const rows = await sendPart(db, shape, { limit, skip, edge, categoryId: categoryId ?? 0 }, (value) => {
    const chosen = { isPublished, isFeatured, categoryId: categoryId === undefined ? undefined : value.categoryId };
    let found = filteredArticles(db, chosen).select('articles.id');
    if (month !== undefined) found = found.where(column, direction === 'desc' ? '<=' : '>=', value.edge);
    const ids = found
      .orderBy(column, along)
      .orderBy('articles.id', along)
      .limit(asLimit(value.limit))
      .offset(value.skip);
    return readAll(db, ids, order, view);
  });
  return rows.map(({ json }) => json);
}

/**
 * A limit that the plan of the statement does not depend on: SQLite makes a statement anew, at the price of the whole
 * answer, each time a plain parameter of LIMIT is bound.
 */
function asLimit(limit: number): RawBuilder<bigint> {
  return sql`cast(${limit} as bigint)`;
}

const reversed = { asc: 'desc', desc: 'asc' } as const;

/** Where a part of a list begins and which way the index is walked there; the rows come in the list's order all the same. */
interface ListPart {
  readonly limit: number;
  readonly skip: number;
  /** With a month, those before it in the list are not counted past. */
  readonly month?: string;
  readonly walk: 'forward' | 'backward';
}

/** Nothing when the list ends before the part. */
async function findPart(
  db: Kysely<DatabaseSchema>,
  filter: ArticleFilter,
  order: ArticleOrder,
  { limit = Number.MAX_SAFE_INTEGER, skip = 0 }: ListRange,
): Promise<ListPart | undefined> {
  if (skip <= countedSkip) return { limit, skip, walk: 'forward' };
  const { column, direction } = orders[order];
  if (column === 'articles.publish_date') {
    const place = await findPlace(db, filter, direction, skip);
    return place && { limit, ...place, walk: 'forward' };
  }
  // No counts lead into an order by title or change: the nearer end of the list is where the way is shorter.
  const total = await countArticles(db, filter);
  const wanted = Math.min(limit, total - skip);
  if (wanted <= 0) return undefined;
  if (skip <= total / 2) return { limit, skip, walk: 'forward' };
  return { limit: wanted, skip: total - skip - wanted, walk: 'backward' };
}

async function findSearched(
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
  return (await readAll(db, ids, order, view).execute()).map(({ json }) => json);
}

/** Reads the articles with the identifiers that a query finds, in the list's order. */
function readAll(
  db: Kysely<DatabaseSchema>,
  ids: SelectQueryBuilder<DatabaseSchema, 'articles', { id: number }>,
  order: ArticleOrder,
  view: ArticleView,
) {
  const { column, direction } = orders[order];
  const articles = db.selectFrom('articles').where('articles.id', 'in', ids);
  return withArticleJson(db, articles, view).orderBy(column, direction).orderBy('articles.id', direction);
}
