import { type Kysely, sql } from 'kysely';
import { readRows } from '../database/read-rows.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { type ArticleFilter, countMatches, searchedArticles } from './article-filter.ts';

/** Returns how many articles match a filter. */
export async function countArticles(db: Kysely<DatabaseSchema>, filter: ArticleFilter): Promise<number> {
  const { search, ...others } = filter;
  if (search && Object.values(others).every((value) => value === undefined)) return countMatches(db, search);
  const { query } = await searchedArticles(db, filter);
  const rows = await readRows(
    db,
    query.select((eb) => eb.fn.countAll().as('count')),
  );
  return Number(rows[0]?.count ?? 0);
}

/** Returns how many articles each category has, drafts included. Leaves out categories without articles. */
export async function countArticlesByCategory(
  db: Kysely<DatabaseSchema>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('articles')
    .select((eb) => ['category_id as id', eb.fn.countAll().as('articles')])
    .where('category_id', 'in', ids)
    .groupBy('category_id')
    .execute();
  return new Map(rows.map(({ id, articles }) => [id, Number(articles)]));
}

/** Returns the number of articles with each of the given tags, drafts included. Leaves out tags without articles. */
export async function countArticlesByTag(
  db: Kysely<DatabaseSchema>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('article_tags')
    .select((eb) => ['tag_id as id', eb.fn.countAll().as('articles')])
    .where('tag_id', 'in', ids)
    .groupBy('tag_id')
    .execute();
  return new Map(rows.map(({ id, articles }) => [id, Number(articles)]));
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

/** Returns the number of published articles in each category. Leaves out categories without any. */
export async function countPublishedByCategory(db: Kysely<DatabaseSchema>): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('articles')
    .select((eb) => ['category_id as id', eb.fn.countAll().as('articles')])
    .where('is_published', '=', 1)
    .groupBy('category_id')
    .execute();
  return new Map(rows.map(({ id, articles }) => [id, Number(articles)]));
}

/** Returns the number of published articles with each tag. Leaves out tags without any. */
export async function countPublishedByTag(db: Kysely<DatabaseSchema>): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('article_tags')
    .innerJoin('articles', 'articles.id', 'article_tags.article_id')
    .select((eb) => ['article_tags.tag_id as id', eb.fn.countAll().as('articles')])
    .where('articles.is_published', '=', 1)
    .groupBy('article_tags.tag_id')
    .execute();
  return new Map(rows.map(({ id, articles }) => [id, Number(articles)]));
}
