import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import type { SaveKeyTable } from '../../database/tables/content-tables.ts';

export type SaveKeyRow = Selectable<SaveKeyTable>;

/**
 * Claims a key for a save. If another save with this key is running, waits until it ends. Returns whether the key was
 * free.
 */
export async function claimSaveKey(
  transaction: Transaction<DatabaseSchema>,
  row: Omit<SaveKeyRow, 'record_id'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('save_keys')
    .values({ ...row, record_id: null })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Stores which record the save with this key created. */
export async function nameMadeRecord(
  transaction: Transaction<DatabaseSchema>,
  key: string,
  recordId: number,
): Promise<void> {
  await transaction.updateTable('save_keys').set({ record_id: recordId }).where('key', '=', key).execute();
}

export function findSaveKey(db: Kysely<DatabaseSchema>, key: string): Promise<SaveKeyRow | undefined> {
  return db.selectFrom('save_keys').selectAll().where('key', '=', key).executeTakeFirst();
}

export async function deleteSaveKeysBefore(transaction: Transaction<DatabaseSchema>, moment: string): Promise<void> {
  await transaction.deleteFrom('save_keys').where('created_at', '<', moment).execute();
}
