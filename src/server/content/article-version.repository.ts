import type { Selectable } from 'kysely';
import type { Queryable, Transaction } from '../database/schema.ts';
import type { ArticleVersionTable } from '../database/tables/content-tables.ts';

export type ArticleVersionRow = Selectable<ArticleVersionTable>;

export const versionMaximum = 100;

/** Stores a version of an article, and removes its oldest versions beyond the maximum. */
export async function insertArticleVersion(transaction: Transaction, row: ArticleVersionRow): Promise<void> {
  const { article_id, number, ...values } = row;
  await transaction
    .insertInto('article_versions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['article_id', 'number']).doUpdateSet(values))
    .execute();
  await transaction
    .deleteFrom('article_versions')
    .where('article_id', '=', article_id)
    .where('number', '<=', number - versionMaximum)
    .execute();
}

export async function hasArticleVersion(db: Queryable, id: number, number: number): Promise<boolean> {
  const version = db.selectFrom('article_versions').select('number').where('article_id', '=', id);
  return (await version.where('number', '=', number).executeTakeFirst()) !== undefined;
}

/** Returns the versions of an article, the newest first, without the states of the article that they contain. */
export function findArticleVersions(db: Queryable, id: number): Promise<Omit<ArticleVersionRow, 'state'>[]> {
  return db
    .selectFrom('article_versions')
    .select(['article_id', 'number', 'at', 'saved_by', 'action', 'restored_from', 'changed'])
    .where('article_id', '=', id)
    .orderBy('number', 'desc')
    .limit(versionMaximum)
    .execute();
}

export function findFullArticleVersion(db: Queryable, id: number, number: number) {
  const versions = db.selectFrom('article_versions').selectAll().where('article_id', '=', id);
  return versions.where('number', '=', number).executeTakeFirst();
}

/**
 * Removes the versions that were stored before a given time, and the versions of articles that were removed for good,
 * even from Trash. Returns how many it removed.
 */
export async function deleteOldVersions(db: Queryable, moment: string): Promise<number> {
  const trashed = db.selectFrom('trash').select('record_id').where('kind', '=', 'article');
  const { numDeletedRows } = await db
    .deleteFrom('article_versions')
    .where((eb) =>
      eb.or([
        eb('at', '<', moment),
        eb.and([
          eb('article_id', 'not in', eb.selectFrom('articles').select('articles.id')),
          eb('article_id', 'not in', trashed),
        ]),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteVersionsOf(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('article_versions').where('article_id', '=', id).execute();
}
