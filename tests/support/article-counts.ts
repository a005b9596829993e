import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '#server/database/schema.ts';

/** Returns the counts that the database should contain, computed from the articles themselves. */
export async function recountArticles(db: Kysely<DatabaseSchema>) {
  const parts = ['0', 'category_id'].flatMap((category) =>
    Object.entries({ all: 0, year: 4, month: 7 }).map(
      ([span, length]) => `select ${category} as category_id, '${span}' as span,
        substr(publish_date, 1, ${length}) as period, is_published, is_featured, count(*) as articles
        from articles group by 1, 2, 3, 4, 5`,
    ),
  );
  const { rows } = await sql<Record<string, string | number>>`select * from (${sql.raw(parts.join(' union all '))})
    as counted order by category_id, span, period, is_published, is_featured`.execute(db);
  return rows.map((row) => ({ ...row, articles: Number(row.articles) }));
}

/** Returns the counts that the database contains. */
export async function storedCounts(db: Kysely<DatabaseSchema>) {
  return db
    .selectFrom('article_counts')
    .select(['category_id', 'span', 'period', 'is_published', 'is_featured', 'articles'])
    .where('articles', '<>', 0)
    .orderBy('category_id')
    .orderBy('span')
    .orderBy('period')
    .orderBy('is_published')
    .orderBy('is_featured')
    .execute();
}
