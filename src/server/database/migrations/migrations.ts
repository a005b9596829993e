import type { Migration } from 'kysely/migration';
import { up as baselineSchema } from './0038-baseline.ts';
import { sinceBaseline } from './since-baseline.ts';

/** Migrations by name, in order. */
export type SchemaMigrations = Readonly<Record<string, Migration>>;

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

/** Every migration of this program. */
export const migrations: SchemaMigrations = { [baseline]: { up: baselineSchema }, ...sinceBaseline };
