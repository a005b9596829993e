import type { Kysely } from 'kysely';
import { createCompiledQuery } from '../database/compiled-query.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { type ArticleRow, findArticleRows, findTagsOfArticles } from './article.repository.ts';
import { type ArticleFilter, filteredArticles, searchedArticles } from './article-filter.ts';
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
type OrderColumn = (typeof orders)[ArticleOrder]['column'];

/** Which part of a list: no limit gives the rest of it. */
export interface ListRange {
  readonly limit?: number;
  readonly skip?: number;
}

/** Up to here the database counts past the rows before a part; further on the monthly counts say where it begins. */
const countedSkip = 200;

/**
 * One part of a list. Its identifiers are found on an index alone; only its own articles are then read, so that the last
 * page of 100,000 articles costs about as much as the first.
 */
export async function findArticles(
  db: Kysely<DatabaseSchema>,
  filter: ArticleFilter,
  order: ArticleOrder,
  range: ListRange,
): Promise<ArticleRow[]> {
  const ids = await findIdentifiers(db, filter, order, range);
  const rows = new Map<number, ArticleRow>();
  const tags = await findTagsOfArticles(db, ids);
  for (const row of await findArticleRows(db, ids)) rows.set(row.id, { ...row, tags: tags.get(row.id) ?? [] });
  return ids.flatMap((id) => rows.get(id) ?? []);
}

type Direction = 'asc' | 'desc';

const sendIdentifiers = createCompiledQuery<{ id: number }>();

async function findIdentifiers(
  db: Kysely<DatabaseSchema>,
  filter: ArticleFilter,
  order: ArticleOrder,
  { limit = Number.MAX_SAFE_INTEGER, skip = 0 }: ListRange,
): Promise<number[]> {
  const { column, direction } = orders[order];
  if (filter.search) return searchIdentifiers(db, filter, order, { limit, skip });
  if (skip <= countedSkip) return readIdentifiers(db, filter, column, direction, { limit, skip });

  if (column === 'articles.publish_date') {
    const place = await findPlace(db, filter, direction, skip);
    return place ? readIdentifiers(db, filter, column, direction, { limit, ...place }) : [];
  }

  // No counts lead into an order by title or change: the nearer end of the list is where the way is shorter.
  const total = await countArticles(db, filter);
  const wanted = Math.min(limit, total - skip);
  if (wanted <= 0) return [];
  if (skip <= total / 2) return readIdentifiers(db, filter, column, direction, { limit, skip });
  const part = { limit: wanted, skip: total - skip - wanted };
  return (await readIdentifiers(db, filter, column, reversed[direction], part)).reverse();
}

/** Identifiers along an index; with a `month`, those from its beginning in this direction. */
async function readIdentifiers(
  db: Kysely<DatabaseSchema>,
  filter: ArticleFilter,
  column: OrderColumn,
  direction: Direction,
  { limit, skip, month }: { limit: number; skip: number; month?: string },
): Promise<number[]> {
  const { isPublished, isFeatured, categoryId } = filter;
  const shape = `${isPublished} ${isFeatured} ${categoryId !== undefined} ${column} ${direction} ${month !== undefined}`;
  const edge = direction === 'desc' ? `${month}-31` : `${month}-01`;
  const rows = await sendIdentifiers(db, shape, { limit, skip, edge, categoryId: categoryId ?? 0 }, (value) => {
    const chosen = { isPublished, isFeatured, categoryId: categoryId === undefined ? undefined : value.categoryId };
    let query = filteredArticles(db, chosen).select('articles.id');
    if (month !== undefined) query = query.where(column, direction === 'desc' ? '<=' : '>=', value.edge);
    return query.orderBy(column, direction).orderBy('articles.id', direction).limit(value.limit).offset(value.skip);
  });
  return rows.map((row) => row.id);
}

async function searchIdentifiers(
  db: Kysely<DatabaseSchema>,
  filter: ArticleFilter,
  order: ArticleOrder,
  { limit, skip }: { limit: number; skip: number },
): Promise<number[]> {
  const { column, direction } = orders[order];
  const rows = await (await searchedArticles(db, filter)).query
    .select('articles.id')
    .orderBy(column, direction)
    .orderBy('articles.id', direction)
    .limit(limit)
    .offset(skip)
    .execute();
  return rows.map((row) => row.id);
}

const reversed = { asc: 'desc', desc: 'asc' } as const;
