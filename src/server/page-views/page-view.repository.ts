import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import type { PageView } from './page-view-schema.ts';

/** Views of one page on one day from one referring host. */
export interface PageViewCount extends PageView {
  /** YYYY-MM-DD in the site's time zone. */
  readonly day: string;
  readonly views: number;
}

/** Adds counts to the stored ones, in one statement, so that a failure stores none of them. */
export async function addPageViews(db: Kysely<DatabaseSchema>, counts: readonly PageViewCount[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insertInto('page_views')
    .values([...counts])
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'path', 'locale', 'referrer_host'])
        .doUpdateSet({ views: sql`page_views.views + excluded.views` }),
    )
    .execute();
}

/** Returns the views of each path since a day, most viewed first. */
export async function listPageViews(db: Kysely<DatabaseSchema>, since: string, limit: number) {
  return db
    .selectFrom('page_views')
    .select(['path', (eb) => eb.fn.sum<number | string>('views').as('views')])
    .where('day', '>=', since)
    .groupBy('path')
    .orderBy('views', 'desc')
    .orderBy('path')
    .limit(limit)
    .execute();
}
