import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import { type ArticleRow, findTagsOfArticles, selectArticleRows } from './article.repository.ts';
import { containsPattern } from './search-key.ts';

/** Which articles a list holds; what is left out does not narrow it. */
export interface ArticleFilter {
  readonly isPublished?: boolean;
  readonly isFeatured?: boolean;
  readonly categoryId?: number;
  /** Text to find in title or summary. */
  readonly search?: string;
}

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

/**
 * One part of a list. The part is found on an index by identifier alone; only its own articles are then read, so that
 * the last page of 100,000 articles costs no more than their index.
 */
export async function findArticles(
  db: Kysely<DatabaseSchema>,
  filter: ArticleFilter,
  order: ArticleOrder,
  range: ListRange,
): Promise<ArticleRow[]> {
  const { column, direction } = orders[order];
  const part = filtered(db, filter)
    .select('articles.id')
    .orderBy(column, direction)
    .orderBy('articles.id', direction)
    .limit(range.limit ?? Number.MAX_SAFE_INTEGER)
    .offset(range.skip ?? 0);
  const rows = await selectArticleRows(db)
    .innerJoin(part.as('part'), 'part.id', 'articles.id')
    .orderBy(column, direction)
    .orderBy('articles.id', direction)
    .execute();
  const tags = await findTagsOfArticles(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({ ...row, tags: tags.get(row.id) ?? [] }));
}

/** How many articles there are. */
export async function countArticles(db: Kysely<DatabaseSchema>, filter: ArticleFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Slug and last change of every published article with content, newest first; the content itself is not read. */
export async function findArticlePages(db: Kysely<DatabaseSchema>): Promise<{ slug: string; updated_at: string }[]> {
  return filtered(db, { isPublished: true })
    .select(['articles.slug', 'articles.updated_at'])
    .where('articles.content', 'is not', null)
    .orderBy('articles.publish_date', 'desc')
    .orderBy('articles.id', 'desc')
    .execute();
}

function filtered(db: Kysely<DatabaseSchema>, { isPublished, isFeatured, categoryId, search }: ArticleFilter) {
  let query = db.selectFrom('articles');
  if (isPublished !== undefined) query = query.where('articles.is_published', '=', isPublished ? 1 : 0);
  if (isFeatured !== undefined) query = query.where('articles.is_featured', '=', isFeatured ? 1 : 0);
  if (categoryId !== undefined) query = query.where('articles.category_id', '=', categoryId);
  if (search) {
    const pattern = containsPattern(search);
    query = query.where('articles.id', 'in', (eb) =>
      eb.selectFrom('article_search').select('article_id').where(sql<boolean>`search_key like ${pattern} escape '\\'`),
    );
  }
  return query;
}
