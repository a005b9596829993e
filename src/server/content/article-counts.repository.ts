import { type Kysely, sql } from 'kysely';
import { readRows } from '../database/read-rows.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { type ArticleFilter, filteredArticles } from './article-filter.ts';

/** Returns how many articles match a filter. */
export async function countArticles(db: Kysely<DatabaseSchema>, filter: ArticleFilter): Promise<number> {
  const query = filteredArticles(db, filter).select((eb) => eb.fn.countAll().as('count'));
  const [row] = await readRows(db, query);
  return Number(row?.count ?? 0);
}

/**
 * Returns the number of articles with each category or tag, drafts included unless `which` is `published`. Leaves out
 * those without any, and with `ids` all others.
 */
export async function countArticlesBy(
  db: Kysely<DatabaseSchema>,
  table: 'categories' | 'tags',
  which: 'all' | 'published',
  ids?: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const by = table === 'tags' ? sql.ref<number>('article_tags.tag_id') : sql.ref<number>('articles.category_id');
  let query = db
    .selectFrom('articles')
    .select((eb) => [by.as('id'), eb.fn.countAll().as('articles')])
    .groupBy(by);
  if (table === 'tags') query = query.innerJoin('article_tags', 'article_tags.article_id', 'articles.id');
  if (which === 'published') query = query.where('articles.is_published', '=', 1);
  if (ids) query = query.where(by, 'in', ids);
  return new Map((await query.execute()).map(({ id, articles }) => [id, Number(articles)]));
}

/** Returns the months in which articles were published, newest first, with the number of articles in each. */
export async function countPublishedByMonth(
  db: Kysely<DatabaseSchema>,
): Promise<{ month: string; articles: number }[]> {
  const rows = await db
    .selectFrom('articles')
    .select((eb) => [sql<string>`substr(publish_date, 1, 7)`.as('month'), eb.fn.countAll().as('articles')])
    .where('is_published', '=', 1)
    .groupBy('month')
    .orderBy('month', 'desc')
    .execute();
  return rows.map(({ month, articles }) => ({ month, articles: Number(articles) }));
}
