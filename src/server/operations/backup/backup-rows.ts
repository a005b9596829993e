import type { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { z } from 'zod';
import { engineOf } from '../../database/engine.ts';
import { instanceSecret } from '../../database/instance.ts';
import { runMigrations } from '../../database/migrate.ts';
import { migrations, withBaseline } from '../../database/migrations/migrations.ts';
import { type Queryable, storedTables, type Transaction, tableOrder } from '../../database/schema.ts';
import { Problem } from '../../problem.ts';
import { readBackupContent, type VerifiedBackup } from './backup-file.ts';

/**
 * A line of a backup that consists of rows. SQLite and PostgreSQL can both restore such a backup. Each table has a line
 * with its name and columns, a line for each row, and a line with the number of rows. A table whose ids the database
 * assigns also has a line with the last id (`counter`).
 */
const rowLineSchema = z.union([
  z.array(z.union([z.string(), z.number(), z.null()])),
  z.object({ table: z.enum(tableOrder), columns: z.array(z.string().regex(/^[a-z][a-z0-9_]*$/)).min(1) }),
  z.object({ rows: z.number() }),
  z.object({ counter: z.number().int() }),
]);

export type RowLine = z.infer<typeof rowLineSchema>;

export type Cell = string | number | null;

export interface BackupRows {
  readonly name: string;
  /** The migrations that the database had, in order. */
  readonly migrations: readonly string[];
  readonly lines: AsyncIterable<RowLine> | Iterable<RowLine>;
  /** How many rows each table must have once the rows are inserted, if the backup says it. */
  readonly rows?: Readonly<Record<string, number>> | undefined;
}

const rowsPerInsert = 100;

export function rowsOfPostgresBackup(backup: VerifiedBackup): BackupRows {
  const { migrations, rows } = backup.header;
  return { name: backup.file, migrations, rows, lines: parseLines(backup) };
}

async function* parseLines(backup: VerifiedBackup): AsyncGenerator<RowLine> {
  let number = 0;
  for await (const text of splitLines(readBackupContent(backup))) {
    number += 1;
    yield parseLine(text, `${backup.file} is damaged: its line ${number} cannot be read.`);
  }
}

/**
 * Yields the lines of a text in UTF-8. Only a line feed ends a line: JSON leaves U+2028 and U+2029 as they are, and
 * `node:readline` would split a row there.
 */
async function* splitLines(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const part of content) {
    let start = 0;
    for (let end = part.indexOf('\n'); end !== -1; end = part.indexOf('\n', start)) {
      yield Buffer.concat([...begun, part.subarray(start, end)]).toString();
      begun = [];
      start = end + 1;
    }
    begun.push(part.subarray(start));
  }
  const rest = Buffer.concat(begun);
  if (rest.length > 0) yield rest.toString();
}

function parseLine(text: string, fault: string): RowLine {
  try {
    return rowLineSchema.parse(JSON.parse(text));
  } catch {
    throw new Problem('bad_request', fault);
  }
}

export function* rowsOfSqliteDatabase(database: DatabaseSync): Generator<RowLine> {
  for (const table of storedTables) {
    const columns = database
      .prepare('select name from pragma_table_info(?)')
      .all(table)
      .map(({ name }) => String(name));
    if (columns.length === 0) continue;
    yield rowLineSchema.parse({ table, columns });
    let rows = 0;
    const names = columns.map((column) => `"${column}"`).join(', ');
    for (const row of database.prepare(`select ${names} from "${table}"`).iterate()) {
      yield rowLineSchema.parse(columns.map((column) => row[column]));
      rows += 1;
    }
    yield { rows };
    const counter = database.prepare('select seq from sqlite_sequence where name = ?').get(table)?.seq;
    if (typeof counter === 'number') yield { counter };
  }
}

/**
 * Ends what may have ended after the backup was made, and must not work again: sessions, API tokens and unused one-time
 * links. Each statement is with its table, which an older backup may lack.
 */
export const endings = [
  ['sessions', 'delete from sessions'],
  ['api_tokens', 'delete from api_tokens'],
  [
    'one_time_links',
    'update one_time_links set withdrawn_at = created_at where used_at is null and withdrawn_at is null',
  ],
] as const;

/**
 * Fills a database with the rows of a backup. Migrates it to the backup's schema, inserts the rows, and migrates it to
 * this program's schema. Ends all sessions, API tokens and unused one-time links, and leaves out the identity of the
 * instance: two servers that were restored from one backup are two instances.
 */
export async function fillWithRows(transaction: Transaction, backup: BackupRows): Promise<void> {
  await runMigrations(transaction, migrations, withBaseline(backup.migrations).at(-1));
  // The tables are emptied first, because some migrations insert rows that are also in the backup.
  const present = await tablesOf(transaction);
  for (const table of tableOrder.toReversed()) {
    if (present.has(table)) await sql`delete from ${sql.table(table)}`.execute(transaction);
  }
  await insertRows(transaction, backup);
  await transaction.deleteFrom('server_secrets').where('name', '=', instanceSecret).execute();
  await runMigrations(transaction);
  for (const [, statement] of endings) await sql.raw(statement).execute(transaction);
}

async function tablesOf(db: Queryable): Promise<ReadonlySet<string>> {
  return new Set((await db.introspection.getTables()).map(({ name }) => name));
}

interface OpenTable {
  readonly name: string;
  readonly columns: readonly string[];
  waiting: Cell[][];
  rows: number;
}

async function insertRows(transaction: Transaction, { name, lines, rows: expected }: BackupRows): Promise<void> {
  let open: OpenTable | undefined;
  const counts: Record<string, number> = {};
  for await (const line of lines) {
    if ('table' in line) open = { name: line.table, columns: line.columns, waiting: [], rows: 0 };
    if (!open) throw new Problem('bad_request', `${name} does not begin with a table.`);
    if (Array.isArray(line)) {
      open.waiting.push(line);
      open.rows += 1;
      if (open.waiting.length >= rowsPerInsert) await insert(transaction, open);
    } else if ('rows' in line) {
      await insert(transaction, open);
      if (line.rows !== open.rows) throw new Problem('bad_request', `${name} lacks rows of ${open.name}.`);
      counts[open.name] = await countRowsOf(transaction, open.name);
    } else if ('counter' in line) {
      await engineOf(transaction).setLastIdentifier(transaction, open.name, line.counter);
    }
  }
  requireCounts(name, expected, counts);
}

export async function countRowsOf(db: Queryable, table: string): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.count);
}

/** Throws when a table does not have as many rows as the backup says. */
export function requireCounts(
  name: string,
  expected: Readonly<Record<string, number>> | undefined,
  counts: Readonly<Record<string, number>>,
): void {
  for (const [table, rows] of Object.entries(expected ?? {})) {
    if (counts[table] === rows) continue;
    throw new Problem('bad_request', `${name} is not whole: it has ${counts[table] ?? 0} of ${rows} rows of ${table}.`);
  }
}

async function insert(transaction: Transaction, table: OpenTable): Promise<void> {
  if (table.waiting.length === 0) return;
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  const rows = sql.join(table.waiting.map((row) => sql`(${sql.join(row)})`));
  await sql`insert into ${sql.table(table.name)} (${columns}) values ${rows}`.execute(transaction);
  table.waiting = [];
}
