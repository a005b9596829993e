import pg from 'pg';
import { storedTables } from '../../database/schema.ts';
import { writeBackupFile } from './backup-file.ts';

/** Rows fetched in one go; an article may hold half a megabyte. */
const rowsPerFetch = 100;

/**
 * Writes a backup of a PostgreSQL database while it is being written to, as it is at one moment; gives its size in
 * bytes. Every table comes whole: `{"table","columns"}`, one array a row, `{"rows"}`, and `{"counter"}` where it counts.
 */
export async function backUpPostgres(databaseUrl: string, file: string, now: Date): Promise<number> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 3000,
    application_name: 'bellbird backup',
  });
  // A connection that ends between two questions raises here, and would end the server; the next question fails.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
    const migrations = rows.map(({ name }) => name);
    const header = { engine: 'postgres' as const, created_at: now.toISOString(), migrations };
    return await writeBackupFile(file, header, toBytes(readTables(client)));
  } finally {
    await client.end();
  }
}

async function* toBytes(lines: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const line of lines) yield Buffer.from(`${JSON.stringify(line)}\n`);
}

async function* readTables(client: pg.Client): AsyncGenerator<unknown> {
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

/** Yields every row as an array; returns how many there were. */
async function* readRows(
  client: pg.Client,
  table: string,
  columns: readonly string[],
): AsyncGenerator<unknown, number> {
  const names = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  await client.query(`declare rows_of_table no scroll cursor for select ${names} from ${pg.escapeIdentifier(table)}`);
  let count = 0;
  for (;;) {
    const text = `fetch ${rowsPerFetch} from rows_of_table`;
    const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' });
    yield* rows;
    count += rows.length;
    if (rows.length < rowsPerFetch) break;
  }
  await client.query('close rows_of_table');
  return count;
}

/** The last identifier that a table has given away, so that a restore never gives it again. */
async function readCounter(client: pg.Client, table: string): Promise<number | undefined> {
  const { rows } = await client.query<{ last: string | null }>(
    'select pg_sequence_last_value(s.oid)::text as last from pg_class s join pg_depend d on d.objid = s.oid and d.deptype = $2 where s.relkind = $3 and d.refobjid = to_regclass($1)',
    [pg.escapeIdentifier(table), 'i', 'S'],
  );
  const last = rows[0]?.last;
  return last ? Number(last) : undefined;
}
