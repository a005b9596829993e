/** Why a database could not do what it was asked, where the question itself was right. */
export type DatabaseFailure = 'busy' | 'unreachable' | 'full' | 'unwritable' | 'damaged';

/** Primary result codes of SQLite; the extended ones carry them in their lowest byte. */
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

/** SQLSTATEs of PostgreSQL: transactions that were in each other's way, statement cancelled by a timeout, lock not had in time, idle transaction ended, disk full. */
const postgresFailures: Readonly<Record<string, DatabaseFailure>> = {
  '40001': 'busy',
  '40P01': 'busy',
  '57014': 'busy',
  '55P03': 'busy',
  '25P03': 'busy',
  '25006': 'unwritable',
  '53100': 'full',
};

/** Classes of SQLSTATEs: connection, resources, an operator's doing, system, a file of the server damaged. */
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

/** What `pg`, its pool and Kysely say without a code. */
const connectionMessages =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|Query read timeout|Client was closed|connection has been discarded/;

/** What failed of the database itself; nothing for any other error, a broken constraint among them. */
export function databaseFailureOf(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteFailures[error.errcode & 0xff];
  if ('code' in error && typeof error.code === 'string') {
    if (networkCodes.has(error.code)) return 'unreachable';
    if ('severity' in error) return postgresFailures[error.code] ?? postgresClasses[error.code.slice(0, 2)];
  }
  return connectionMessages.test(error.message) ? 'unreachable' : undefined;
}
