/** SQLSTATE of PostgreSQL: unique, foreign key and (by that name since release 18) restrict violation, serialisation failure, deadlock. */
const postgresCodes = new Set(['23505', '23503', '23001', '40001', '40P01']);

/** Extended result codes of SQLite: foreign key, primary key, restrict (made of a trigger) and unique violation. */
const sqliteCodes = new Set([787, 1555, 1811, 2067]);

/**
 * Whether a write failed because another one came first: a unique or foreign key constraint, or, on PostgreSQL, a
 * deadlock. Trying again from the start then sees what the other one wrote.
 */
export function isWriteConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return typeof error.errcode === 'number' && sqliteCodes.has(error.errcode);
  return 'code' in error && typeof error.code === 'string' && postgresCodes.has(error.code);
}
