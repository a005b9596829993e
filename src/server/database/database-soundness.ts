import type { Kysely } from 'kysely';
import type { DatabaseSchema } from './schema.ts';

const checks = new WeakMap<Kysely<DatabaseSchema>, () => void>();

/** Says how a database's files are looked at. */
export function noteSoundness(db: Kysely<DatabaseSchema>, check: () => void): void {
  checks.set(db, check);
}

/** Raises what is wrong with a database's files; nothing on PostgreSQL, whose files are its own matter. */
export function requireSound(db: Kysely<DatabaseSchema>): void {
  checks.get(db)?.();
}
