import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { findClockRecord, takeOverClockRecord } from '../../database/clock.ts';
import { takePostgres } from '../../database/data-lock.ts';
import { inSnapshot, readLastIdentifier } from '../../database/engine.ts';
import { findInstance, takeOverInstance } from '../../database/instance.ts';
import { type DatabaseSchema, type Queryable, storedTables, tableOrder } from '../../database/schema.ts';
import { requireKnownMigrations, writeBackupFile } from './backup-file.ts';
import { type BackupRows, type Cell, countRowsOf, fillWithRows, type RowLine } from './backup-rows.ts';

/** Maximum number of rows that one query fetches. It is low, because a single article can be half a megabyte. */
const rowsPerFetch = 100;

/**
 * Writes a backup of one committed state of a PostgreSQL database, which may be in use. The content is one line of JSON
 * for each {@link RowLine}. Returns the size of the file in bytes.
 */
export async function backUpPostgres(databaseUrl: string, file: string, now: Date): Promise<number> {
  return withPostgres(databaseUrl, (db) =>
    inSnapshot(db, async (snapshot) => {
      const { rows: migrations } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
        snapshot,
      );
      const tables = await readColumns(snapshot);
      // The count does not depend on how the rows are read afterwards.
      const rows: Record<string, number> = {};
      for (const { table } of tables) rows[table] = await countRowsOf(snapshot, table);
      const header = {
        engine: 'postgres' as const,
        created_at: now.toISOString(),
        migrations: migrations.map(({ name }) => name),
        rows,
      };
      return writeBackupFile(file, header, toBytes(readTables(snapshot, tables)));
    }),
  );
}

/** Opens a connection without time limits, passes it to `work`, and closes it. */
async function withPostgres<Result>(databaseUrl: string, work: (db: Queryable) => Promise<Result>): Promise<Result> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: 3000,
    application_name: 'bellbird backup',
  });
  // When a connection is lost between two queries, `pool` or its client emits an error. Without a listener, this error
  // would end the process. With the listeners, only the next query fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  await using db = new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
  return await work(db);
}

/** Returns whether a PostgreSQL database has never been migrated. */
export async function isEmptyPostgres(databaseUrl: string): Promise<boolean> {
  return withPostgres(databaseUrl, async (db) => {
    const { rows } = await sql`select 1 where to_regclass('kysely_migration') is null`.execute(db);
    return rows.length === 1;
  });
}

async function* toBytes(lines: AsyncIterable<RowLine>): AsyncGenerator<Buffer> {
  for await (const line of lines) yield Buffer.from(`${toLine(line)}\n`);
}

/** Returns a row line as JSON. Some programs take U+2028 and U+2029 for the end of a line, so both are escaped. */
function toLine(line: RowLine): string {
  return JSON.stringify(line).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

type TableColumns = Extract<RowLine, { table: unknown }>;

/** Returns the columns of each stored table that the database has. */
async function readColumns(db: Queryable): Promise<TableColumns[]> {
  const { rows } = await sql<{ table: string; column: string }>`select table_name as table, column_name as column
    from information_schema.columns where table_schema = current_schema() order by ordinal_position`.execute(db);
  const columnsOf = Map.groupBy(rows, ({ table }) => table);
  return storedTables.flatMap((table) => {
    const columns = columnsOf.get(table)?.map(({ column }) => column);
    return columns ? [{ table, columns }] : [];
  });
}

async function* readTables(db: Queryable, tables: readonly TableColumns[]): AsyncGenerator<RowLine> {
  for (const { table, columns } of tables) {
    yield { table, columns };
    const names = sql.join(columns.map((column) => sql.ref(column)));
    await sql`declare rows_of_table no scroll cursor for select ${names} from ${sql.table(table)}`.execute(db);
    let count = 0;
    for (let isDone = false; !isDone; ) {
      const fetch = sql<Record<string, Cell>>`fetch ${sql.lit(rowsPerFetch)} from rows_of_table`;
      const { rows } = await fetch.execute(db);
      yield* rows.map((row) => columns.map((column) => row[column] ?? null));
      count += rows.length;
      isDone = rows.length < rowsPerFetch;
    }
    await sql`close rows_of_table`.execute(db);
    yield { rows: count };
    // A restored table must not assign an id twice.
    const counter = columns.includes('id') ? await readLastIdentifier(db, table) : 0;
    if (counter > 0) yield { counter };
  }
}

/**
 * Replaces everything in a PostgreSQL database with the rows of a backup in one transaction, and ends all sessions.
 * Calls `keepFormer` first, so that it can back up the former data. Throws while a server uses the data.
 */
export async function restorePostgres(
  backup: BackupRows,
  databaseUrl: string,
  keepFormer: () => Promise<void>,
): Promise<void> {
  requireKnownMigrations(backup.name, backup.migrations);
  const mark = await takePostgres(databaseUrl);
  try {
    await keepFormer();
    await withPostgres(databaseUrl, async (db) => {
      const formerClock = await findClockRecord(db);
      const formerInstance = await findInstance(db);
      await db.transaction().execute(async (transaction) => {
        for (const table of [...tableOrder, 'kysely_migration', 'kysely_migration_lock']) {
          await sql`drop table if exists ${sql.table(table)} cascade`.execute(transaction);
        }
        await fillWithRows(transaction, backup);
        await takeOverClockRecord(transaction, formerClock);
        await takeOverInstance(transaction, formerInstance);
      });
    });
  } finally {
    await mark.release();
  }
}
