import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import { countRows } from '../../database/read-rows.ts';
import type { Queryable, Transaction } from '../../database/schema.ts';
import type { OpenArticleTable, SaveKeyTable, WorkingCopyTable } from '../../database/tables/content-tables.ts';

/** The row of a working copy, with the name of its account. */
export type WorkingCopyRow = Omit<Selectable<WorkingCopyTable>, 'form'> & { readonly account_name: string };

/**
 * Replaces the text of an account's working copy, unless the stored text is equally new or newer. One statement checks
 * and writes. Returns whether the text was replaced.
 */
export async function replaceWorkingCopy(
  db: Queryable,
  { key, account_id, ...values }: Insertable<WorkingCopyTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('working_copies')
    .set(values)
    .where('key', '=', key)
    .where('account_id', '=', account_id)
    .where('sequence', '<', values.sequence)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Adds a working copy if its key is free. Returns whether it added one. */
export async function addWorkingCopy(db: Queryable, row: Insertable<WorkingCopyTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('working_copies')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export function countWorkingCopies(db: Queryable, accountId: number): Promise<number> {
  return countRows(db.selectFrom('working_copies').where('account_id', '=', accountId));
}

/** Returns the newest working copies without their forms: those of one account, or those of all other accounts. */
export function findWorkingCopies(
  db: Queryable,
  { accountId, whose, limit }: { accountId: number; whose: 'own' | 'others'; limit: number },
): Promise<WorkingCopyRow[]> {
  return withName(db)
    .where('working_copies.account_id', whose === 'own' ? '=' : '!=', accountId)
    .orderBy('working_copies.updated_at', 'desc')
    .orderBy('working_copies.key')
    .limit(limit)
    .execute();
}

export function findWorkingCopy(db: Queryable, key: string): Promise<(WorkingCopyRow & { form: string }) | undefined> {
  return withName(db).select('working_copies.form').where('working_copies.key', '=', key).executeTakeFirst();
}

/** Deletes a working copy of an account. Does nothing when it does not exist. */
export async function deleteWorkingCopy(db: Queryable, key: string, accountId: number): Promise<void> {
  await db.deleteFrom('working_copies').where('key', '=', key).where('account_id', '=', accountId).execute();
}

function withName(db: Queryable) {
  return db
    .selectFrom('working_copies')
    .innerJoin('users', 'users.id', 'working_copies.account_id')
    .select([
      'working_copies.key',
      'working_copies.account_id',
      'working_copies.article_id',
      'working_copies.base_version',
      'working_copies.sequence',
      'working_copies.title',
      'working_copies.updated_at',
      'users.full_name as account_name',
    ]);
}

type OpenArticleRow = Selectable<OpenArticleTable>;

/** Maximum number of windows that are returned for one article. */
const windowMaximum = 50;

/** Returns the windows that had an article open at a given time or later, each with the name of its account. */
export function findOpenWindows(db: Queryable, articleId: number, since: string) {
  return db
    .selectFrom('open_articles')
    .innerJoin('users', 'users.id', 'open_articles.account_id')
    .selectAll('open_articles')
    .select('users.full_name as account_name')
    .where('open_articles.article_id', '=', articleId)
    .where('open_articles.seen_at', '>=', since)
    .orderBy('users.full_name')
    .orderBy('open_articles.key')
    .limit(windowMaximum)
    .execute();
}

/** Stores that a window has an article open, and removes the windows that were last seen before `expired`. */
export async function renewOpenWindow(db: Database, row: OpenArticleRow, expired: string): Promise<void> {
  const { key, ...values } = row;
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('open_articles').where('seen_at', '<', expired).execute();
    await transaction
      .insertInto('open_articles')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet(values).where('open_articles.account_id', '=', row.account_id),
      )
      .execute();
  });
}

export async function deleteOpenWindow(db: Queryable, key: string, accountId: number): Promise<void> {
  await db.deleteFrom('open_articles').where('key', '=', key).where('account_id', '=', accountId).execute();
}

type SaveKeyRow = Selectable<SaveKeyTable>;

/**
 * Claims a key for a save. If another save with this key is running, waits until it ends. Returns whether the key was
 * free.
 */
export async function claimSaveKey(transaction: Transaction, row: Omit<SaveKeyRow, 'record_id'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('save_keys')
    .values({ ...row, record_id: null })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Stores which record the save with this key created. */
export async function nameMadeRecord(transaction: Transaction, key: string, recordId: number): Promise<void> {
  await transaction.updateTable('save_keys').set({ record_id: recordId }).where('key', '=', key).execute();
}

export function findSaveKey(db: Queryable, key: string): Promise<SaveKeyRow | undefined> {
  return db.selectFrom('save_keys').selectAll().where('key', '=', key).executeTakeFirst();
}
