import {
  type OwnerSetting,
  type OwnerSettingName,
  ownerSettingNames,
  ownerSettingSchemas,
  ownerSettingTitles,
  ownerSettingValueSchema,
} from '#shared/api/owner-setting-contract.ts';
import type { Database } from '../database/database.ts';
import { type ExpectedVersions, refusedWrite } from '../database/record-version.ts';
import type { Queryable } from '../database/schema.ts';
import { Problem } from '../problem.ts';
import { type ContentWriter, inContentTransaction, recordInHistory } from './content-transaction.ts';
import { mergeOwnerValues, type OwnerValues } from './owner-facts.service.ts';
import { findOwnerSettings, type OwnerSettingRow, updateOwnerSetting } from './owner-setting.repository.ts';

/** Returns every setting with its value and its default, in the order in which the desk shows them. */
export async function listOwnerSettings(db: Queryable, defaults: OwnerValues): Promise<OwnerSetting[]> {
  const rows = await findOwnerSettings(db);
  return ownerSettingNames.map((name) => present(name, defaults, rows));
}

/** A setting, and the versions of it that a request may overwrite. */
interface SettingTarget {
  readonly name: OwnerSettingName;
  readonly expected: ExpectedVersions;
}

/**
 * Stores the value of a setting. Throws a 422 with a sentence for each fault of the value, and a 412 for a stale
 * version. Pages that show the owner's settings are rendered again.
 */
export async function saveOwnerSetting(
  db: Database,
  defaults: OwnerValues,
  { name, expected }: SettingTarget,
  value: unknown,
  writer: ContentWriter,
): Promise<OwnerSetting> {
  const parsed = ownerSettingSchemas[name].safeParse(value);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => ({
      loc: ['body', 'value', ...path.map((part) => (typeof part === 'number' ? part : String(part)))],
      msg: message,
      type: 'value_error',
    }));
    throw new Problem('invalid', faults);
  }
  return change(db, defaults, { name, expected }, { value: JSON.stringify(parsed.data ?? null), writer });
}

/** Sets a setting back to its default. Throws a 412 for a stale version. */
export async function resetOwnerSetting(
  db: Database,
  defaults: OwnerValues,
  target: SettingTarget,
  writer: ContentWriter,
): Promise<OwnerSetting> {
  return change(db, defaults, target, { value: null, writer });
}

async function change(
  db: Database,
  defaults: OwnerValues,
  { name, expected }: SettingTarget,
  { value, writer }: { readonly value: string | null; readonly writer: ContentWriter },
): Promise<OwnerSetting> {
  return inContentTransaction(db, async (transaction) => {
    const isStored = await updateOwnerSetting(transaction, name, expected, { value, now: writer.now.toISOString() });
    if (!isStored) throw refusedWrite('setting', true);
    const action = value === null ? 'reset' : 'updated';
    await recordInHistory(transaction, writer, { kind: 'setting', action, id: null, title: ownerSettingTitles[name] });
    return present(name, defaults, await findOwnerSettings(transaction));
  });
}

function present(name: OwnerSettingName, defaults: OwnerValues, rows: readonly OwnerSettingRow[]): OwnerSetting {
  const row = rows.find((candidate) => candidate.name === name);
  return {
    name,
    value: toApiValue(mergeOwnerValues(defaults, rows)[name]),
    default: toApiValue(defaults[name]),
    is_default: row === undefined || row.value === null,
    version: row?.version ?? 0,
    updated_at: row?.version ? row.updated_at : null,
  };
}

/** Returns a value as the API sends it: without properties that are `undefined`, and null for no value. */
function toApiValue(value: unknown): OwnerSetting['value'] {
  return ownerSettingValueSchema.parse(JSON.parse(JSON.stringify(value ?? null)));
}
