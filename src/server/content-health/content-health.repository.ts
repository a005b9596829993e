import { otherName } from '#shared/insight/figure-kinds.ts';
import { readRows } from '../database/read-rows.ts';
import type { Queryable } from '../database/schema.ts';

/** What is read of every article, without its texts. */
export type ListedArticle = Awaited<ReturnType<typeof findListedArticles>>[number];

export function findListedArticles(db: Queryable) {
  const columns = ['id', 'version', 'title', 'slug', 'is_published', 'is_featured', 'has_content'] as const;
  return readRows(
    db,
    db
      .selectFrom('articles')
      .select([...columns, 'medium_url', 'updated_at'])
      .orderBy('id', 'desc'),
  );
}

export function findContents(db: Queryable, ids: readonly number[]) {
  return readRows(db, db.selectFrom('articles').select(['id', 'version', 'title', 'content']).where('id', 'in', ids));
}

/** Returns the former slugs of published articles that have a page, each with the present slug. */
export function findLeadingSlugs(db: Queryable): Promise<{ slug: string; present: string }[]> {
  return readRows(
    db,
    db
      .selectFrom('former_addresses')
      .innerJoin('articles', 'articles.id', 'former_addresses.record_id')
      .select(['former_addresses.slug', 'articles.slug as present'])
      .where('former_addresses.kind', '=', 'article')
      .where('articles.is_published', '=', 1)
      .where('articles.has_content', '=', 1),
  );
}

/** Returns the ids of the drafts on which somebody works or waits: planned, or with unsaved text since `since`. */
export async function findLivelyDrafts(db: Queryable, since: string): Promise<ReadonlySet<number>> {
  const planned = await readRows(db, db.selectFrom('scheduled_publications').select('article_id'));
  const typed = await readRows(
    db,
    db.selectFrom('working_copies').select('article_id').where('updated_at', '>=', since),
  );
  return new Set([...planned, ...typed].flatMap(({ article_id }) => article_id ?? []));
}

/** Returns the addresses without a page that visitors asked for since a day, with the number of visits. */
export async function findMissingPages(db: Queryable, since: string): Promise<{ path: string; visits: number }[]> {
  const rows = await readRows(
    db,
    db
      .selectFrom('daily_sums')
      .select((eb) => ['name as path', eb.fn.sum('sum').as('visits')])
      .where('kind', '=', 'view-missing')
      .where('day', '>=', since)
      .where('name', '<>', otherName)
      .groupBy('name'),
  );
  return rows.map(({ path, visits }) => ({ path, visits: Number(visits) }));
}
