import { type Kysely, type RawBuilder, sql } from 'kysely';
import { idsPerSitemapPart } from '#shared/rules/business-constants.ts';
import { readRows } from '../database/read-rows.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { type ArticleView, withArticleJson } from './article-columns.ts';
import { type ArticleFilter, filteredArticles } from './article-filter.ts';

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
  db: Kysely<DatabaseSchema>,
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
export async function findPublishedJsonByIds(db: Kysely<DatabaseSchema>, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const articles = db.selectFrom('articles').where('articles.id', 'in', ids).where('articles.is_published', '=', 1);
  return (await withArticleJson(db, articles, 'public').execute()).map(({ json }) => json);
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
