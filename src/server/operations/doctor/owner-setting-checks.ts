import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../database/schema.ts';
import { readStoredValue } from '../../owner-facts/owner-facts.service.ts';
import { findOwnerSettings } from '../../owner-facts/owner-setting.repository.ts';
import { countOf, type Finding, fine, warning } from './finding.ts';

/** Checks whether the settings that were changed in the desk can be used. Pages show the default of one that cannot. */
export async function checkOwnerSettings(db: Kysely<DatabaseSchema>): Promise<Finding[]> {
  const name = 'owner settings';
  const rows = await findOwnerSettings(db);
  const read = rows.map((row) => ({ name: row.name, stored: readStoredValue(row) }));
  const unusable = read.flatMap(({ name: setting, stored }) =>
    stored.kind === 'unusable' ? [`${setting} (${stored.reason})`] : [],
  );
  if (unusable.length > 0) {
    const text = `Pages show the default of settings that cannot be used: ${unusable.join(', ')}`;
    return [warning(name, text, 'Save them again in the desk, under Settings.')];
  }
  const changed = read.filter(({ stored }) => stored.kind === 'value').length;
  return [fine(name, `${countOf(changed, 'setting')} changed in the desk; the others have their defaults.`)];
}
