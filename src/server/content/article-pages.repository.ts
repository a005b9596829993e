import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';

/** Articles whose identifiers lie together in one part of the sitemap; what is published later leaves older parts alone. */
const identifiersPerPart = 5000;

/** The parts that hold articles with a page of their own, and when the latest of each changed. */
export async function findArticlePageParts(
  db: Kysely<DatabaseSchema>,
): Promise<{ part: number; updated_at: string }[]> {
  return articlesWithPage(db)
    .select((eb) => [
      sql<number>`id / ${sql.lit(identifiersPerPart)} + 1`.as('part'),
      eb.fn.max('updated_at').as('updated_at'),
    ])
    .groupBy('part')
    .orderBy('part')
    .execute();
}

/** Slug and last change of the articles of one part, which counts from 1; the content itself is not read. */
export async function findArticlePages(
  db: Kysely<DatabaseSchema>,
  part: number,
): Promise<{ slug: string; updated_at: string }[]> {
  return articlesWithPage(db)
    .select(['slug', 'updated_at'])
    .where('id', '>=', (part - 1) * identifiersPerPart)
    .where('id', '<', part * identifiersPerPart)
    .orderBy('id')
    .execute();
}

function articlesWithPage(db: Kysely<DatabaseSchema>) {
  return db.selectFrom('articles').where('is_published', '=', 1).where('has_content', '=', 1);
}
