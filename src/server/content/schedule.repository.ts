import type { Selectable } from 'kysely';
import { deskRoles } from '#shared/api/account-contract.ts';
import { countRows, readRows } from '../database/read-rows.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import type { PlannedPublicationTable, ScheduledPublicationTable } from '../database/tables/content-tables.ts';
import type { ContentWriter } from './content-transaction.ts';

export type ScheduleRow = Selectable<ScheduledPublicationTable>;

/**
 * Returns the schedules whose account has lost the access to the desk since: the role or the account is gone. Nobody
 * answers for these publications any more, so they are held until somebody schedules them again.
 */
export async function findHeldSchedules(db: Queryable): Promise<(ScheduleRow & { title: string })[]> {
  return db
    .selectFrom('scheduled_publications as schedule')
    .innerJoin('articles', 'articles.id', 'schedule.article_id')
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'schedule.account_id').on('users.role', 'in', deskRoles))
    .selectAll('schedule')
    .select('articles.title')
    .where('schedule.account_id', 'is not', null)
    .where('users.id', 'is', null)
    .orderBy('due_at')
    .execute();
}

export function findSchedule(db: Queryable, articleId: number): Promise<ScheduleRow | undefined> {
  return db.selectFrom('scheduled_publications').selectAll().where('article_id', '=', articleId).executeTakeFirst();
}

/** Returns a page of the schedules of these articles, or of all if `undefined`, the next to publish first. */
export function findSchedules(
  db: Queryable,
  articleIds: readonly number[] | undefined,
  range: { readonly limit: number; readonly skip: number },
): Promise<ScheduleRow[]> {
  return among(db, articleIds)
    .selectAll()
    .orderBy('due_at')
    .orderBy('article_id')
    .limit(range.limit)
    .offset(range.skip)
    .execute();
}

/** Returns the number of schedules of the given articles, or of all articles if `articleIds` is `undefined`. */
export function countSchedules(db: Queryable, articleIds: readonly number[] | undefined): Promise<number> {
  return countRows(among(db, articleIds));
}

/** Returns the ids of the articles that are due, the longest overdue first. */
export async function findDueArticles(db: Queryable, now: string): Promise<number[]> {
  const rows = await db
    .selectFrom('scheduled_publications')
    .select('article_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('article_id')
    .execute();
  return rows.map(({ article_id }) => article_id);
}

/** Stores when an article is published, in place of an earlier schedule of it. */
export async function storeSchedule(
  transaction: Transaction,
  { id, due }: { readonly id: number; readonly due: Date },
  { now, actor }: ContentWriter,
): Promise<ScheduleRow> {
  const row = {
    article_id: id,
    due_at: due.toISOString(),
    account_id: actor.id,
    scheduled_by: actor.name,
    scheduled_at: now.toISOString(),
  };
  await transaction
    .insertInto('scheduled_publications')
    .values(row)
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet(row))
    .execute();
  return row;
}

/** Deletes the schedule of an article. Returns whether there was one. */
export async function deleteSchedule(transaction: Transaction, articleId: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('scheduled_publications')
    .where('article_id', '=', articleId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Deletes the schedule of an article if it is due, and returns it. If several processes try at the same time, only one
 * gets the schedule. The others wait for its transaction and get `undefined`.
 */
export function takeDueSchedule(transaction: Transaction, articleId: number, now: string) {
  return transaction
    .deleteFrom('scheduled_publications')
    .where('article_id', '=', articleId)
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
}

function among(db: Queryable, articleIds: readonly number[] | undefined) {
  const all = db.selectFrom('scheduled_publications');
  return articleIds === undefined ? all : all.where('article_id', 'in', articleIds);
}

const shown = ['articles.id', 'articles.title', 'articles.slug', 'articles.has_content'] as const;

/** Returns the published articles whose publish date is in a range, with what is known of their planning. */
export function findPublishedBetween(db: Queryable, from: string, to: string) {
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
export function findPlannedBetween(db: Queryable, from: string, until: string) {
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
export function findDraftsBetween(db: Queryable, from: string, to: string) {
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
export async function storePlannedPublication(transaction: Transaction, row: PlannedPublicationTable): Promise<void> {
  await transaction
    .insertInto('planned_publications')
    .values(row)
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet(row))
    .execute();
}
