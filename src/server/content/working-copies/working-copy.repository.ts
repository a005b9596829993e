import type { Insertable, Kysely, Selectable } from 'kysely';
import { countRows } from '../../database/count-rows.ts';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { WorkingCopyTable } from '../../database/tables/content-tables.ts';

/** The row of a working copy, with the name of its account. */
export type WorkingCopyRow = Omit<Selectable<WorkingCopyTable>, 'form'> & { readonly account_name: string };

/**
 * Replaces the text of an account's working copy, unless the stored text is equally new or newer. One statement checks
 * and writes. Returns whether the text was replaced.
 */
export async function replaceWorkingCopy(
  db: Kysely<DatabaseSchema>,
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
export async function addWorkingCopy(db: Kysely<DatabaseSchema>, row: Insertable<WorkingCopyTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('working_copies')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export function countWorkingCopies(db: Kysely<DatabaseSchema>, accountId: number): Promise<number> {
  return countRows(db.selectFrom('working_copies').where('account_id', '=', accountId));
}

/** Returns the newest working copies without their forms: those of one account, or those of all other accounts. */
export function findWorkingCopies(
  db: Kysely<DatabaseSchema>,
  { accountId, whose, limit }: { accountId: number; whose: 'own' | 'others'; limit: number },
): Promise<WorkingCopyRow[]> {
  return withName(db)
    .where('working_copies.account_id', whose === 'own' ? '=' : '!=', accountId)
    .orderBy('working_copies.updated_at', 'desc')
    .orderBy('working_copies.key')
    .limit(limit)
    .execute();
}

export function findWorkingCopy(
  db: Kysely<DatabaseSchema>,
  key: string,
): Promise<(WorkingCopyRow & { form: string }) | undefined> {
  return withName(db).select('working_copies.form').where('working_copies.key', '=', key).executeTakeFirst();
}

/** Deletes a working copy of an account. Does nothing when it does not exist. */
export async function deleteWorkingCopy(db: Kysely<DatabaseSchema>, key: string, accountId: number): Promise<void> {
  await db.deleteFrom('working_copies').where('key', '=', key).where('account_id', '=', accountId).execute();
}

function withName(db: Kysely<DatabaseSchema>) {
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
