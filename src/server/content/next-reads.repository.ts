import { type Kysely, type RawBuilder, sql } from 'kysely';
import { readRows } from '../database/read-rows.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import { withArticleJson } from './article-columns.ts';
import { type ArticleFilter, filteredArticles } from './article-list.repository.ts';

/** The article that a visitor reads. Its next reads are the articles that the page suggests after it. */
export interface ReadArticle {
  readonly id: number;
  readonly categoryId: number;
  readonly tagIds: readonly number[];
}

/** Number of articles that become candidates for each tag, and for the category. */
const candidatesOfEach = 6;

/**
 * Returns the articles to read after an article, as JSON: those with the most tags in common, then those of the same
 * category, newest first. The candidates are the newest articles of each tag and of the category. A single statement
 * chooses among the candidates and reads the chosen articles, so that the texts of the other candidates are never read.
 */
export async function findNextReadJson(
  db: Kysely<DatabaseSchema>,
  { id, categoryId, tagIds }: ReadArticle,
  count: number,
): Promise<string[]> {
  const [first, ...rest] = [{ categoryId }, ...tagIds.map((tagId) => ({ tagId }))].map((filter) =>
    newestIds(db, filter),
  );
  const candidates = rest.reduce((all, next) => all.union(next), first ?? newestIds(db, {}));
  const likeness = likenessTo(categoryId, tagIds);
  const chosen = db
    .selectFrom('articles')
    .select('articles.id')
    .where('articles.id', 'in', candidates)
    .where('articles.id', '<>', id)
    .where((eb) => eb.or([eb('articles.has_content', '=', 1), eb('articles.medium_url', 'is not', null)]))
    .orderBy(likeness, 'desc')
    .orderBy('articles.publish_date', 'desc')
    .orderBy('articles.id', 'desc')
    .limit(sql.lit(count));
  const rows = await readRows(
    db,
    withArticleJson(db, db.selectFrom('articles').where('articles.id', 'in', chosen), 'public')
      .orderBy(likeness, 'desc')
      .orderBy('articles.publish_date', 'desc')
      .orderBy('articles.id', 'desc'),
  );
  return rows.map(({ json }) => json);
}

function newestIds(db: Kysely<DatabaseSchema>, filter: ArticleFilter) {
  const newest = filteredArticles(db, { isPublished: true, ...filter })
    .select('articles.id')
    .orderBy('articles.publish_date', 'desc')
    .orderBy('articles.id', 'desc')
    .limit(sql.lit(candidatesOfEach));
  return db.selectFrom(newest.as('newest')).select('newest.id');
}

/**
 * Returns how much an article has in common with the article that the visitor reads: 2 for each common tag, and 1 for
 * the same category.
 */
function likenessTo(category: number, tagIds: readonly number[]): RawBuilder<number> {
  const sameCategory = sql<number>`case when articles.category_id = ${category} then 1 else 0 end`;
  if (tagIds.length === 0) return sameCategory;
  return sql`(select count(*) from article_tags as own where own.article_id = articles.id and own.tag_id in (${sql.join(tagIds)})) * 2 + ${sameCategory}`;
}
