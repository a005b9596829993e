import { ownerFactsSchema } from '#shared/api/owner-facts-contract.ts';
import { ownerSettingNames, ownerSettingSchemas, type VoiceConsent } from '#shared/api/owner-setting-contract.ts';
import type { OwnerFacts } from '#shared/offer/owner-facts.ts';
import { siteConfig } from '#site.config';
import { ConfigError } from '../config/config.ts';
import type { Queryable } from '../database/schema.ts';
import { findOwnerSettings, type OwnerSettingRow } from './owner-setting.repository.ts';

export interface OwnerValues extends OwnerFacts {
  readonly voiceConsent: VoiceConsent;
}

/** Returns the facts that the owner has set: the same object until a fact changes. */
export type ReadOwnerFacts = () => Promise<OwnerFacts>;

/**
 * Creates the functions that read the owner's settings. A setting has the value that was saved in the desk, otherwise
 * the value in `defaults`. Each call reads the database, because another process may have saved a setting.
 */
export function createOwnerSettings(db: Queryable, defaults: OwnerValues) {
  let last: { readonly key: string; readonly facts: OwnerFacts; readonly voiceConsent: VoiceConsent } | undefined;
  const read = async () => {
    const rows = await findOwnerSettings(db);
    const key = JSON.stringify(rows.map(({ name, value }) => [name, value]));
    if (last?.key !== key) {
      const { voiceConsent, ...facts } = mergeOwnerValues(defaults, rows);
      last = { key, facts, voiceConsent };
    }
    return last;
  };
  return {
    readFacts: async () => (await read()).facts,
    readVoiceConsent: async () => (await read()).voiceConsent,
  };
}

/**
 * Returns the defaults of the settings. Throws {@link ConfigError} with a sentence for each fact in `site.config.ts`
 * that cannot be used.
 */
export function readOwnerDefaults(voiceConsent: VoiceConsent, source: unknown = siteConfig.ownerFacts): OwnerValues {
  const parsed = ownerFactsSchema.safeParse(source);
  if (parsed.success) return { ...parsed.data, voiceConsent };
  const sentences = parsed.error.issues.map(({ path, message }) => `- ownerFacts.${path.join('.')}: ${message}`);
  throw new ConfigError(`Some facts in site.config.ts cannot be used:\n${sentences.join('\n')}`);
}

/** Returns the value of every setting: the stored value if it can be used, otherwise the default. */
export function mergeOwnerValues(defaults: OwnerValues, rows: readonly OwnerSettingRow[]): OwnerValues {
  const stored = rows.flatMap((row) => {
    const read = readStoredValue(row);
    return read.kind === 'value' ? [[row.name, read.value] as const] : [];
  });
  return { ...defaults, ...Object.fromEntries(stored) };
}

/** The stored value of a setting, or the reason why the default is used instead. */
export type StoredValue =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'default' }
  | { readonly kind: 'unusable'; readonly reason: string };

/**
 * Parses the stored value of a setting. A value can be unusable if it comes from a backup or an older version of this
 * program.
 */
export function readStoredValue({
  name,
  value,
}: {
  readonly name: string;
  readonly value: string | null;
}): StoredValue {
  const known = ownerSettingNames.find((setting) => setting === name);
  if (!known) return { kind: 'unusable', reason: 'There is no such setting.' };
  if (value === null) return { kind: 'default' };
  const parsed = ownerSettingSchemas[known].safeParse(parseJson(value));
  if (parsed.success) return { kind: 'value', value: parsed.data };
  return { kind: 'unusable', reason: parsed.error.issues.map(({ message }) => message).join(' ') };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
