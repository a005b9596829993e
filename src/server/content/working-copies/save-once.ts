import { createHash } from 'node:crypto';
import type { MadeRecord } from '#shared/api/working-copy-contract.ts';
import { daysBefore, deleteBefore } from '../../database/daily-work.ts';
import type { Queryable, Transaction } from '../../database/schema.ts';
import { Problem } from '../../problem.ts';
import { claimSaveKey, findSaveKey, nameMadeRecord } from './working-copy.repository.ts';

/** For how many days a save that is sent again is recognised. */
const recognisedDays = 1;

/** The key of a save that must create only one record, even when it is sent again. */
export interface SaveKey {
  readonly key: string;
  readonly accountId: number;
}

export interface CreatingSave {
  readonly kind: MadeRecord['kind'];
  readonly payload: unknown;
  readonly now: Date;
  readonly saveKey: SaveKey | undefined;
}

/**
 * Returns the id of the record that an earlier save with this key and payload created. Returns `undefined` if there was
 * no such save; the caller must then create the record. Throws a 409 when the key was used for another payload, kind or
 * account.
 */
export async function findMadeRecord(
  transaction: Transaction,
  { kind, payload, now, saveKey }: CreatingSave,
): Promise<number | undefined> {
  if (!saveKey) return undefined;
  const { key, accountId } = saveKey;
  await deleteBefore(transaction, 'save_keys', 'created_at', daysBefore(now, recognisedDays));
  const payload_hash = createHash('sha256').update(JSON.stringify(payload)).digest('hex');
  const row = { key, account_id: accountId, kind, payload_hash, created_at: now.toISOString() };
  if (await claimSaveKey(transaction, row)) return undefined;
  const earlier = await findSaveKey(transaction, key);
  if (earlier?.account_id !== accountId || earlier.kind !== kind) {
    throw new Problem('conflict', 'Another save uses this key. Please try again.');
  }
  if (earlier.payload_hash !== payload_hash || earlier.record_id === null) {
    throw new Problem('conflict', `An earlier save has already created this ${kind}. Save your changes to it.`);
  }
  return earlier.record_id;
}

/** Stores which record a save created, so that the same save sent again returns that record. */
export async function recordMade(
  transaction: Transaction,
  saveKey: SaveKey | undefined,
  recordId: number,
): Promise<void> {
  if (saveKey) await nameMadeRecord(transaction, saveKey.key, recordId);
}

/** Returns which record a save created. Throws a 404 when no save of this account used the key. */
export async function requireMadeRecord(db: Queryable, { key, accountId }: SaveKey): Promise<MadeRecord> {
  const row = await findSaveKey(db, key);
  if (row?.account_id !== accountId || row.record_id === null) {
    throw new Problem('not_found', 'No save has created a record under this key.');
  }
  return { kind: row.kind, id: row.record_id };
}
