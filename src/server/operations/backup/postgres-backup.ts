import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { findClockRecord, takeOverClockRecord } from '../../database/clock.ts';
import { takePostgres } from '../../database/data-lock.ts';
import { findInstance, takeOverInstance } from '../../database/instance.ts';
import { type DatabaseSchema, storedTables, tableOrder } from '../../database/schema.ts';
import { requireKnownMigrations, writeBackupFile } from './backup-file.ts';
import { type BackupRows, type Cell, fillWithRows, type RowLine } from './backup-rows.ts';

/** Maximum number of rows that one query fetches. It is low, because a single article can be half a megabyte. */
const rowsPerFetch = 100;

/**
 * Writes a backup of one committed state of a PostgreSQL database, which may be in use. The content is one line of JSON
 * for each {@link RowLine}. Returns the size of the file in bytes.
 */
export async function backUpPostgres(databaseUrl: string, file: string, now: Date): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const header = {
      engine: 'postgres' as const,
      created_at: now.toISOString(),
      migrations: await readMigrations(client),
      rows: await countTables(client),
    };
    return writeBackupFile(file, header, toBytes(readTables(client)));
  });
}

async function withClient<Result>(databaseUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 3000,
    application_name: 'bellbird backup',
  });
  // When a connection is lost between two queries, `client` emits an error. Without a listener, this error would end
  // the process. With the listener, only the next query fails.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns whether a PostgreSQL database has never been migrated. */
export async function isEmptyPostgres(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    const { rowCount } = await client.query("select 1 where to_regclass('kysely_migration') is null");
    return rowCount === 1;
  });
}

async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

/** Returns how many rows each stored table has. The count does not depend on how the rows are read afterwards. */
async function countTables(client: pg.Client): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of storedTables) {
    if ((await readColumns(client, table)).length === 0) continue;
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${pg.escapeIdentifier(table)}`);
    counts[table] = Number(rows[0]?.count);
  }
  return counts;
}

async function* toBytes(lines: AsyncIterable<RowLine>): AsyncGenerator<Buffer> {
  for await (const line of lines) yield Buffer.from(`${toLine(line)}\n`);
}

/** Returns a row line as JSON. Some programs take U+2028 and U+2029 for the end of a line, so both are escaped. */
function toLine(line: RowLine): string {
  return JSON.stringify(line).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

async function* readTables(client: pg.Client): AsyncGenerator<RowLine> {
  for (const table of storedTables) {
    const columns = await readColumns(client, table);
    if (columns.length === 0) continue;
    yield { table, columns };
    const rows = yield* readRows(client, table, columns);
    yield { rows };
    const counter = await readCounter(client, table);
    if (counter !== undefined) yield { counter };
  }
}

async function readColumns(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ column_name: string }>(
    'select column_name from information_schema.columns where table_schema = current_schema() and table_name = $1 order by ordinal_position',
    [table],
  );
  return rows.map((row) => row.column_name);
}

/** Yields every row as an array of its cells. Returns the number of rows. */
async function* readRows(
  client: pg.Client,
  table: string,
  columns: readonly string[],
): AsyncGenerator<RowLine, number> {
  const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  await client.query(`declare rows_of_table no scroll cursor for select ${names} from ${pg.escapeIdentifier(table)}`);
  let count = 0;
  for (;;) {
    const text = `fetch ${rowsPerFetch} from rows_of_table`;
    const { rows } = await client.query<Cell[]>({ text, rowMode: 'array' });
    yield* rows;
    count += rows.length;
    if (rows.length < rowsPerFetch) break;
  }
  await client.query('close rows_of_table');
  return count;
}

/** Returns the last id that a table assigned, or `undefined`. A restored table must not assign an id twice. */
async function readCounter(client: pg.Client, table: string): Promise<number | undefined> {
  const { rows } = await client.query<{ last: string | null }>(
    'select pg_sequence_last_value(s.oid)::text as last from pg_class s join pg_depend d on d.objid = s.oid and d.deptype = $2 where s.relkind = $3 and d.refobjid = to_regclass($1)',
    [pg.escapeIdentifier(table), 'i', 'S'],
  );
  const last = rows[0]?.last;
  return last ? Number(last) : undefined;
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
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: 3000,
  });
  // When a connection is lost between two queries, `pool` or its client emits an error. Without a listener, this error
  // would end the process. With the listeners, only the next query fails.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await keepFormer();
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
  } finally {
    await db.destroy();
    await mark.release();
  }
}
