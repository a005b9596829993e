import type { Migration } from 'kysely/migration';
import { up as baselineSchema } from './0038-baseline.ts';
import { up as serverFacts } from './0041-server-facts.ts';
import { up as provenAddresses } from './0043-proven-addresses.ts';
import { up as sessionProof } from './0044-session-proof.ts';
import { up as dailySumsOnly } from './0045-daily-sums-only.ts';
import { up as oneContentVersion } from './0046-one-content-version.ts';
import { up as noStoredCounts } from './0047-no-stored-counts.ts';
import { up as enquiryOwner } from './0048-enquiry-owner.ts';
import { up as recordings } from './0049-recordings.ts';
import { up as reviewEntries } from './0050-review-entries.ts';
import { up as calendarAndHealth } from './0051-calendar-and-health.ts';
import { up as openArticles } from './0052-open-articles.ts';
import { up as apiTokens } from './0053-api-tokens.ts';
import { up as webhooks } from './0054-webhooks.ts';

export interface SchemaMigration extends Migration {
  /**
   * Set when an older version of this program, which may still be running, would write rows that are wrong under the
   * new schema. The schema then refuses writes of older versions (see `schema-generation.ts`).
   */
  readonly breaking?: true;
}

/** Migrations by name, in order. */
export type SchemaMigrations = Readonly<Record<string, SchemaMigration>>;

/** The migration that makes the schema of version 002495df. */
export const baseline = '0038-baseline';
/** The last of the migrations that made this schema before, and that databases of that version ran. */
export const lastBeforeBaseline = '0038-waiting-mails';

/** Returns the names of applied migrations with the baseline in place of the migrations that made the same schema. */
export function withBaseline(applied: readonly string[]): readonly string[] {
  if (!applied.includes(lastBeforeBaseline)) return applied;
  return [baseline, ...applied.filter((name) => name > lastBeforeBaseline)];
}

/** Returns whether a database with these migrations lacks some of those that the baseline replaces. */
export function isBeforeBaseline(applied: readonly string[]): boolean {
  return withBaseline(applied).some((name) => name < baseline);
}

/** Every migration of this program. Each makes one change and is never edited after a release. */
export const migrations: SchemaMigrations = {
  [baseline]: { up: baselineSchema },
  '0041-server-facts': { up: serverFacts },
  '0043-proven-addresses': { up: provenAddresses },
  '0044-session-proof': { up: sessionProof },
  '0045-daily-sums-only': { up: dailySumsOnly },
  '0046-one-content-version': { up: oneContentVersion },
  '0047-no-stored-counts': { up: noStoredCounts },
  '0048-enquiry-owner': { up: enquiryOwner },
  '0049-recordings': { up: recordings },
  '0050-review-entries': { up: reviewEntries },
  '0051-calendar-and-health': { up: calendarAndHealth },
  '0052-open-articles': { up: openArticles },
  '0053-api-tokens': { up: apiTokens },
  '0054-webhooks': { up: webhooks },
};
