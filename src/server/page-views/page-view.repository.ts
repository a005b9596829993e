import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import type { PageViewCount } from './page-view-counter.ts';

/** Adds counts to the stored ones. It is one statement, so that a failure stores none of them. */
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
