import { createInterface } from 'node:readline';
import type { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { type Kysely, sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { engineOf } from '../../database/engine.ts';
import { runMigrations } from '../../database/migrate.ts';
import { migrations } from '../../database/migrations/migrations.ts';
import { type DatabaseSchema, storedTables, tableOrder } from '../../database/schema.ts';
import { Problem } from '../../problems/problem.ts';
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

/** One line of a backup that is stored as rows. */
export type RowLine = z.infer<typeof rowLineSchema>;

/** One value of a row. */
export type Cell = string | number | null;

export interface BackupRows {
  /** Name of the backup, for messages. */
  readonly name: string;
  /** The migrations that the database had, in order. */
  readonly migrations: readonly string[];
  readonly lines: AsyncIterable<RowLine> | Iterable<RowLine>;
}

const rowsPerInsert = 100;

/** Returns the rows of a PostgreSQL backup. */
export function rowsOfPostgresBackup(backup: VerifiedBackup): BackupRows {
  return { name: backup.file, migrations: backup.header.migrations, lines: parseLines(backup) };
}

async function* parseLines(backup: VerifiedBackup): AsyncGenerator<RowLine> {
  for await (const text of createInterface({ input: Readable.from(readBackupContent(backup)) })) {
    yield rowLineSchema.parse(JSON.parse(text));
  }
}

/** Returns the rows of an open SQLite database. */
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
 * Withdraws every one-time link that is unused in the backup. The link may have been used after the backup was made,
 * and must not work again.
 */
export const withdrawLinks =
  'update one_time_links set withdrawn_at = created_at where used_at is null and withdrawn_at is null';

/**
 * Fills a database with the rows of a backup. Migrates it to the backup's schema, inserts the rows, and migrates it to
 * this program's schema. Ends all sessions and withdraws all unused one-time links.
 */
export async function fillWithRows(transaction: Transaction<DatabaseSchema>, backup: BackupRows): Promise<void> {
  await runMigrations(transaction, migrations, backup.migrations.at(-1));
  // The tables are emptied first, because some migrations insert rows that are also in the backup.
  const present = await tablesOf(transaction);
  for (const table of tableOrder.toReversed()) {
    if (present.has(table)) await sql`delete from ${sql.table(table)}`.execute(transaction);
  }
  await insertRows(transaction, backup);
  await transaction.deleteFrom('sessions').execute();
  await runMigrations(transaction);
  await sql.raw(withdrawLinks).execute(transaction);
}

async function tablesOf(db: Kysely<DatabaseSchema>): Promise<ReadonlySet<string>> {
  return new Set((await db.introspection.getTables()).map(({ name }) => name));
}

interface OpenTable {
  readonly name: string;
  readonly columns: readonly string[];
  waiting: Cell[][];
  rows: number;
}

async function insertRows(transaction: Transaction<DatabaseSchema>, { name, lines }: BackupRows): Promise<void> {
  let open: OpenTable | undefined;
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
    } else if ('counter' in line) {
      await engineOf(transaction).setLastIdentifier(transaction, open.name, line.counter);
    }
  }
}

async function insert(transaction: Transaction<DatabaseSchema>, table: OpenTable): Promise<void> {
  if (table.waiting.length === 0) return;
  const columns = sql.join(table.columns.map((column) => sql.ref(column)));
  const rows = sql.join(table.waiting.map((row) => sql`(${sql.join(row)})`));
  await sql`insert into ${sql.table(table.name)} (${columns}) values ${rows}`.execute(transaction);
  table.waiting = [];
}
