import type { Selectable } from 'kysely';
import type { OwnerSettingName } from '#shared/api/owner-setting-contract.ts';
import { readRows } from '../database/read-rows.ts';
import { type ExpectedVersions, versionIsExpected } from '../database/record-version.ts';
import type { Queryable, Transaction } from '../database/schema.ts';
import type { OwnerSettingTable } from '../database/tables/server-tables.ts';

export type OwnerSettingRow = Selectable<OwnerSettingTable>;

/** Returns the settings that were saved at least once, including those that were set back to their default. */
export function findOwnerSettings(db: Queryable): Promise<OwnerSettingRow[]> {
  return readRows(db, db.selectFrom('owner_settings').selectAll().orderBy('name'));
}

/**
 * Stores the value of a setting if its version is one of `expected`, and returns whether it did. `value` is JSON, or
 * null for the default. A setting that was never saved has version 0.
 */
export async function updateOwnerSetting(
  transaction: Transaction,
  name: OwnerSettingName,
  expected: ExpectedVersions,
  { value, now }: { readonly value: string | null; readonly now: string },
): Promise<boolean> {
  await transaction
    .insertInto('owner_settings')
    .values({ name, value: null, version: 0, updated_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { numUpdatedRows } = await transaction
    .updateTable('owner_settings')
    .set((eb) => ({ value, updated_at: now, version: eb('version', '+', 1) }))
    .where('name', '=', name)
    .where((eb) => versionIsExpected(eb, expected))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
