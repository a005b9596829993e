import type { Insertable, Selectable } from 'kysely';
import type { ReviewState } from '#shared/api/review-contract.ts';
import { countRows } from '../../database/read-rows.ts';
import type { Queryable, Transaction } from '../../database/schema.ts';
import type { ReviewEntryTable } from '../../database/tables/content-tables.ts';

export type ReviewRow = Selectable<ReviewEntryTable>;

type NewRow = Omit<Insertable<ReviewEntryTable>, 'state' | 'closed_by' | 'closed_version'>;

/** Adds an entry, unless its key is taken because it is sent again. Returns the id of the stored entry. */
export async function insertReviewEntry(transaction: Transaction, row: NewRow): Promise<number> {
  const { id } = await transaction
    .insertInto('review_entries')
    .values({ ...row, state: 'open', closed_by: '' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key: row.key }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function findReviewEntry(db: Queryable, id: number): Promise<ReviewRow | undefined> {
  return db.selectFrom('review_entries').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findReviewEntryByKey(db: Queryable, key: string): Promise<ReviewRow | undefined> {
  return db.selectFrom('review_entries').selectAll().where('key', '=', key).executeTakeFirst();
}

/** Returns the entries of an article, or only those of one link with their answers, the oldest first. */
export function findReviewEntries(
  db: Queryable,
  { articleId, linkId }: { readonly articleId: number; readonly linkId?: number },
): Promise<ReviewRow[]> {
  const entries = db.selectFrom('review_entries').selectAll().where('article_id', '=', articleId).orderBy('id');
  if (linkId === undefined) return entries.execute();
  const ofLink = db.selectFrom('review_entries').select('id').where('link_id', '=', linkId);
  return entries.where((eb) => eb.or([eb('link_id', '=', linkId), eb('parent_id', 'in', ofLink)])).execute();
}

export function countReviewEntries(
  db: Queryable,
  of: { readonly articleId: number; readonly linkId?: number | null; readonly openProposals?: true },
): Promise<number> {
  let query = db.selectFrom('review_entries').where('article_id', '=', of.articleId);
  if (of.linkId) query = query.where('link_id', '=', of.linkId);
  if (of.openProposals) query = query.where('kind', '=', 'proposal').where('state', '=', 'open');
  return countRows(query);
}

/**
 * Changes the state of an entry that is open, or of one that is closed when `state` is `open`. Returns false when it
 * is not in that state any more.
 */
export async function setReviewState(
  transaction: Transaction,
  id: number,
  { state, by, version = null }: { readonly state: ReviewState; readonly by: string; readonly version?: number | null },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('review_entries')
    .set({ state, closed_by: by, closed_version: version })
    .where('id', '=', id)
    .where('state', state === 'open' ? '!=' : '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes an entry with its answers. */
export async function deleteReviewEntry(transaction: Transaction, id: number): Promise<void> {
  await transaction
    .deleteFrom('review_entries')
    .where((eb) => eb.or([eb('id', '=', id), eb('parent_id', '=', id)]))
    .execute();
}

/** Counts the open comments and proposals of articles, and returns each one's newest approval with the saved text. */
export async function findReviewSummaries(db: Queryable, articleIds: readonly number[]) {
  if (articleIds.length === 0) return [];
  const newest = db
    .selectFrom('review_entries')
    .select((eb) => [
      'article_id',
      eb.fn.sum<number | string>(eb.case().when('kind', '=', 'approval').then(0).else(1).end()).as('comments'),
      eb.fn.max(eb.case().when('kind', '=', 'approval').then(eb.ref('id')).end()).as('approval_id'),
    ])
    .where('article_id', 'in', articleIds)
    .where('state', '=', 'open')
    .where('kind', '!=', 'answer')
    .groupBy('article_id')
    .as('open_entries');
  return db
    .selectFrom(newest)
    .innerJoin('articles', 'articles.id', 'open_entries.article_id')
    .leftJoin('review_entries as approval', 'approval.id', 'open_entries.approval_id')
    .select([
      'open_entries.article_id',
      'open_entries.comments',
      'approval.author',
      'approval.text_hash',
      'articles.title',
      'articles.summary',
      'articles.content',
    ])
    .execute();
}

/** Removes the entries made before a time, and those of articles that were removed for good, even from Trash. */
export async function deleteOldReviewEntries(db: Queryable, moment: string): Promise<void> {
  const trashed = db.selectFrom('trash').select('record_id').where('kind', '=', 'article');
  await db
    .deleteFrom('review_entries')
    .where((eb) =>
      eb.or([
        eb('created_at', '<', moment),
        eb.and([
          eb('article_id', 'not in', eb.selectFrom('articles').select('articles.id')),
          eb('article_id', 'not in', trashed),
        ]),
      ]),
    )
    .execute();
}

export async function deleteReviewEntriesOf(transaction: Transaction, articleId: number): Promise<void> {
  await transaction.deleteFrom('review_entries').where('article_id', '=', articleId).execute();
}
