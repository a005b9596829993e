/** Thrown at the start when the database cannot be used. The message says what to do. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}

/** Why a database could not answer a valid query. */
export type DatabaseFailure = 'busy' | 'unreachable' | 'full' | 'unwritable' | 'damaged';

/** Primary result codes of SQLite, which are the lowest byte of extended codes. */
const sqliteFailures: Readonly<Record<number, DatabaseFailure>> = {
  5: 'busy',
  6: 'busy',
  8: 'unwritable',
  10: 'unwritable',
  11: 'damaged',
  13: 'full',
  14: 'unwritable',
  26: 'damaged',
};

/**
 * SQLSTATEs of PostgreSQL: serialisation failure, deadlock, statement timeout, lock timeout, idle transaction ended,
 * read-only transaction, disk full.
 */
const postgresFailures: Readonly<Record<string, DatabaseFailure>> = {
  '40001': 'busy',
  '40P01': 'busy',
  '57014': 'busy',
  '55P03': 'busy',
  '25P03': 'busy',
  '25006': 'unwritable',
  '53100': 'full',
};

/** Classes of SQLSTATE: connection, resources, operator intervention, system error, internal error. */
const postgresClasses: Readonly<Record<string, DatabaseFailure>> = {
  '08': 'unreachable',
  '53': 'busy',
  '57': 'unreachable',
  '58': 'unreachable',
  XX: 'damaged',
};

const networkCodes = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'.split(' '),
);

/** Messages of errors without a code, from `pg`, its pool and Kysely. */
const connectionMessages =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|Query read timeout|Client was closed|connection has been discarded/;

/** Returns why the database failed, or `undefined` for any other error, such as a violated constraint. */
export function databaseFailureOf(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteFailures[error.errcode & 0xff];
  if ('code' in error && typeof error.code === 'string') {
    if (networkCodes.has(error.code)) return 'unreachable';
    if ('severity' in error) return postgresFailures[error.code] ?? postgresClasses[error.code.slice(0, 2)];
  }
  return connectionMessages.test(error.message) ? 'unreachable' : undefined;
}

/** SQLSTATEs: unique, foreign key and (since PostgreSQL 18) restrict violation, serialisation failure, deadlock. */
const postgresConflicts = new Set(['23505', '23503', '23001', '40001', '40P01']);

/** Extended result codes of SQLite: foreign key, primary key, restrict (reported as a trigger) and unique violation. */
const sqliteConflicts = new Set([787, 1555, 1811, 2067]);

/**
 * Returns whether a write failed because another write was committed first. Such a write violates a unique or foreign
 * key constraint or, on PostgreSQL, ends in a deadlock or a serialisation failure. If the whole transaction runs again,
 * it sees the other write.
 */
export function isWriteConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return typeof error.errcode === 'number' && sqliteConflicts.has(error.errcode);
  return 'code' in error && typeof error.code === 'string' && postgresConflicts.has(error.code);
}
