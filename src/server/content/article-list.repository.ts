import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import { type ArticleRow, findArticleRows, findTagsOfArticles } from './article.repository.ts';
import { type ArticleFilter, filteredArticles } from './article-filter.ts';
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

async function findIdentifiers(
  db: Kysely<DatabaseSchema>,
  filter: ArticleFilter,
  order: ArticleOrder,
  { limit = Number.MAX_SAFE_INTEGER, skip = 0 }: ListRange,
): Promise<number[]> {
  const { column, direction } = orders[order];
  const filtered = await filteredArticles(db, filter);
  const articles = filtered.articles.select('articles.id');
  const read = async (query: typeof articles, along: Direction, part: { limit: number; skip: number }) => {
    const ordered = query.orderBy(column, along).orderBy('articles.id', along);
    const rows = await ordered.limit(part.limit).offset(part.skip).execute();
    return rows.map((row) => row.id);
  };
  if (skip <= countedSkip || filter.search) return read(articles, direction, { limit, skip });

  if (column === 'articles.publish_date') {
    const place = await findPlace(db, filter, direction, skip);
    if (!place) return [];
    const from =
      direction === 'desc'
        ? articles.where('articles.publish_date', '<=', `${place.month}-31`)
        : articles.where('articles.publish_date', '>=', `${place.month}-01`);
    return read(from, direction, { limit, skip: place.skip });
  }

  // No counts lead into an order by title or change: the nearer end of the list is where the way is shorter.
  const total = await countArticles(db, filter);
  const wanted = Math.min(limit, total - skip);
  if (wanted <= 0) return [];
  if (skip <= total / 2) return read(articles, direction, { limit, skip });
  const back = await read(articles, reversed[direction], { limit: wanted, skip: total - skip - wanted });
  return back.reverse();
}

const reversed = { asc: 'desc', desc: 'asc' } as const;
