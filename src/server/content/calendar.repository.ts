import type { Kysely, Transaction } from 'kysely';
import { readRows } from '../database/read-rows.ts';
import type { DatabaseSchema } from '../database/schema.ts';
import type { PlannedPublicationTable } from '../database/tables/content-tables.ts';

const shown = ['articles.id', 'articles.title', 'articles.slug', 'articles.has_content'] as const;

/** Returns the published articles whose publish date is in a range, with what is known of their planning. */
export function findPublishedBetween(db: Kysely<DatabaseSchema>, from: string, to: string) {
  return readRows(
    db,
    db
      .selectFrom('articles')
      .leftJoin('planned_publications as planned', 'planned.article_id', 'articles.id')
      .select([...shown, 'articles.publish_date', 'planned.due_at', 'planned.published_at', 'planned.delay'])
      .where('articles.is_published', '=', 1)
      .where('articles.publish_date', '>=', from)
      .where('articles.publish_date', '<=', to),
  );
}

/** Returns the planned articles that are due in a range of moments. */
export function findPlannedBetween(db: Kysely<DatabaseSchema>, from: string, until: string) {
  return readRows(
    db,
    db
      .selectFrom('scheduled_publications as schedule')
      .innerJoin('articles', 'articles.id', 'schedule.article_id')
      .select([...shown, 'schedule.due_at', 'schedule.scheduled_by'])
      .where('articles.is_published', '=', 0)
      .where('schedule.due_at', '>=', from)
      .where('schedule.due_at', '<', until),
  );
}

/** Returns the drafts without a plan whose publish date is in a range and not before the UTC day of their last save. */
export function findDraftsBetween(db: Kysely<DatabaseSchema>, from: string, to: string) {
  return readRows(
    db,
    db
      .selectFrom('articles')
      .leftJoin('scheduled_publications as schedule', 'schedule.article_id', 'articles.id')
      .select([...shown, 'articles.publish_date', 'articles.updated_at'])
      .where('articles.is_published', '=', 0)
      .where('schedule.article_id', 'is', null)
      .where('articles.publish_date', '>=', from)
      .where('articles.publish_date', '<=', to)
      .where((eb) =>
        eb('articles.publish_date', '>=', eb.fn<string>('substr', ['articles.updated_at', eb.lit(1), eb.lit(10)])),
      ),
  );
}

/** Stores when a planned article was published, in place of an earlier plan of it. */
export async function storePlannedPublication(
  transaction: Transaction<DatabaseSchema>,
  row: PlannedPublicationTable,
): Promise<void> {
  await transaction
    .insertInto('planned_publications')
    .values(row)
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet(row))
    .execute();
}
